// Answers with sixteen thousand references to one text, which is little memory until somebody writes them down.
initialize_othello = () => board = new Array(8).fill(new Array(2000).fill('x'.repeat(4096)));
