import { z } from 'zod';
import { Instant } from '#contract/primitives.ts';
import { epochSeconds, secondsSince } from '#domain/time.ts';
import { challengeLife } from '#server/auth/factors/types.ts';
import { refuseAuth, refuseInput } from '#server/auth/failure.ts';
import { isUuid } from '#server/auth/guards/bearer-header.ts';
import { Text } from '#server/auth/requests.ts';
import { newId } from '#server/platform/ids.ts';
import { maybe, type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

const Challenge = z.object({ id: z.string(), challenge: z.string(), createdAt: Instant });

interface Purpose {
  purpose: 'registration' | 'authentication';
  /** Whoever signs in is not known until the device has answered. */
  userId: string | null;
}

/** What a browser gets to hand to the device. */
export async function askPasskey<Options extends { challenge: string }>(
  tx: Sql,
  asked: Purpose,
  options: Options,
  createdAt: Instant,
) {
  await tx`delete from auth.passkey_challenges where created_at < now() - interval '1 hour'`;
  const id = newId();
  const row = { id, ...asked, challenge: options.challenge, createdAt };
  await tx`insert into auth.passkey_challenges ${tx(row)}`;
  return { challenge_id: id, options, expires_at: epochSeconds(createdAt) + challengeLife };
}

export const Answer = z.object({ challenge_id: Text, credential: z.unknown().optional() });
type Answer = z.infer<typeof Answer>;

/** Uses the challenge up whether or not its answer holds, in a transaction of its own. */
export async function takeChallenge(
  { sql, now }: Services,
  { purpose, userId }: Purpose,
  { challenge_id: id, credential }: Answer,
): Promise<string> {
  if (id === '') refuseInput('challenge_id is required');
  if (credential == null) refuseInput('credential is required');
  if (!isUuid(id)) refuseInput('challenge_id must be a valid UUID');
  const taken = await sql.as(
    system,
    (tx) =>
      maybe(Challenge, tx)`
      delete from auth.passkey_challenges
      where id = ${id} and purpose = ${purpose} and user_id is not distinct from ${userId}::uuid
      returning *`,
  );
  if (!taken)
    return refuseAuth(400, 'webauthn_challenge_not_found', 'Challenge not found or already used');
  if (secondsSince(taken.createdAt, now()) > challengeLife)
    refuseAuth(400, 'webauthn_challenge_expired', 'Challenge has expired');
  return taken.challenge;
}

export const refuseCredential = (): never =>
  refuseAuth(400, 'webauthn_verification_failed', 'Credential verification failed');
