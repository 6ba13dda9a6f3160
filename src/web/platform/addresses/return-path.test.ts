import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextPath, signInAddress } from '#web/platform/addresses/return-path.ts';

const next = (value: string) => nextPath(`?${new URLSearchParams({ next: value })}`);

test('who signs in goes where they wanted to go, else to the dashboard', () => {
  assert.equal(next('/profile/security?tab=1'), '/profile/security?tab=1');
  assert.equal(nextPath(''), '/dashboard');
});

test('the way back never leads to another site', () => {
  for (const evil of ['//evil.example', 'https://evil.example', '/\\evil.example', '\\\\evil', 'x'])
    assert.equal(next(evil), '/dashboard', evil);
});

test('the sign-in screen is told the way back and what became of the link', () => {
  const from = (address: string) => signInAddress(new URL(address, 'http://rihla.example'));
  assert.equal(from('/dashboard'), '/auth');
  assert.equal(from('/profile/security'), '/auth?next=%2Fprofile%2Fsecurity');
  assert.equal(from('/dashboard?code=abc'), '/auth?link=elsewhere');
  assert.equal(
    from('/dashboard?error=access_denied&error_code=otp_expired#error=x'),
    '/auth?link=expired&reason=otp_expired',
  );
});
