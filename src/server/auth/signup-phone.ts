import type { FastifyRequest } from 'fastify';
import { accountOf } from '#server/auth/account.ts';
import { note } from '#server/auth/audit.ts';
import { refuse, refuseInput } from '#server/auth/failure.ts';
import type { Metadata } from '#server/auth/metadata.ts';
import { confirmAddress, openAccount } from '#server/auth/new-accounts.ts';
import { obfuscatedUser } from '#server/auth/obfuscated-user.ts';
import { textToken } from '#server/auth/sending.ts';
import { openSession } from '#server/auth/sessions.ts';
import { findByPhone, type User } from '#server/auth/user-store.ts';
import { viewUser } from '#server/auth/user-view.ts';
import { verifyPassword } from '#server/platform/passwords.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

export interface PhoneSignup {
  phone: string;
  password: string;
  passwordHash: string;
  data: Metadata;
  request: FastifyRequest;
}

/** Like the sign-up by mail, with a text message instead. */
export function signUpByPhone(services: Services, signup: PhoneSignup) {
  const { phone, request } = signup;
  return services.sql.as(system, async (tx) => {
    const before = await findByPhone(tx, phone);
    const opened = before ? undefined : await openAccount(tx, signup);
    const user = before ?? opened ?? (await findByPhone(tx, phone));
    if (!user) throw new Error('The number is taken by an account that is not there.');
    if (user.phoneConfirmedAt !== null) return repeated(tx, services, user, signup);
    if (opened) await note(tx, 'user_signedup', { actorId: user.id, request });
    if (services.auth.settings.smsAutoconfirm) return enter(tx, services, user, signup);
    await textToken(tx, services, { user, purpose: 'sms', to: phone });
    return viewUser(await accountOf(tx, user.id));
  });
}

async function repeated(tx: Sql, services: Services, user: User, signup: PhoneSignup) {
  if (services.auth.settings.smsAutoconfirm) refuseTaken();
  await note(tx, 'user_repeated_signup', { actorId: user.id, request: signup.request });
  const { phone, data } = signup;
  return obfuscatedUser({ phone, data, provider: 'phone', now: services.now() });
}

function refuseTaken(): never {
  return refuse(422, 'user_already_exists', 'User already registered');
}

async function enter(tx: Sql, services: Services, user: User, signup: PhoneSignup) {
  const { password, passwordHash, request } = signup;
  const kept = user.encryptedPassword;
  const isOwn = kept === passwordHash || (kept && (await verifyPassword(kept, password)));
  if (!isOwn) refuseTaken();
  await confirmAddress(tx, user, 'phone', services.now());
  return openSession(tx, services, { userId: user.id, method: 'password', request });
}

/** How a code may travel; WhatsApp needs a provider that carries it. */
export function requireChannel({ auth }: Services, channel: string) {
  const carriesWhatsapp = /^twilio(_verify)?$/.test(auth.settings.sms.provider);
  if (channel === '' || channel === 'sms' || (channel === 'whatsapp' && carriesWhatsapp)) return;
  refuseInput(
    "Invalid channel, supported values are 'sms' or 'whatsapp'. 'whatsapp' is only supported if Twilio or Twilio Verify is used as the provider.",
  );
}
