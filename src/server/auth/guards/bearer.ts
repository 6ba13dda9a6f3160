import type { FastifyRequest } from 'fastify';
import { type Account, loadAccount } from '#server/auth/account.ts';
import { refuseAuth, refuseInput } from '#server/auth/failure.ts';
import { type Bearing, bearerOf, isUuid } from '#server/auth/guards/bearer-header.ts';
import { findSession, type Session } from '#server/auth/sessions/store.ts';
import { type Claims, verifyToken } from '#server/auth/sessions/tokens.ts';
import { isBanned } from '#server/auth/users/state.ts';
import { system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** Who asks, with the session they ask from; a token of a trusted key may name none. */
export interface Signed extends Account {
  session: Session | undefined;
  claims: Claims;
}

export async function requireUser(services: Services, request: Bearing): Promise<Signed> {
  const claims = await requireClaims(services, request);
  const { sub, session_id: sessionId } = claims;
  if (!sub) refuseAuth(403, 'bad_jwt', 'invalid claim: missing sub claim');
  if (!isUuid(sub)) refuseAuth(400, 'bad_jwt', 'invalid claim: sub claim must be a UUID');
  const [account, session] = await services.sql.as(system, (tx) =>
    Promise.all([
      loadAccount(tx, sub),
      sessionId && isUuid(sessionId) ? findSession(tx, sessionId) : undefined,
    ]),
  );
  if (!account) refuseAuth(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  // A ban ends every session; whoever asks hears of the ban.
  if (isBanned(account.user, services.now())) refuseAuth(403, 'user_banned', 'User is banned');
  const isOwn = session?.userId === account.user.id;
  if (sessionId && !isOwn)
    refuseAuth(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  if (![claims.aud ?? account.user.aud].flat().includes(account.user.aud)) refuseAudience();
  return { ...account, session, claims };
}

const adminRoles = ['service_role', 'supabase_admin'];

/** The service key, or a token of a trusted key that has its role; a person is not needed. */
export async function requireAdmin(services: Services, request: Bearing): Promise<Claims> {
  const claims = await requireClaims(services, request);
  if (!adminRoles.includes(claims.role ?? '')) refuseAuth(403, 'not_admin', 'User not allowed');
  return claims;
}

export async function requireClaims({ auth, now }: Services, request: Bearing): Promise<Claims> {
  const token = bearerOf(request);
  if (!token) refuseAuth(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  return projectClaims(auth, token) ?? verifyToken(auth.keys, token, now());
}

/** The house's own keys outlive the rotation of the key that signed them, and may be no token at all. */
function projectClaims({ projectKeys }: Services['auth'], token: string): Claims | undefined {
  if (token === projectKeys.service) return { role: 'service_role' };
  return token === projectKeys.anon ? { role: 'anon' } : undefined;
}

export const refuseAudience = (): never =>
  refuseInput("Token audience doesn't match request audience");

/** The audience that is asked for: the header's, else the token's own, else everybody's. */
export function audienceOf({ headers }: FastifyRequest, claims?: Claims): string {
  const asked = headers['x-jwt-aud'];
  if (typeof asked === 'string' && asked !== '') return asked;
  return [claims?.aud].flat()[0] || 'authenticated';
}
