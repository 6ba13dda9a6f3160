import assert from 'node:assert/strict';
import { test } from 'node:test';
import { personNamed } from '#domain/documents/person-named.ts';

const salma = { name: 'Salma Al Mansoori' };
const yusuf = { name: 'Yusuf Al Mansoori' };

test('a person is meant by the whole name or by the first one', () => {
  assert.equal(personNamed('salma al mansoori', [yusuf, salma]), salma);
  assert.equal(personNamed('Salma', [yusuf, salma]), salma);
  assert.equal(personNamed('Sal', [yusuf, salma]), undefined);
  assert.equal(personNamed('', [yusuf, salma]), undefined);
});

test('where two have the first name nobody is meant by it', () => {
  assert.equal(personNamed('Salma', [salma, { name: 'Salma Haddad' }]), undefined);
});
