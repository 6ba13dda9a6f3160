import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Instant } from '#contract/primitives.ts';
import { secondsSince } from '#domain/time.ts';
import { refuseAuth, refuseInput } from '#server/auth/failure.ts';
import { isUuid } from '#server/auth/guards/bearer-header.ts';
import * as store from '#server/auth/providers/flow-store.ts';
import { linkHash } from '#server/platform/link-tokens.ts';
import type { Sql } from '#server/platform/sql.ts';

export interface CodeChallenge {
  codeChallenge: string;
  codeChallengeMethod: 's256' | 'plain';
}

/** Seconds between the start of a flow, or the link that was followed, and the exchange of its code. */
const flowLife = 300;

/** The PKCE pair of a request: both or none. */
export function readChallenge(asked: {
  code_challenge: string;
  code_challenge_method: string;
}): CodeChallenge | undefined {
  const { code_challenge: codeChallenge, code_challenge_method: method } = asked;
  if (codeChallenge === '' && method === '') return undefined;
  if (codeChallenge === '' || method === '')
    refuseInput('PKCE flow requires code_challenge_method and code_challenge');
  if (codeChallenge.length < 43 || codeChallenge.length > 128)
    refuseInput('code challenge has to be between 43 and 128 characters');
  if (!/^[A-Za-z0-9._~-]+$/.test(codeChallenge))
    refuseInput(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    );
  const codeChallengeMethod = method.toLowerCase();
  if (codeChallengeMethod !== 's256' && codeChallengeMethod !== 'plain')
    refuseInput('code challenge method is not supported');
  return { codeChallenge, codeChallengeMethod };
}

/** Remembers a flow when there is a challenge; without one the answer goes into the address itself. */
export async function startMailFlow(
  tx: Sql,
  challenge: CodeChallenge | undefined,
  flow: { userId: string; authenticationMethod: string },
  now: Instant,
): Promise<string | undefined> {
  if (!challenge) return undefined;
  const { id } = await store.insertFlow(tx, { ...flow, ...challenge, provider: 'email' }, now);
  return id;
}

/** The person came back: from now on the code can be exchanged. */
export async function issueCode(
  tx: Sql,
  { id, userId, now }: { id: string; userId: string; now: string },
): Promise<string> {
  const authCode = randomUUID();
  const authCodeHash = linkHash(authCode);
  await store.updateFlow(tx, id, { authCodeHash, userId, authCodeIssuedAt: now });
  return authCode;
}

/** Checks the code and its verifier and uses the flow up. */
export async function exchangeCode(
  tx: Sql,
  { code, verifier }: { code: string; verifier: string },
  now: Instant,
) {
  if (code === '' || verifier === '')
    refuseInput('invalid request: both auth code and code verifier should be non-empty');
  const flow = isUuid(code) ? await store.lockByCode(tx, linkHash(code.toLowerCase())) : undefined;
  const userId = flow?.userId;
  if (!flow || !userId)
    return refuseAuth(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
  if (isExpired(flow, now))
    refuseAuth(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
  if (!matches(flow, verifier))
    refuseAuth(
      400,
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    );
  await store.deleteFlow(tx, flow.id);
  return { ...flow, userId };
}

/** A mail may wait in its box for hours: its time runs from the moment the link was followed. */
export function isExpired(flow: store.FlowState, now: Instant): boolean {
  const start = flow.provider === 'email' ? flow.authCodeIssuedAt : null;
  return secondsSince(start ?? flow.createdAt, now) > flowLife;
}

function matches({ codeChallenge, codeChallengeMethod }: store.FlowState, verifier: string) {
  const shown =
    codeChallengeMethod === 's256'
      ? createHash('sha256').update(verifier).digest('base64url')
      : verifier;
  const [one, other] = [Buffer.from(shown), Buffer.from(codeChallenge ?? '')];
  return one.length === other.length && timingSafeEqual(one, other);
}
