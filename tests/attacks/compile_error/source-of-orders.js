// Has a mistake on a line that steers a terminal.
const x = '[2J‮ ##[error]' 'wrong';
