import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readReturn, readTokens, signInReturn, withoutReturn } from '#web/platform/auth/return.ts';

const at = (address: string) => new URL(address, 'http://rihla.example');

test('a link that is used or too old says so, in the query or in the fragment', () => {
  const words = 'error=access_denied&error_code=otp_expired&error_description=x';
  for (const address of [`/dashboard?${words}`, `/dashboard#${words}&sb=`])
    assert.deepEqual(readReturn(at(address)), { link: 'expired', reason: 'otp_expired' });
});

test('other refusals keep their reason', () => {
  assert.deepEqual(readReturn(at('/auth?error=access_denied&error_code=user_banned')), {
    link: 'refused',
    reason: 'user_banned',
  });
});

test('a code that is still there was asked for in another browser', () => {
  assert.equal(readReturn(at('/dashboard?code=abc'))?.link, 'elsewhere');
  assert.equal(readReturn(at('/profile/security#message=Confirmation+link&sb='))?.link, 'half');
  assert.equal(readReturn(at('/dashboard?tab=trips')), undefined);
});

test('the place to come back to loses the service’s words and keeps its own', () => {
  assert.equal(withoutReturn(at('/dashboard?code=abc&tab=trips#error=x')), '/dashboard?tab=trips');
  assert.equal(withoutReturn(at('/dashboard?error=x&sb=')), '/dashboard');
});

test('tokens are read from the fragment only, and only whole', () => {
  assert.equal(readTokens(at('/auth?access_token=a&refresh_token=b')), undefined);
  assert.equal(readTokens(at('/auth#access_token=a')), undefined);
  assert.deepEqual(readTokens(at('/auth#access_token=a&refresh_token=b&type=invite')), {
    access_token: 'a',
    refresh_token: 'b',
    type: 'invite',
  });
});

test('who is sent to the home page by the sign-in service finds the sign-in screen', () => {
  assert.equal(signInReturn(at('/?code=abc')), '/auth?code=abc');
  assert.equal(signInReturn(at('/ar#error_code=x')), '/ar/auth#error_code=x');
  assert.equal(signInReturn(at('/bookings?code=abc')), undefined);
  assert.equal(signInReturn(at('/?from=mail')), undefined);
});
