import type { FastifyRequest } from 'fastify';
import type { Instant } from '#contract/primitives.ts';
import { auditDeed } from '#server/auth/audit.ts';
import { refuseAuth } from '#server/auth/failure.ts';
import { requireCaptcha } from '#server/auth/limits/captcha.ts';
import {
  Answer,
  askPasskey,
  refuseCredential,
  takeChallenge,
} from '#server/auth/passkeys/challenges.ts';
import { credentialOf, lockByCredential, markUsed } from '#server/auth/passkeys/store.ts';
import { requestOptions, verifyAssertion } from '#server/auth/passkeys/webauthn.ts';
import { PasskeyAssertion } from '#server/auth/passkeys/webauthn-shapes.ts';
import { Common, readBody } from '#server/auth/requests.ts';
import { openSession } from '#server/auth/sessions/sessions.ts';
import { isBanned, isConfirmed } from '#server/auth/users/state.ts';
import { lockUser, type User } from '#server/auth/users/store.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** No name is asked for: the device knows whose passkeys it has. */
export async function startSignIn(services: Services, request: FastifyRequest) {
  await requireCaptcha(services, request.body === undefined ? {} : readBody(request, Common));
  const options = await requestOptions(services, []);
  return services.sql.as(system, (tx) =>
    askPasskey(tx, { purpose: 'authentication', userId: null }, options, services.now()),
  );
}

export async function finishSignIn(services: Services, request: FastifyRequest) {
  const answer = readBody(request, Answer);
  const purpose = { purpose: 'authentication', userId: null } as const;
  const challenge = await takeChallenge(services, purpose, answer);
  const assertion = PasskeyAssertion.safeParse(answer.credential).data ?? refuseCredential();
  return services.sql.as(system, (tx) => enter(tx, services, { challenge, assertion, request }));
}

interface Entering {
  challenge: string;
  assertion: PasskeyAssertion;
  request: FastifyRequest;
}

async function enter(tx: Sql, services: Services, { challenge, assertion, request }: Entering) {
  const passkey = (await lockByCredential(tx, assertion.id)) ?? refuseCredential();
  const { id, userId } = passkey;
  if (!isHandleOf(assertion, userId)) refuseCredential();
  const credential = credentialOf(passkey);
  const shown = { challenge, assertion, credential, isPasskey: true };
  const counter = await verifyAssertion(services, shown);
  if (counter === undefined) return refuseCredential();
  requireWelcome((await lockUser(tx, userId)) ?? refuseCredential(), services.now());
  await markUsed(tx, id, counter);
  const traits = { method: 'passkey', passkey_id: id };
  await auditDeed(tx, 'login', { actorId: userId, request, traits });
  return openSession(tx, services, { userId, method: 'passkey', request });
}

/** The device says whose key it used; it may leave that out, but not be wrong about it. */
const isHandleOf = ({ response: { userHandle } }: PasskeyAssertion, userId: string): boolean =>
  !userHandle || Buffer.from(userHandle, 'base64url').toString() === userId;

function requireWelcome(user: User, now: Instant) {
  if (isBanned(user, now)) refuseAuth(403, 'user_banned', 'User is banned');
  if (!isConfirmed(user)) refuseAuth(403, 'email_not_confirmed', 'Email not confirmed');
}
