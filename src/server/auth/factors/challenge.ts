import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { epochSeconds } from '#domain/time.ts';
import { auditDeed } from '#server/auth/audit.ts';
import { codeHash, newOtp } from '#server/auth/codes/tokens.ts';
import { type Challenge, insertChallenge } from '#server/auth/factors/challenge-store.ts';
import * as store from '#server/auth/factors/store.ts';
import { challengeLife, requireVerifying } from '#server/auth/factors/types.ts';
import { holdMember, type Member, refuseFactor } from '#server/auth/guards/member.ts';
import { requireInterval } from '#server/auth/limits/limits.ts';
import { countSend, requireBudget } from '#server/auth/messages/budgets.ts';
import { requireChannel } from '#server/auth/messages/channels.ts';
import { textCode } from '#server/auth/messages/token-messages.ts';
import { creationOptions, requestOptions } from '#server/auth/passkeys/webauthn.ts';
import { clientOf, readBody, Text } from '#server/auth/requests.ts';
import type { User } from '#server/auth/users/store.ts';
import { newId } from '#server/platform/ids.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

const Body = z.object({ channel: Text });

interface Asking {
  user: User;
  factor: store.KeptFactor;
  ip: string | null;
}

/** Puts the question that fits the factor; the answer comes to `verify`. */
export async function challengeFactor(
  services: Services,
  member: Member,
  { id, factorType, phone }: store.Factor,
  request: FastifyRequest,
) {
  const channel = channelIn(request);
  const wish = { channel: 'sms' as const, to: phone ?? '', ip: request.ip, isWayBack: true };
  if (factorType === 'phone') await requireBudget(services, wish);
  return services.sql.as(system, async (tx) => {
    const user = await holdMember(tx, member);
    const factor = (await store.lockFactor(tx, id, user.id)) ?? refuseFactor();
    requireVerifying(services, factor);
    if (factor.factorType === 'phone') requireChannel(services, channel);
    const { ip } = clientOf(request);
    const { challenge, ...rest } = await ask(tx, services, { user, factor, ip });
    await store.markChallenged(tx, id, services.now());
    const traits = { factor_id: id, factor_status: factor.status };
    await auditDeed(tx, 'challenge_created', { actorId: user.id, request, traits });
    const expires_at = endOf(challenge);
    return { id: challenge.id, type: factor.factorType, expires_at, ...rest };
  });
}

/** The body says nothing else that counts, and may be missing. */
const channelIn = (request: FastifyRequest): string =>
  request.body === undefined ? '' : readBody(request, Body).channel;

const endOf = ({ createdAt }: Challenge) => epochSeconds(createdAt) + challengeLife;

async function ask(tx: Sql, services: Services, asking: Asking) {
  const { factor, ip } = asking;
  if (factor.factorType === 'phone') return { challenge: await askByText(tx, services, asking) };
  if (factor.factorType === 'webauthn') return askDevice(tx, services, asking);
  return {
    challenge: await insertChallenge(tx, { factorId: factor.id, ip, createdAt: services.now() }),
  };
}

async function askByText(tx: Sql, services: Services, { user, factor, ip }: Asking) {
  const to = factor.phone ?? '';
  const fixed = services.auth.settings.sms.testOtps.get(to);
  requireInterval(services, factor.lastChallengedAt, 'sms');
  const otp = fixed ?? newOtp();
  const id = newId();
  if (!fixed) {
    await textCode(tx, services, { user, to, otp, eventKey: `auth:factor:${id}` });
    await countSend(tx, services, 'sms');
  }
  const otpHash = codeHash(services, { kind: 'factor', owner: factor.id, otp });
  const createdAt = services.now();
  return insertChallenge(tx, { id, factorId: factor.id, ip, otpHash, createdAt });
}

/** A device that is not known yet makes a key; one that is known signs. */
async function askDevice(tx: Sql, services: Services, { user, factor, ip }: Asking) {
  const kept = factor.webAuthnCredential;
  const type = factor.status === 'verified' && kept ? ('request' as const) : ('create' as const);
  const publicKey =
    type === 'request' && kept
      ? await requestOptions(services, [kept])
      : await creationOptions(services, {
          user,
          known: await store.listCredentials(tx, user.id),
          isPasskey: false,
        });
  const webAuthnSession = { type, challenge: publicKey.challenge };
  const asked = { factorId: factor.id, ip, webAuthnSession, createdAt: services.now() };
  const challenge = await insertChallenge(tx, asked);
  return { challenge, webauthn: { type, credential_options: { publicKey } } };
}
