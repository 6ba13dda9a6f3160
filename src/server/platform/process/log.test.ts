import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '#server/platform/ids.ts';
import { newLinkToken } from '#server/platform/link-tokens.ts';
import { withoutSecrets } from '#server/platform/process/log.ts';

test('an address that opens something is not written down', () => {
  const { token } = newLinkToken();
  for (const [path, shown] of [
    [`/calendar/${token}.ics`, '/calendar/…'],
    ['/calendar/short', '/calendar/…'],
    [`/rest/v1/documents/opened/${token}`, '/rest/v1/documents/opened/…'],
    [`/rest/v1/documents/opened/${token}/more`, '/rest/v1/documents/opened/…'],
    [`/somewhere/${token}`, '/somewhere/…'],
    [`/somewhere/${token}/else`, '/somewhere/…/else'],
    ['/x/eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoiYW5vbiJ9.c2lnbmF0dXJl', '/x/…'],
  ] as const)
    assert.equal(withoutSecrets(path), shown);
});

test('what helps to find a fault is', () => {
  const id = newId();
  for (const path of [
    `/rest/v1/bookings/${id}/cancel`,
    '/rest/v1/catalogue/offerings/desert-dinner-for-2-under-stars',
    '/bookings/yachts/sunseeker-75-with-crew',
    '/assets/index-DmX2.js',
    '/',
  ])
    assert.equal(withoutSecrets(path), path);
});
