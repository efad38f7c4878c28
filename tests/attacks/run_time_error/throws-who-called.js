// Throws the frames of the one who calls it as a message.
attack = () => { throw new Error(new Error('who').stack); };
