import assert from 'node:assert/strict';
import { Secret, TOTP } from 'otpauth';
import { Temporal } from 'temporal-polyfill/full';
import type { authClient } from '#server/auth/testing.ts';
import { clock } from '#server/start.ts';

type Client = ReturnType<typeof authClient>;

/** What an authenticator app shows, so many steps from now. */
export function codeOf(secret: string, stepsAhead = 0): string {
  const timestamp = Temporal.Instant.from(clock()).epochMilliseconds + stepsAhead * 30_000;
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });
}

/** A code that is not the right one in any step that counts. */
export function wrongCode(secret: string): string {
  const right = [-2, -1, 0, 1, 2].map((step) => codeOf(secret, step));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find(
    (code) => !right.includes(code),
  ) as string; // five codes cannot be six
}

export async function enrollTotp(client: Client, friendlyName = 'Phone app') {
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName });
  assert.equal(error, null);
  assert.ok(data?.type === 'totp');
  return { id: data.id, ...data.totp };
}

/** Enrols an authenticator app and proves it; the session has two factors afterwards. */
export async function withTotp(client: Client, friendlyName = 'Phone app') {
  const factor = await enrollTotp(client, friendlyName);
  // The step before this one, so that the current code is still unused; it may end on the way.
  const prove = () =>
    client.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(factor.secret, -1) });
  const first = await prove();
  const { data, error } = first.error ? await prove() : first;
  assert.equal(error, null);
  assert.ok(data);
  return { ...factor, token: data.access_token, refreshToken: data.refresh_token };
}
