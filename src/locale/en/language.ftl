language-unknown = cannot tell which language { $path } is written in: known are { $extensions }, a “#!” line, and executable files (or choose one with --language)
language-not-executable = { $path } is to be run by { $interpreter }, but may not be executed: try chmod +x
