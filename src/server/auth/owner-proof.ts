/** That it is the owner who asks, and not somebody who found their browser open. */
import type { FastifyRequest } from 'fastify';
import { Failure } from '#domain/failure.ts';
import { guessCode } from '#server/auth/code-guesses.ts';
import { isFullySigned, type Member, requireMember } from '#server/auth/member.ts';
import { deleteToken } from '#server/auth/one-time-store.ts';
import {
  countWrongPassword,
  forgetGuess,
  requireFewGuesses,
} from '#server/auth/password-guesses.ts';
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
  if (user.encryptedPassword) await checkPassword(services, user, proof.password ?? '', request.ip);
  else await checkCode(services, member, proof.code ?? '');
  return user;
}

async function checkPassword(services: Services, user: User, password: string, ip: string) {
  const guess = { name: addressOf(user), ip };
  await inProductWords(() =>
    services.sql.as(system, (tx) => requireFewGuesses(tx, services, guess)),
  );
  if (await verifyPassword(user.encryptedPassword ?? '', password))
    return services.sql.as(system, (tx) => forgetGuess(tx, services, guess));
  await countWrongPassword(services, guess);
  refuse('password', 'That is not the password of this account');
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

const addressOf = ({ email, phone }: User) => (email || phone || '').toLowerCase();
