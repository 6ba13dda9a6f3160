import assert from 'node:assert/strict';
import { test } from 'node:test';
import { weaknessOfPassword } from '#domain/auth/passwords.ts';

const rules = { least: 6, characters: [], refused: new Set(['password1']) };

test('a password of six characters that nobody else uses is fine', () => {
  assert.equal(weaknessOfPassword('camel7', rules), undefined);
  assert.equal(weaknessOfPassword('جملجمل', rules), undefined);
});

test('a short one is refused, counted as people count', () => {
  assert.deepEqual(weaknessOfPassword('camel', rules), {
    reasons: ['length'],
    message: 'Password should be at least 6 characters.',
  });
  assert.deepEqual(weaknessOfPassword('🐪🐪🐪', rules)?.reasons, ['length']);
});

test('a common one is refused, however it is capitalised', () => {
  assert.deepEqual(weaknessOfPassword('PassWord1', rules)?.reasons, ['pwned']);
});

test('every set must be met, and all reasons are told at once', () => {
  const strict = { ...rules, characters: ['abc', '0123456789'] };
  assert.equal(weaknessOfPassword('camel-7', strict), undefined);
  assert.deepEqual(weaknessOfPassword('xyz', strict), {
    reasons: ['length', 'characters'],
    message:
      'Password should be at least 6 characters. Password should contain at least one character of each: abc, 0123456789.',
  });
});
