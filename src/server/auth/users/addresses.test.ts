import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readPhone, usableEmail } from '#server/auth/users/addresses.ts';

test('a mail address is kept in lower case', () => {
  assert.equal(usableEmail('Layla.Al+Home@Mail.Example.com'), 'layla.al+home@mail.example.com');
});

test('what looks like another address, or like more than one, is none', () => {
  for (const bad of [
    '',
    'layla',
    'layla@',
    '@example.com',
    'layla@example..com',
    '.layla@example.com',
    'layla@-example.com',
    'layla@example.com ',
    'layla@example.com,omar@example.com',
    'Layla <layla@example.com>',
    'layla@example.com\r\nBcc: omar@example.com',
    'lаyla@example.com', // a Cyrillic letter
    'layla@exаmple.com',
    '\u212Aarim@example.com', // the sign for kelvin becomes a k in lower case
    'ｌayla@example.com',
    'layla\u200B@example.com',
    'layla\0@example.com',
  ])
    assert.equal(usableEmail(bad), undefined, JSON.stringify(bad));
});

test('whatever is taken for an address is plain, short and stays as it is', () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string()), (text) => {
      const email = usableEmail(text);
      if (email === undefined) return;
      assert.match(email, /^[\x21-\x7e]+@[\x21-\x7e]+$/);
      assert.equal(usableEmail(email), email);
    }),
  );
});

test('a number is kept as its digits', () => {
  assert.equal(readPhone('+971 50 123 4567'), '971501234567');
  for (const bad of ['', '0501234567', '++9715', '971-50', '1', '1234567890123456', '٩٧١٥٠'])
    assert.throws(() => readPhone(bad), /E\.164/, bad);
});
