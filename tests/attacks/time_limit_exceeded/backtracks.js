// Has one small expression worked out for years.
attack = () => {
  /^(a+)+$/.test('a'.repeat(50) + 'b');
};
