import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { auditDeed } from '#server/auth/audit.ts';
import { refuseAuth, refuseInput } from '#server/auth/failure.ts';
import { requireCaptcha } from '#server/auth/limits/captcha.ts';
import {
  forgetGuess,
  inTurn,
  type PasswordGuess,
  requireFewGuesses,
} from '#server/auth/passwords/guesses.ts';
import { passwordWeakness } from '#server/auth/passwords/rules.ts';
import { chooseRedirect } from '#server/auth/redirects.ts';
import { common, readBody, Text } from '#server/auth/requests.ts';
import { leaveBehind } from '#server/auth/send-requests/send-requests.ts';
import { openSession } from '#server/auth/sessions/sessions.ts';
import { usableEmail } from '#server/auth/users/addresses.ts';
import { isBanned } from '#server/auth/users/state.ts';
import { findByEmail, findByPhone, type User, updateUser } from '#server/auth/users/store.ts';
import { hashPassword, verifyPassword } from '#server/platform/passwords/passwords.ts';
import { networkOf } from '#server/platform/requests/rate-limit.ts';
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
  const guess = { name: usableEmail(body.email) ?? digitsOf(body.phone), ip: request.ip };
  return inTurn(guess, () => lookAt(services, { body, request, guess }));
}

interface Attempt {
  body: Body;
  request: FastifyRequest;
  guess: PasswordGuess;
}

async function lookAt(services: Services, attempt: Attempt) {
  const { body, request, guess } = attempt;
  const [user, counted] = await services.sql.as(system, (tx) =>
    Promise.all([findPerson(tx, body), requireFewGuesses(tx, services, guess)]),
  );
  const hash = user?.encryptedPassword || nobody;
  const matches = await verifyPassword(hash, body.password, networkOf(request.ip));
  const isRight = matches && hash !== nobody;
  const refusing = { ...attempt, isRight };
  if (!user || !isRight) return refuseCredentials(services, refusing);
  if (isBanned(user, services.now())) refuseAuth(400, 'user_banned', 'User is banned');
  if (!isConfirmed(user, body)) return refuseUnconfirmed(services, refusing);
  const upgraded = hash.startsWith('$argon2id$') ? undefined : await hashPassword(body.password);
  const [tokens] = await services.sql.as(system, (tx) =>
    Promise.all([
      openSession(tx, services, { userId: user.id, method: 'password', request }),
      upgraded && updateUser(tx, user.id, { encryptedPassword: upgraded }),
      forgetGuess(tx, services, { guess, counted }),
      auditDeed(tx, 'login', { actorId: user.id, request, traits: { provider: 'password' } }),
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
    refuseAuth(422, 'email_provider_disabled', 'Email logins are disabled');
  if (phone !== '' && !auth.settings.phone)
    refuseAuth(422, 'phone_provider_disabled', 'Phone logins are disabled');
}

/** What cannot be an address belongs to nobody; it is not worth another answer. */
async function findPerson(tx: Sql, { email, phone }: Body): Promise<User | undefined> {
  if (email === '') return findByPhone(tx, digitsOf(phone));
  const usable = usableEmail(email);
  return usable ? findByEmail(tx, usable) : undefined;
}

const digitsOf = (phone: string) => phone.replaceAll(/[^0-9]/g, '');

interface Refusing extends Attempt {
  isRight: boolean;
}

/** The guess stays counted, under the name that was tried, known or not. */
async function refuseCredentials(services: Services, { guess, isRight, ...asked }: Refusing) {
  const { auth, sql } = services;
  if (auth.settings.hidesAccounts)
    await sql.as(system, (tx) => leaveBehind(tx, { ...wishOf(services, asked, guess), isRight }));
  return refuseAuth(400, 'invalid_credentials', 'Invalid login credentials');
}

const wishOf = (
  { auth }: Services,
  { body, request }: Pick<Refusing, 'body' | 'request'>,
  { name }: PasswordGuess,
) => ({
  door: 'sign_in' as const,
  ...(body.email === '' ? { phone: name } : { email: name }),
  redirectTo: chooseRedirect(auth, request),
  origin: request,
});

const isConfirmed = ({ emailConfirmedAt, phoneConfirmedAt }: User, { email }: Body) =>
  (email === '' ? phoneConfirmedAt : emailConfirmedAt) !== null;

/**
 * Anybody can sign up with an address and then come with that very password: were they told that it is
 * not confirmed, they would know that nobody had it before. So it is refused, and counted, as a wrong one.
 */
function refuseUnconfirmed(services: Services, refusing: Refusing) {
  if (services.auth.settings.hidesAccounts) return refuseCredentials(services, refusing);
  return refusing.body.email === ''
    ? refuseAuth(400, 'phone_not_confirmed', 'Phone not confirmed')
    : refuseAuth(400, 'email_not_confirmed', 'Email not confirmed');
}
