import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { usableEmail } from '#server/auth/addresses.ts';
import { note } from '#server/auth/audit.ts';
import { requireCaptcha } from '#server/auth/captcha.ts';
import { refuse, refuseInput } from '#server/auth/failure.ts';
import {
  countWrongPassword,
  forgetGuess,
  type PasswordGuess,
  requireFewGuesses,
} from '#server/auth/password-guesses.ts';
import { passwordWeakness } from '#server/auth/password-rules.ts';
import { common, readBody, Text } from '#server/auth/requests.ts';
import { openSession } from '#server/auth/sessions.ts';
import { isBanned } from '#server/auth/user-state.ts';
import { findByEmail, findByPhone, type User, updateUser } from '#server/auth/user-store.ts';
import { hashPassword, verifyPassword } from '#server/platform/passwords.ts';
import { networkOf } from '#server/platform/rate-limit.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import { nextTurn } from '#server/platform/turns.ts';
import type { Services } from '#server/services.ts';

const Body = z.object({ email: Text, phone: Text, password: Text, ...common });
type Body = z.infer<typeof Body>;

/** A hash of nobody's password, so that an unknown address takes as long as a known one. */
const nobody =
  '$argon2id$v=19$m=19456,t=2,p=1$cmlobGEtZHVtbXktc2FsdA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

export async function signInByPassword(services: Services, request: FastifyRequest) {
  const body = readBody(request, Body);
  // Two hundred who come in one moment are begun one by one, and others are answered in between.
  await nextTurn();
  await requireCaptcha(services, body);
  checkBody(services, body);
  const name = usableEmail(body.email) ?? digitsOf(body.phone);
  const guess = { name, ip: request.ip };
  const [user] = await services.sql.as(system, (tx) =>
    Promise.all([findPerson(tx, body), requireFewGuesses(tx, services, guess)]),
  );
  const hash = user?.encryptedPassword || nobody;
  const matches = await verifyPassword(hash, body.password, networkOf(request.ip));
  if (!user || !matches || hash === nobody) return refuseCredentials(services, guess);
  if (isBanned(user)) refuse(400, 'user_banned', 'User is banned');
  requireConfirmed(user, body);
  const upgraded = hash.startsWith('$argon2id$') ? undefined : await hashPassword(body.password);
  const [tokens] = await services.sql.as(system, (tx) =>
    Promise.all([
      openSession(tx, services, { userId: user.id, method: 'password', request }),
      upgraded && updateUser(tx, user.id, { encryptedPassword: upgraded }),
      forgetGuess(tx, services, guess),
      note(tx, 'login', { actorId: user.id, request, traits: { provider: 'password' } }),
    ]),
  );
  const weak = passwordWeakness(services.auth, body.password);
  return { ...tokens, ...(weak && { weak_password: weak }) };
}

function checkBody({ auth }: Services, { email, phone }: Body) {
  if (email !== '' && phone !== '')
    refuseInput('Only an email address or phone number should be provided on login.');
  if (email === '' && phone === '') refuseInput('missing email or phone');
  if (email !== '' && !auth.settings.email)
    refuse(422, 'email_provider_disabled', 'Email logins are disabled');
  if (phone !== '' && !auth.settings.phone)
    refuse(422, 'phone_provider_disabled', 'Phone logins are disabled');
}

/** What cannot be an address belongs to nobody; it is not worth another answer. */
async function findPerson(tx: Sql, { email, phone }: Body): Promise<User | undefined> {
  if (email === '') return findByPhone(tx, digitsOf(phone));
  const usable = usableEmail(email);
  return usable ? findByEmail(tx, usable) : undefined;
}

const digitsOf = (phone: string) => phone.replaceAll(/[^0-9]/g, '');

/** Guesses are counted per name that was tried, known or not. */
async function refuseCredentials(services: Services, guess: PasswordGuess) {
  await countWrongPassword(services, guess);
  return refuse(400, 'invalid_credentials', 'Invalid login credentials');
}

function requireConfirmed(user: User, { email }: Body) {
  if (email !== '' && user.emailConfirmedAt === null)
    refuse(400, 'email_not_confirmed', 'Email not confirmed');
  if (email === '' && user.phoneConfirmedAt === null)
    refuse(400, 'phone_not_confirmed', 'Phone not confirmed');
}
