import { decodeJwt, errors } from 'jose';
import { AuthFailure } from '#domain/auth/failure.ts';
import { Failure } from '#domain/failure.ts';
import { displayName } from '#domain/greeting.ts';
import { epochSeconds } from '#domain/time.ts';
import { personBearing } from '#server/auth/guards/guards.ts';
import { type Claims, verifyToken } from '#server/auth/sessions/tokens.ts';
import {
  type Bearer,
  type KnownCaller,
  type LiveGuard,
  TokenRefused,
} from '#server/platform/live-guard.ts';
import type { Services } from '#server/services.ts';

/** Tokens and people as live asks for them. */
export const liveGuard = (services: Services): LiveGuard => ({
  read: (token) => readToken(services, token),
  whoIs: (bearer) => whoIs(services, bearer),
});

async function readToken({ auth, now }: Services, token: string): Promise<Bearer> {
  if (token === '') throw new TokenRefused('missing');
  const { anon, service } = auth.projectKeys;
  // The house's own keys outlive the key that signed them, and may be no token at all.
  if (token === service) return { token, role: 'service_role', expiresAt: undefined };
  if (token === anon) return { token, role: 'anon', expiresAt: undefined };
  const { role, exp, session_id: session } = claimed(token);
  if (role === undefined || exp === undefined) throw new TokenRefused('incomplete');
  try {
    await (auth.hosted ? auth.hosted(token) : verifyToken(auth.keys, token, now()));
  } catch (error) {
    if (!(error instanceof AuthFailure)) throw error;
    const late = epochSeconds(now()) - exp;
    throw late >= 0 ? new TokenRefused('expired', late) : new TokenRefused('signature');
  }
  return { token, role, expiresAt: exp, ...(session && { session }) };
}

function claimed(token: string): Pick<Claims, 'role' | 'exp' | 'session_id'> {
  try {
    const { role, exp, session_id } = decodeJwt(token);
    return {
      ...(typeof role === 'string' && { role }),
      ...(typeof exp === 'number' && { exp }),
      ...(typeof session_id === 'string' && { session_id }),
    };
  } catch (error) {
    if (error instanceof errors.JWTInvalid) throw new TokenRefused('malformed');
    throw error;
  }
}

async function whoIs(services: Services, { token }: Bearer): Promise<KnownCaller | undefined> {
  const person = await personBearing(services, token).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
    if (error.code === 'unauthenticated') return undefined;
    throw error.code === 'second_factor_needed' ? new TokenRefused('half') : error;
  });
  if (!person) return undefined;
  const { id, email, role, hasShownTwo, metadata } = person;
  const isHouse = role === 'concierge' || role === 'admin';
  // As at the desk's endpoints: in production nobody works here with a password alone.
  const isProven = !services.config.production || hasShownTwo;
  const kind = isHouse && isProven ? 'staff' : 'client';
  return { caller: { kind, id }, name: displayName({ email, user_metadata: metadata }, '') };
}
