/** That it is the owner who asks, and not somebody who found their browser open. */
import type { FastifyRequest } from 'fastify';
import { Failure } from '#domain/failure.ts';
import { countWrongPassword, requireFewGuesses } from '#server/auth/limits.ts';
import { isFullySigned, type Member, requireMember } from '#server/auth/member.ts';
import { countAttempt } from '#server/auth/one-time-store.ts';
import { takeToken } from '#server/auth/one-time-tokens.ts';
import { inProductWords } from '#server/auth/product-words.ts';
import type { User } from '#server/auth/user-store.ts';
import { verifyPassword } from '#server/platform/passwords.ts';
import { system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

export interface Proof {
  password?: string | undefined;
  /** Six digits, sent by the service's own reauthentication. */
  code?: string | undefined;
}

/** Who came by a company, a provider or a passkey has no password; they get a code by mail. */
export const proofFor = (encryptedPassword: string | null): 'password' | 'code' =>
  encryptedPassword ? 'password' : 'code';

/** The account as it stands, once its owner has shown it is theirs: with every factor it has. */
export async function proveOwner(
  services: Services,
  request: FastifyRequest,
  proof: Proof,
): Promise<User> {
  const member = await inProductWords(() => requireMember(services, request));
  if (!isFullySigned(member))
    throw new Failure('forbidden', 'Please confirm your second factor first.');
  const { user } = member;
  if (user.encryptedPassword) await checkPassword(services, member, proof.password ?? '');
  else await checkCode(services, member, proof.code ?? '');
  return user;
}

async function checkPassword(services: Services, { user }: Member, password: string) {
  const name = addressOf(user);
  await inProductWords(() =>
    services.sql.as(system, (tx) => requireFewGuesses(tx, services, name)),
  );
  if (await verifyPassword(user.encryptedPassword ?? '', password)) return;
  await countWrongPassword(services, name);
  refuse('password', 'That is not the password of this account');
}

async function checkCode({ sql, auth }: Services, { user }: Member, otp: string) {
  const wanted = { kinds: ['reauthentication' as const], address: addressOf(user), otp };
  const token = await sql.as(system, (tx) => takeToken(tx, auth.settings, wanted));
  if (token?.userId === user.id) return;
  await sql.as(system, (tx) => countAttempt(tx, wanted.kinds, wanted.address));
  refuse('code', 'This code is wrong or has run out');
}

function refuse(field: 'password' | 'code', why: string): never {
  throw new Failure('validation_failed', `${why}.`, { fields: { [field]: why } });
}

const addressOf = ({ email, phone }: User) => (email || phone || '').toLowerCase();
