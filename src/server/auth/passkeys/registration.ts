import type { FastifyRequest } from 'fastify';
import { auditDeed } from '#server/auth/audit.ts';
import { refuseAuth } from '#server/auth/failure.ts';
import { holdMember, isFullySigned, type Member } from '#server/auth/guards/member.ts';
import { giveNotice } from '#server/auth/messages/notices.ts';
import {
  Answer,
  askPasskey,
  refuseCredential,
  takeChallenge,
} from '#server/auth/passkeys/challenges.ts';
import { credentialOf, insertPasskey, listPasskeys } from '#server/auth/passkeys/store.ts';
import { creationOptions, verifyCreation } from '#server/auth/passkeys/webauthn.ts';
import { requireFreshProof } from '#server/auth/proof/protocol-proof.ts';
import { readBody } from '#server/auth/requests.ts';
import { viewPasskey } from '#server/auth/users/view.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

const mostPasskeys = 10;

/** Asks the browser for a new passkey of whoever is signed in. */
export function startRegistration(services: Services, member: Member) {
  const { user } = member;
  requireAllowed(member);
  requireFreshProof(services, member);
  return services.sql.as(system, async (tx) => {
    const known = (await requireRoom(tx, user.id)).map(credentialOf);
    const options = await creationOptions(services, { user, known, isPasskey: true });
    return askPasskey(tx, { purpose: 'registration', userId: user.id }, options, services.now());
  });
}

export async function finishRegistration(
  services: Services,
  member: Member,
  request: FastifyRequest,
) {
  requireAllowed(member);
  const answer = readBody(request, Answer);
  const purpose = { purpose: 'registration', userId: member.user.id } as const;
  const challenge = await takeChallenge(services, purpose, answer);
  const asked = { challenge, isPasskey: true };
  const credential = await verifyCreation(services, asked, answer.credential);
  if (!credential) return refuseCredential();
  return services.sql.as(system, async (tx) => {
    const user = await holdMember(tx, member);
    await requireRoom(tx, user.id);
    const passkey = await insertPasskey(tx, user.id, credential);
    if (!passkey)
      return refuseAuth(422, 'webauthn_credential_exists', 'This credential is already registered');
    const traits = { passkey_id: passkey.id };
    await auditDeed(tx, 'passkey_created', { actorId: user.id, request, traits });
    await giveNotice(tx, services, { user, kind: 'passkeyAdded', request });
    return viewPasskey(passkey);
  });
}

/** A new way in must not go round the second factor, nor round a company's own sign-in. */
function requireAllowed(member: Member) {
  if (member.user.isSsoUser)
    refuseAuth(422, 'validation_failed', 'SSO users cannot register passkeys');
  requireManaging(member);
}

export function requireManaging(member: Member) {
  if (!isFullySigned(member))
    refuseAuth(
      403,
      'insufficient_aal',
      'AAL2 session is required to manage passkeys when MFA is enabled',
    );
}

async function requireRoom(tx: Sql, userId: string) {
  const passkeys = await listPasskeys(tx, userId);
  if (passkeys.length >= mostPasskeys)
    refuseAuth(422, 'too_many_passkeys', 'Maximum number of passkeys reached');
  return passkeys;
}
