import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AuthFailure } from '#domain/auth/failure.ts';
import { secondsSince } from '#domain/time.ts';
import { auditDeed } from '#server/auth/audit.ts';
import * as challenges from '#server/auth/factors/challenge-store.ts';
import { limitGuesses, tellOwner } from '#server/auth/factors/guesses.ts';
import { isProven } from '#server/auth/factors/proof.ts';
import * as store from '#server/auth/factors/store.ts';
import {
  challengeLife,
  factorName,
  factorTypes,
  requireVerifying,
} from '#server/auth/factors/types.ts';
import { refuseAuth, refuseInput } from '#server/auth/failure.ts';
import { isUuid } from '#server/auth/guards/bearer-header.ts';
import {
  holdMember,
  isFullySigned,
  type Member,
  refuseFactor,
} from '#server/auth/guards/member.ts';
import { forgetGuesses } from '#server/auth/limits/guess-store.ts';
import { giveNotice } from '#server/auth/messages/notices.ts';
import { clientOf, readBody, refuseBody, Text } from '#server/auth/requests.ts';
import { raiseSession } from '#server/auth/sessions/sessions.ts';
import { deleteLowSessions } from '#server/auth/sessions/store.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

const Body = z.object({
  challenge_id: Text,
  code: Text,
  webauthn: z.object({ type: Text, credential_response: z.unknown().optional() }).nullish(),
});
type Body = z.infer<typeof Body>;

/** Wrong answers to one challenge; then it takes a new one. */
const mostWrongProofs = 5;

export interface Verification {
  member: Member;
  factor: store.Factor;
  request: FastifyRequest;
}

/** Checks the proof and gives the session its second factor. */
export async function verifyFactor(services: Services, verification: Verification) {
  const { factor, request } = verification;
  const body = readBody(request, Body);
  requireAnswer(factor, body);
  requireVerifying(services, factor);
  const challenge = await services.sql.as(system, (tx) =>
    openChallenge(tx, services, verification, body.challenge_id),
  );
  try {
    return await services.sql.as(system, (tx) =>
      accept(tx, services, verification, { challenge, body }),
    );
  } catch (error) {
    const isWrong = error instanceof AuthFailure && error.code === 'mfa_verification_failed';
    if (isWrong) await services.sql.as(system, (tx) => noteWrong(tx, services, verification));
    throw error;
  }
}

async function noteWrong(tx: Sql, services: Services, { member, factor, request }: Verification) {
  const { user } = member;
  const traits = { factor_id: factor.id };
  await auditDeed(tx, 'factor_verification_failed', { actorId: user.id, request, traits });
  // One that is being set up guards nothing yet: its owner mistypes.
  if (factor.status === 'verified')
    await tellOwner(tx, services, { subject: factor.id, user }, request);
}

function requireAnswer({ factorType }: store.Factor, { code, webauthn, challenge_id: id }: Body) {
  if (id !== '' && !isUuid(id)) refuseBody('challenge_id: it is no UUID');
  if (factorType !== 'webauthn' && code === '') refuseInput('Code needs to be non-empty');
  if (factorType !== 'webauthn') return;
  if (!webauthn) return refuseInput('WebAuthn config required');
  if (webauthn.type !== 'create' && webauthn.type !== 'request')
    refuseInput('WebAuthn type must be create or request');
  if (webauthn.credential_response == null) refuseInput('credential_response required');
}

async function openChallenge(
  tx: Sql,
  services: Services,
  { factor, member, request }: Verification,
  id: string,
) {
  // A key's answer cannot be guessed.
  if (factor.factorType !== 'webauthn')
    await limitGuesses(tx, services, { subject: factor.id, user: member.user });
  const asked = { id, factorId: factor.id, ip: clientOf(request).ip };
  const challenge = id === '' ? undefined : await challenges.countAttempt(tx, asked);
  if (!challenge)
    return refuseAuth(
      422,
      'mfa_factor_not_found',
      'MFA factor with the provided challenge ID not found',
    );
  if (challenge.verifiedAt !== null || !challenge.isSamePlace) refusePlace();
  if (secondsSince(challenge.createdAt, services.now()) > challengeLife)
    refuseAuth(
      422,
      'mfa_challenge_expired',
      `MFA challenge ${challenge.id} has expired, verify against another challenge or create a new challenge.`,
    );
  if (challenge.attempts > mostWrongProofs) refuseProof(factor);
  return challenge;
}

/** The protocol has one sentence for another address and for a challenge that was answered. */
const refusePlace = (): never =>
  refuseAuth(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');

const refuseProof = ({ factorType }: store.Factor): never =>
  refuseAuth(422, 'mfa_verification_failed', factorTypes[factorType].refusal);

/** One that was begun before another was verified completes nothing: it would go round that one. */
async function requireFirst(tx: Sql, { user, session }: Member) {
  const factors = await store.listFactors(tx, user.id);
  if (!isFullySigned({ factors, session }))
    refuseAuth(403, 'insufficient_aal', 'AAL2 required to verify a new factor');
}

async function accept(
  tx: Sql,
  services: Services,
  { member, factor: { id }, request }: Verification,
  { challenge, body: { code, webauthn } }: { challenge: challenges.Challenge; body: Body },
) {
  const user = await holdMember(tx, member);
  const factor = (await store.lockFactor(tx, id, user.id)) ?? refuseFactor();
  const credential = webauthn?.credential_response;
  if (factor.status === 'unverified') await requireFirst(tx, member);
  if (!(await isProven(tx, services, { factor, challenge, code, credential }))) refuseProof(factor);
  if (!(await challenges.closeChallenge(tx, challenge.id))) refusePlace();
  await forgetGuesses(tx, user.id);
  await store.markVerified(tx, id);
  if (factor.status === 'unverified') await store.deleteUnverified(tx, user.id);
  const { method } = factorTypes[factor.factorType];
  const answer = await raiseSession(tx, services, member.session.id, { method, factorId: id });
  await deleteLowSessions(tx, user.id, member.session.id);
  const traits = { factor_id: id, factor_type: factor.factorType, challenge_id: challenge.id };
  await auditDeed(tx, 'verification_attempted', { actorId: user.id, request, traits });
  if (factor.status === 'unverified')
    await giveNotice(tx, services, {
      user,
      kind: 'factorAdded',
      detail: factorName(factor),
      request,
    });
  return answer;
}
