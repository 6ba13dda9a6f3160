import assert from 'node:assert/strict';
import { test } from 'node:test';
import { qrAddress, spaceKey } from '#web/account/factors/totp-key.ts';

test('a colour in the QR code does not cut its address short', () => {
  const address = qrAddress('data:image/svg+xml;utf-8,<svg fill="#fff"/>');
  assert.equal(address, 'data:image/svg+xml,%3Csvg%20fill%3D%22%23fff%22%2F%3E');
});

test('a key is read in fours', () => {
  assert.equal(spaceKey('JBSWY3DPEHPK3PXPAA'), 'JBSW Y3DP EHPK 3PXP AA');
});
