import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strengthOf } from '#domain/auth/password-strength.ts';

test('short and repetitive passwords are weak, long ones strong, in every script', () => {
  for (const weak of ['123456', 'aaaaaaaaaaaa', 'rihla', 'Ab1!'])
    assert.equal(strengthOf(weak), 'weak', weak);
  for (const fair of ['marhaba2026', 'Dubai-2026']) assert.equal(strengthOf(fair), 'fair', fair);
  for (const strong of ['a quiet morning in May', 'صباح هادئ في أيار ٢٠٢٦', 'kT9!vW2#qLzP'])
    assert.equal(strengthOf(strong), 'strong', strong);
});
