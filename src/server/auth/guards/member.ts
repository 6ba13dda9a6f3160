import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { hasSecondFactor } from '#server/auth/account.ts';
import type { Factor } from '#server/auth/factors/store.ts';
import { refuseAuth } from '#server/auth/failure.ts';
import { requireUser, type Signed } from '#server/auth/guards/bearer.ts';
import { isUuid } from '#server/auth/guards/bearer-header.ts';
import { lockSession, type Session } from '#server/auth/sessions/store.ts';
import { lockUser, type User } from '#server/auth/users/store.ts';
import type { Sql } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** Somebody with a name and a session: who may add proofs to an account. */
export interface Member extends Signed {
  session: Session;
}

export async function requireMember(services: Services, request: FastifyRequest): Promise<Member> {
  const signed = await requireUser(services, request);
  if (signed.user.isAnonymous)
    refuseAuth(403, 'no_authorization', 'Anonymous user not allowed to perform these actions');
  return { ...signed, session: signed.session ?? refuseSession() };
}

/** The account and the session as they are now, held until the transaction ends. */
export async function holdMember(tx: Sql, { user, session }: Member): Promise<User> {
  const held = await lockUser(tx, user.id);
  const isOpen = held && (await lockSession(tx, session.id));
  return isOpen ? held : refuseSession();
}

const refuseSession = (): never =>
  refuseAuth(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');

/** Who has a second factor must have shown it in this session, by the protocol's own count. */
export const isFullySigned = (member: Pick<Member, 'factors' | 'session'>) =>
  member.session.aal === 'aal2' || !hasSecondFactor(member);

/** The factor the address names, among those that are the member's own. */
export function factorOf(factors: Factor[], request: FastifyRequest): Factor {
  const id = idIn(request, 'factorId');
  if (!isUuid(id)) refuseAuth(404, 'validation_failed', 'factor_id must be an UUID');
  return factors.find((factor) => factor.id === id.toLowerCase()) ?? refuseFactor();
}

export const refuseFactor = (): never =>
  refuseAuth(404, 'mfa_factor_not_found', 'Factor not found');

/** A part of the address, by its name. */
export const idIn = ({ params }: FastifyRequest, name: string): string =>
  z.record(z.string(), z.string()).parse(params)[name] ?? '';
