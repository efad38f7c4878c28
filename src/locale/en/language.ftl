language-unknown = cannot tell which language { $path } is written in: known are { $extensions }, a “#!” line, and executable files (or choose one with --language)
    .letter = It cannot be told which language { $path } is written in. The end of its name tells it ({ $extensions }), or a first line that begins with “#!”.
language-not-executable = { $path } is to be run by { $interpreter }, but may not be executed: try chmod +x
    .letter = { $path } is to be run by { $interpreter }, but is not marked as executable.
