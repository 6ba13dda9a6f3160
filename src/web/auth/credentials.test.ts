import assert from 'node:assert/strict';
import { test } from 'node:test';
import { digitsOf, domainOf, isAddress, isCode } from '#web/platform/auth/credentials.ts';
import { secondsIn } from '#web/platform/auth/use-ask.ts';

test('an address has one @, a dot behind it and no blanks', () => {
  for (const good of ['layla@example.com', ' layla@rihla.example ']) assert.ok(isAddress(good));
  for (const bad of ['', 'layla', 'layla@', 'a@b', 'a b@c.d', 'a@b@c.d'])
    assert.ok(!isAddress(bad));
});

test('a company is found by what stands behind the @', () => {
  assert.equal(domainOf(' Omar@Haddad.Example '), 'haddad.example');
});

test('a code may be typed with blanks', () => {
  assert.equal(digitsOf('123 456'), '123456');
  assert.ok(isCode('123 456'));
  assert.ok(!isCode('12345'));
});

test('the wait is read from the service’s sentence', () => {
  const sentence = 'For security purposes, you can only request this after 43 seconds.';
  assert.equal(secondsIn(sentence), 43);
  assert.equal(secondsIn('Invalid login credentials'), undefined);
});
