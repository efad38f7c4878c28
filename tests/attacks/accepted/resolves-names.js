// Asks for a name, and for a page; what comes of it arrives after the answer.
attack = () => {
  require('dns').lookup('example.com', () => {});
  require('http').get('http://127.0.0.1:9/', () => {}).on('error', () => {});
  require('net').connect(9, '127.0.0.1').on('error', () => {});
};
