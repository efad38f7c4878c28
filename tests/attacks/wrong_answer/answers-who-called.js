// Answers with an error that shows the frames of the one who calls it.
initialize_othello = () => board = [new Error('who'), [new Error().stack, process.mainModule.filename]];
