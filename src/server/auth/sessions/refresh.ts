import type { FastifyRequest } from 'fastify';
import { AuthFailure } from '#domain/auth/failure.ts';
import { secondsSince } from '#domain/time.ts';
import { type Account, loadAccount } from '#server/auth/account.ts';
import { auditDeed } from '#server/auth/audit.ts';
import { refuseInput } from '#server/auth/failure.ts';
import { clientOf } from '#server/auth/requests.ts';
import { sessionEnd } from '#server/auth/sessions/life.ts';
import { lineFrom, type RefreshToken, revokeActive } from '#server/auth/sessions/refresh-store.ts';
import {
  addChild,
  hashToken,
  looksLikeToken,
  newToken,
  openLine,
} from '#server/auth/sessions/refresh-tokens.ts';
import { type TokenResponse, tokenResponse } from '#server/auth/sessions/sessions.ts';
import * as store from '#server/auth/sessions/store.ts';
import { isBanned } from '#server/auth/users/state.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** What a refresh came to. A refusal is a result, not an exception: what it revoked must be committed. */
type Refreshed =
  | { tokens: TokenResponse; sessionId: string; reused: boolean }
  | { refusal: AuthFailure };

const refusal = (code: AuthFailure['code'], words: string) => ({
  refusal: new AuthFailure(400, code, `Invalid Refresh Token: ${words}`),
});

/** Exchanges a refresh token for a new pair. Requests of one session take turns. */
export async function refreshSession(
  services: Services,
  token: string,
  request: FastifyRequest,
): Promise<Refreshed> {
  if (!looksLikeToken(token)) refuseInput('Refresh token is not valid');
  try {
    return await services.sql.as(system, (tx) => exchange(tx, services, token, request));
  } catch (error) {
    if (!isLockTimeout(error)) throw error;
    const words = 'Too many concurrent token refresh requests on the same session or refresh token';
    throw new AuthFailure(409, 'conflict', words);
  }
}

const isLockTimeout = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '55P03';

async function exchange(tx: Sql, services: Services, token: string, request: FastifyRequest) {
  const hash = hashToken(token);
  // One connection works in order, so what does not wait for an answer is sent at once.
  const [, session] = await Promise.all([
    tx`set local lock_timeout = '5s'`,
    store.lockSessionOfToken(tx, hash),
  ]);
  if (!session) return refusal('refresh_token_not_found', 'Refresh Token Not Found');
  // Read after the lock: whoever held it may have used the token.
  const [account, line] = await Promise.all([loadAccount(tx, session.userId), lineFrom(tx, hash)]);
  const [shown] = line;
  if (!account || !shown) return refusal('session_not_found', 'No Valid Session Found');
  if (isBanned(account.user, services.now())) return refusal('user_banned', 'User Banned');
  const ended = await sessionEnd(tx, services, session, account);
  if (ended) return refusal('session_expired', ended);
  const next = nextToken(services, { token, shown, line });
  if (next === 'stolen') await endFamily(tx, session, account, request);
  if (typeof next === 'string') return refusal('refresh_token_already_used', 'Already Used');
  const { token: refreshToken, reused } = next;
  const [tokens] = await Promise.all([
    tokenResponse(services, { account, session, refreshToken }),
    !reused && revokeActive(tx, session.id, services.now()),
    !reused && addChild(tx, shown, token, refreshToken),
    store.markRefreshed(tx, session.id, clientOf(request), services.now()),
  ]);
  return { tokens, sessionId: session.id, reused };
}

interface Presented {
  token: string;
  shown: RefreshToken;
  line: RefreshToken[];
}

/** The rules for a token that was used before; one that was not simply gets its child. */
function nextToken(services: Services, { token, shown, line }: Presented) {
  if (shown.revokedAt === null) return { token: newToken(), reused: false };
  const isFresh =
    secondsSince(shown.revokedAt, services.now()) < services.auth.settings.reuseInterval;
  const last = line.at(-1);
  const leadsToActive = last?.revokedAt === null;
  const isParent = leadsToActive && line.length === 2;
  // The client lost our answer, or its tabs raced: all of them get the one token that works.
  const active = leadsToActive && (isParent || isFresh) ? openLine(token, line) : undefined;
  if (active) return { token: active, reused: true };
  // A token of before a second factor was shown leads nowhere, but right after it that is no theft.
  return isFresh ? 'used' : 'stolen';
}

async function endFamily(
  tx: Sql,
  session: store.Session,
  { user }: Account,
  request: FastifyRequest,
) {
  await store.deleteSession(tx, session.id);
  const traits = { session_id: session.id, reason: 'refresh token reuse' };
  await auditDeed(tx, 'token_revoked', { actorId: user.id, traits, request });
}
