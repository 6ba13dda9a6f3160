import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookingSheet as ar } from '#web/bookings/sheet/text.ar.ts';
import { bookingSheet as en } from '#web/bookings/sheet/text.en.ts';

test('who books for another reads that the letters go to that other, and not to them', () => {
  const of = 'Layla Haddad';
  assert.match(en.done.confirmedText(of), /on their way to Layla Haddad’s mail\.$/);
  assert.match(en.done.pendingText(of), /kept for Layla Haddad\..* writes to Layla Haddad\.$/);
  assert.match(en.done.confirmedText(undefined), /to your mail\.$/);
  for (const text of [ar.done.confirmedText(of), ar.done.pendingText(of)]) {
    assert.ok(text.includes(of), text);
    assert.doesNotMatch(text, /بريدك|إليك| لك/);
  }
});
