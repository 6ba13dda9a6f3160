import type { FastifyInstance } from 'fastify';
import { auditDeed } from '#server/auth/audit.ts';
import { challengeFactor } from '#server/auth/factors/challenge.ts';
import { enrollFactor } from '#server/auth/factors/enrolment.ts';
import { deleteFactor, type Factor, listFactors, lockFactor } from '#server/auth/factors/store.ts';
import { factorName } from '#server/auth/factors/types.ts';
import { type Verification, verifyFactor } from '#server/auth/factors/verification.ts';
import { refuseAuth } from '#server/auth/failure.ts';
import {
  factorOf,
  holdMember,
  isFullySigned,
  refuseFactor,
  requireMember,
} from '#server/auth/guards/member.ts';
import { limitRequests } from '#server/auth/limits/limits.ts';
import { giveNotice } from '#server/auth/messages/notices.ts';
import { requireFreshProof } from '#server/auth/proof/protocol-proof.ts';
import { deleteCodes } from '#server/auth/recovery-codes/store.ts';
import { lowerSessions } from '#server/auth/sessions/store.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

export function factorRoutes(app: FastifyInstance, services: Services) {
  app.post('/factors', async (request) => {
    const member = await requireMember(services, request);
    // Who has not shown the factor there is hears of that one first.
    if (isFullySigned(member)) requireFreshProof(services, member);
    return enrollFactor(services, member, request);
  });

  app.post('/factors/:factorId/challenge', async (request) => {
    limitRequests(services, request, 'mfa');
    const member = await requireMember(services, request);
    const factor = factorOf(member.factors, request);
    // One that was begun and left is completed by nobody else.
    if (factor.status !== 'verified') requireFreshProof(services, member);
    return challengeFactor(services, member, factor, request);
  });

  app.post('/factors/:factorId/verify', async (request) => {
    limitRequests(services, request, 'mfa');
    const member = await requireMember(services, request);
    const factor = factorOf(member.factors, request);
    return verifyFactor(services, { member, factor, request });
  });

  app.delete('/factors/:factorId', async (request) => {
    const member = await requireMember(services, request);
    const factor = factorOf(member.factors, request);
    return services.sql.as(system, (tx) => unenroll(tx, services, { member, factor, request }));
  });
}

async function unenroll(tx: Sql, services: Services, leaving: Verification) {
  const { member, request } = leaving;
  const { id } = leaving.factor;
  const user = await holdMember(tx, member);
  const factor = (await lockFactor(tx, id, user.id)) ?? refuseFactor();
  if (factor.status === 'verified' && member.session.aal !== 'aal2')
    refuseAuth(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
  if (factor.status === 'verified') requireFreshProof(services, member);
  await removeFactor(tx, factor);
  const traits = { factor_id: id, factor_status: factor.status, session_id: member.session.id };
  await auditDeed(tx, 'factor_unenrolled', { actorId: user.id, request, traits });
  if (factor.status === 'verified')
    await giveNotice(tx, services, {
      user,
      kind: 'factorRemoved',
      detail: factorName(factor),
      request,
    });
  return { id };
}

/** Takes a factor away with everything it stood for. */
export async function removeFactor(tx: Sql, { id, userId }: Factor) {
  // Before the row goes: with it goes what tells which sessions it raised.
  await lowerSessions(tx, id);
  await deleteFactor(tx, id);
  const left = await listFactors(tx, userId);
  if (!left.some(({ status }) => status === 'verified')) await deleteCodes(tx, userId);
}
