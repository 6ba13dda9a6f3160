import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPhone } from '#web/platform/auth/factor-phone.ts';

test('a number is read as people write it, as long as it names its country', () => {
  for (const typed of [
    '+971 50 123 4567',
    '00971501234567',
    '971-50-1234567',
    '+971 (50) 123.4567',
  ])
    assert.equal(readPhone(typed), '971501234567');
  for (const typed of ['', '050 123 4567', '12345', 'call me', '+9715012345678901'])
    assert.equal(readPhone(typed), undefined);
});
