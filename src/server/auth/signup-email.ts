import type { FastifyRequest } from 'fastify';
import { accountOf } from '#server/auth/account.ts';
import { note } from '#server/auth/audit.ts';
import { refuse } from '#server/auth/failure.ts';
import { type Challenge, startMailFlow } from '#server/auth/flow-state.ts';
import type { Metadata } from '#server/auth/metadata.ts';
import { confirmAddress, openAccount } from '#server/auth/new-accounts.ts';
import { obfuscatedUser } from '#server/auth/obfuscated-user.ts';
import { chooseRedirect } from '#server/auth/redirects.ts';
import { mailToken } from '#server/auth/sending.ts';
import { openSession } from '#server/auth/sessions.ts';
import { findByEmail, type User } from '#server/auth/user-store.ts';
import { viewUser } from '#server/auth/user-view.ts';
import { verifyPassword } from '#server/platform/passwords.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

export interface EmailSignup {
  email: string;
  password: string;
  passwordHash: string;
  data: Metadata;
  challenge: Challenge | undefined;
  request: FastifyRequest;
}

export function signUpByEmail(services: Services, signup: EmailSignup) {
  const { email, request } = signup;
  return services.sql.as(system, async (tx) => {
    const before = await findByEmail(tx, email);
    const opened = before ? undefined : await openAccount(tx, signup);
    // Two sign-ups in the same moment: the second finds the first one's account.
    const user = before ?? opened ?? (await findByEmail(tx, email));
    if (!user) throw new Error('The address is taken by an account that is not there.');
    if (user.emailConfirmedAt !== null) return repeated(tx, services, user, signup);
    if (opened) await note(tx, 'user_signedup', { actorId: user.id, request });
    if (services.auth.settings.autoconfirm) return enter(tx, services, user, signup);
    await mailConfirmation(tx, services, user, signup);
    return viewUser(await accountOf(tx, user.id));
  });
}

/** With confirmation on, the answer to a taken address looks like any other and nothing happens. */
async function repeated(tx: Sql, services: Services, user: User, signup: EmailSignup) {
  if (services.auth.settings.autoconfirm) refuseTaken();
  await note(tx, 'user_repeated_signup', { actorId: user.id, request: signup.request });
  const { email, data } = signup;
  return obfuscatedUser({ email, data, provider: 'email', now: services.now() });
}

function refuseTaken(): never {
  return refuse(422, 'user_already_exists', 'User already registered');
}

/** Without confirmation; whoever finds an unfinished account must know the password it was begun with. */
async function enter(tx: Sql, services: Services, user: User, signup: EmailSignup) {
  const { password, passwordHash, request } = signup;
  const kept = user.encryptedPassword;
  const isOwn = kept === passwordHash || (kept && (await verifyPassword(kept, password)));
  if (!isOwn) refuseTaken();
  await confirmAddress(tx, user, 'email', services.now());
  return openSession(tx, services, { userId: user.id, method: 'password', request });
}

async function mailConfirmation(tx: Sql, services: Services, user: User, signup: EmailSignup) {
  const { email, challenge, request } = signup;
  const flow = { userId: user.id, authenticationMethod: 'email/signup' };
  await mailToken(tx, services, {
    user,
    purpose: 'signup',
    to: email,
    redirectTo: chooseRedirect(services.auth, request),
    flowStateId: await startMailFlow(tx, challenge, flow),
  });
}
