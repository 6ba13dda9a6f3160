import assert from 'node:assert/strict';
import { test } from 'node:test';
import { displayName, partOfDay } from '#domain/greeting.ts';

test('it is morning before 12:00, afternoon before 18:00 and evening otherwise (section 2)', () => {
  const hours = [0, 11, 12, 17, 18, 23];
  const said = ['morning', 'morning', 'afternoon', 'afternoon', 'evening', 'evening'];
  assert.deepEqual(hours.map(partOfDay), said);
});

test('a client is called by full name, else name, else what stands before the @, else a guest', () => {
  const email = 'layla@rihla.example';
  const called = (full_name: unknown, name: unknown, address?: string) =>
    displayName({ email: address, user_metadata: { full_name, name } }, 'Valued Guest');
  assert.equal(called('Layla Haddad', 'Layla', email), 'Layla Haddad');
  assert.equal(called('', 'Layla', email), 'Layla');
  assert.equal(called('  ', undefined, email), 'layla');
  assert.equal(called(undefined, undefined, ''), 'Valued Guest');
  assert.equal(displayName({}, 'Valued Guest'), 'Valued Guest');
});

test('metadata that is no text is no name', () => {
  const user_metadata = { full_name: 7, name: { first: 'Layla' } };
  assert.equal(
    displayName({ email: 'layla@rihla.example', user_metadata }, 'Valued Guest'),
    'layla',
  );
});
