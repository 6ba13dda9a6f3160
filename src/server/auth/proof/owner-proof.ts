/** That it is the owner who asks, and not somebody who found their browser open. */
import type { FastifyRequest } from 'fastify';
import type { ProofAsk } from '#contract/account.ts';
import { Failure } from '#domain/failure.ts';
import { auditDeed } from '#server/auth/audit.ts';
import { guessCode } from '#server/auth/codes/guesses.ts';
import { deleteToken } from '#server/auth/codes/store.ts';
import type { Member } from '#server/auth/guards/member.ts';
import { knowsPassword } from '#server/auth/passwords/guesses.ts';
import { inProductWords } from '#server/auth/product-words.ts';
import { markProven } from '#server/auth/sessions/store.ts';
import type { User } from '#server/auth/users/store.ts';
import { system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** Who came by a company, a provider or a passkey has no password; they get a code by mail. */
export const proofFor = (encryptedPassword: string | null): 'password' | 'code' =>
  encryptedPassword ? 'password' : 'code';

/** The session counts as freshly proven from now on. A second factor is shown where it always is. */
export async function proveOwner(
  services: Services,
  member: Member,
  { request, ask }: { request: FastifyRequest; ask: ProofAsk },
): Promise<void> {
  const { user, session } = member;
  const method = proofFor(user.encryptedPassword);
  if (method === 'password') await checkPassword(services, user, ask.password ?? '', request.ip);
  else await checkCode(services, member, ask.code ?? '');
  await services.sql.as(system, async (tx) => {
    await markProven(tx, session.id, services.now());
    const traits = { method, session_id: session.id };
    await auditDeed(tx, 'owner_proven', { actorId: user.id, request, traits });
  });
}

async function checkPassword(services: Services, user: User, password: string, ip: string) {
  const isRight = await inProductWords(() => knowsPassword(services, user, { password, ip }));
  if (!isRight) refuse('password', 'That is not the password of this account');
}

async function checkCode(services: Services, { user }: Member, otp: string) {
  const guess = { kinds: ['reauthentication' as const], userId: user.id, otp };
  const token = await guessCode(services, guess);
  if (token && (await services.sql.as(system, (tx) => deleteToken(tx, token.id)))) return;
  refuse('code', 'This code is wrong or has run out; ask for a new one');
}

function refuse(field: 'password' | 'code', why: string): never {
  throw new Failure('validation_failed', `${why}.`, { fields: { [field]: why } });
}
