import type { FastifyRequest } from 'fastify';
import { epochSeconds } from '#domain/time.ts';
import { type Account, accountOf } from '#server/auth/account.ts';
import { secondFactors } from '#server/auth/guards/assurance.ts';
import { touchIdentities } from '#server/auth/providers/identity-store.ts';
import { clientOf } from '#server/auth/requests.ts';
import { revokeActive } from '#server/auth/sessions/refresh-store.ts';
import { addToken } from '#server/auth/sessions/refresh-tokens.ts';
import * as store from '#server/auth/sessions/store.ts';
import { type AmrEntry, sign } from '#server/auth/sessions/tokens.ts';
import { updateUser } from '#server/auth/users/store.ts';
import { viewUser } from '#server/auth/users/view.ts';
import { newId } from '#server/platform/ids.ts';
import type { Sql } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

interface Opening {
  userId: string;
  /** How the person proved who they are, in the words of the protocol's `amr`. */
  method: string;
  /** The identity provider, for company sign-in. */
  provider?: string | undefined;
  request: FastifyRequest;
  /** Opened by a recovery link. */
  isRecovery?: boolean;
}

/** Signs somebody in: a new session with its first pair of tokens. */
export async function openSession(tx: Sql, services: Services, opening: Opening) {
  const { userId, method, provider, request, isRecovery = method === 'recovery' } = opening;
  const createdAt = services.now();
  const entry = { method, timestamp: epochSeconds(createdAt), ...(provider && { provider }) };
  const id = newId();
  // One connection works in order, so what does not wait for an answer is sent at once.
  const [session, refreshToken, account] = await Promise.all([
    store.insertSession(tx, {
      id,
      userId,
      isRecovery,
      createdAt,
      ...assured([entry]),
      ...clientOf(request),
    }),
    addToken(tx, id),
    signedIn(tx, services, opening),
  ]);
  return tokenResponse(services, { account, session, refreshToken });
}

/** The account as it is once it is written down that its owner came. */
async function signedIn(tx: Sql, services: Services, { userId, method }: Opening) {
  const [, , account] = await Promise.all([
    updateUser(tx, userId, { lastSignInAt: services.now() }),
    method === 'password' && touchIdentities(tx, userId, 'email'),
    accountOf(tx, userId),
  ]);
  return account;
}

/** Adds a proof to a session. The tokens before it end, and none of them leads to the new one. */
export async function raiseSession(
  tx: Sql,
  services: Services,
  sessionId: string,
  { method, factorId }: { method: string; factorId: string | null },
) {
  const before = await store.lockSession(tx, sessionId);
  if (!before) throw new Error('The session is gone although this transaction holds it.');
  const others = before.amr.filter((entry) => entry.method !== method);
  const now = services.now();
  const raised = assured([{ method, timestamp: epochSeconds(now) }, ...others]);
  const session = await store.raiseSession(tx, { ...before, ...raised }, factorId);
  await revokeActive(tx, sessionId, now);
  const refreshToken = await addToken(tx, sessionId);
  const account = await accountOf(tx, session.userId);
  return tokenResponse(services, { account, session, refreshToken });
}

export type SessionScope = 'global' | 'local' | 'others';

export async function endSessions(
  tx: Sql,
  userId: string,
  scope: SessionScope,
  sessionId?: string,
) {
  if (scope === 'local') return sessionId && store.deleteSession(tx, sessionId);
  return store.deleteSessionsOf(tx, userId, scope === 'others' ? (sessionId ?? null) : null);
}

function assured(amr: AmrEntry[]) {
  const aal = amr.some(({ method }) => secondFactors.includes(method)) ? 'aal2' : 'aal1';
  return { amr, aal } as const;
}

interface Issued {
  account: Account;
  session: store.Session;
  refreshToken: string;
}

/** The pair of tokens and the account they are for. */
export async function tokenResponse({ auth, now }: Services, issued: Issued) {
  const { account, session, refreshToken } = issued;
  const { jwtExpiry } = auth.settings;
  const iat = epochSeconds(now());
  const expiresAt = iat + jwtExpiry;
  const claims = { iss: auth.url, iat, exp: expiresAt, ...claimsOf(account, session) };
  return {
    access_token: await sign(auth.keys, claims),
    token_type: 'bearer' as const,
    expires_in: jwtExpiry,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: viewUser(account),
  };
}

const claimsOf = ({ user }: Account, session: store.Session) => ({
  sub: user.id,
  aud: user.aud,
  email: user.email ?? '',
  phone: user.phone ?? '',
  app_metadata: user.rawAppMetaData,
  user_metadata: user.rawUserMetaData,
  role: user.role,
  aal: session.aal,
  amr: session.amr,
  session_id: session.id,
  is_anonymous: user.isAnonymous,
});

export type TokenResponse = Awaited<ReturnType<typeof tokenResponse>>;
