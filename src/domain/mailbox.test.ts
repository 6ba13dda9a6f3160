import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mailboxOf } from '#domain/mailbox.ts';

test('what stands after a plus sign, and capitals, make no other reader', () => {
  for (const email of ['layla@example.com', 'Layla+1@Example.com', 'layla+a+b@example.com'])
    assert.equal(mailboxOf(email), 'layla@example.com');
  assert.equal(mailboxOf('omar@example.com'), 'omar@example.com');
  assert.equal(mailboxOf('layla@plus+sign.example'), 'layla@plus+sign.example');
});
