import type { FastifyRequest } from 'fastify';
import { AuthFailure } from '#domain/auth/failure.ts';
import { secondsSince } from '#domain/time.ts';
import { refuseAuth } from '#server/auth/failure.ts';
import { networkOf } from '#server/platform/requests/rate-limit.ts';
import type { Services } from '#server/services.ts';

/** Requests of one network per window, by what they ask for. */
const perNetwork = {
  signup: { most: 30, seconds: 300 },
  otp: { most: 30, seconds: 300 },
  magiclink: { most: 30, seconds: 300 },
  recover: { most: 30, seconds: 300 },
  resend: { most: 30, seconds: 300 },
  user: { most: 30, seconds: 300 },
  // An office of hundreds signs in at nine, from one network; wrong passwords are counted on their own.
  token: { most: 1500, seconds: 300 },
  verify: { most: 30, seconds: 300 },
  sso: { most: 30, seconds: 300 },
  anonymous: { most: 30, seconds: 3600 },
  mfa: { most: 15, seconds: 60 },
  passkeys: { most: 30, seconds: 300 },
};

type Limited = keyof typeof perNetwork;

/** Counted in this process: a request that is one too many must not cost a query. */
export function limitRequests({ auth }: Services, { ip }: FastifyRequest, what: Limited) {
  if (!auth.settings.rateLimits) return;
  const { most, seconds } = perNetwork[what];
  if (auth.requests.hit(`${what}:${networkOf(ip)}`, seconds) > most) refuseRequest();
}

const refuseRequest = (): never =>
  refuseAuth(429, 'over_request_rate_limit', 'Request rate limit reached');

/** One send a minute for one account and purpose. */
export function requireInterval(
  { auth, now }: Services,
  lastSent: string | null,
  channel: 'mail' | 'sms',
) {
  if (lastSent === null) return;
  const wait = auth.settings.sendInterval - secondsSince(lastSent, now());
  if (wait <= 0) return;
  const code = channel === 'mail' ? 'over_email_send_rate_limit' : 'over_sms_send_rate_limit';
  const words = `For security purposes, you can only request this after ${Math.ceil(wait)} seconds.`;
  throw new AuthFailure(429, code, words);
}
