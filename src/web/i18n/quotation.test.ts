import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quoted } from '#web/i18n/quotation.ts';

test('a title stands in the marks of its own script, apart from the line around it', () => {
  assert.equal(quoted('A falcon at the party'), '\u2068“A falcon at the party”\u2069');
  assert.equal(quoted('فيلا على النخلة'), '\u2068«فيلا على النخلة»\u2069');
});
