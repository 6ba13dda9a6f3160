import { randomUUID } from 'node:crypto';
import { accountOf } from '#server/auth/account.ts';
import type { Metadata } from '#server/auth/metadata.ts';
import { grantOrQueue } from '#server/auth/send-requests/send-requests.ts';
import type { SignupWish } from '#server/auth/send-requests/shapes.ts';
import { grantSignup } from '#server/auth/send-requests/signups.ts';
import { viewUser } from '#server/auth/users/view.ts';
import { newId } from '#server/platform/ids.ts';
import { system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** What a sign-up that is to be confirmed is answered with. */
export async function answerSignup(services: Services, wish: SignupWish) {
  const { auth, sql } = services;
  if (auth.settings.hidesAccounts) {
    await grantOrQueue(services, wish);
    return newcomer(wish, services.now());
  }
  return sql.as(system, async (tx) => {
    const user = await grantSignup(tx, services, wish);
    return user ? viewUser(await accountOf(tx, user.id)) : taken(wish, services.now());
  });
}

function taken({ email, phone, data }: SignupWish, now: string) {
  const address = email ? { email } : { phone: phone ?? '' };
  return obfuscatedUser({ ...address, data, provider: email ? 'email' : 'phone', now });
}

/** Everybody looks like somebody new: made of what was asked alone, before an account was looked for. */
function newcomer({ id, email, phone = '', data }: SignupWish, now: string) {
  const provider = email ? 'email' : 'phone';
  const known = {
    ...data,
    sub: id,
    ...(email ? { email } : { phone }),
    email_verified: false,
    phone_verified: false,
  };
  const times = { created_at: now, updated_at: now };
  const identity = { identity_id: newId(), id, user_id: id, identity_data: known, provider };
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email: email ?? '',
    phone,
    confirmation_sent_at: now,
    app_metadata: { provider, providers: [provider] },
    user_metadata: known,
    identities: [{ ...identity, last_sign_in_at: now, ...times, ...(email && { email }) }],
    ...times,
    is_anonymous: false,
  };
}

interface Asked {
  email?: string;
  phone?: string;
  provider: string;
  data: Metadata;
  now: string;
}

/** What a taken address is answered with: a made-up account, told apart by its empty identities alone. */
const obfuscatedUser = ({ email = '', phone = '', provider, data, now }: Asked) => ({
  id: randomUUID(),
  aud: 'authenticated',
  role: '',
  email,
  phone,
  confirmation_sent_at: now,
  app_metadata: { provider, providers: [provider] },
  user_metadata: data,
  identities: [],
  created_at: now,
  updated_at: now,
  is_anonymous: false,
});
