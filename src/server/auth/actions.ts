/** What other features ask of accounts, inside their own transaction and as system. */
import type { FastifyRequest } from 'fastify';
import type { Language } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import { roleOf } from '#server/auth/guards/person.ts';
import { mailToken } from '#server/auth/messages/token-messages.ts';
import { chooseRedirect } from '#server/auth/redirects.ts';
import { endSessions } from '#server/auth/sessions/sessions.ts';
import { openAccount } from '#server/auth/signup/new-accounts.ts';
import { findByEmail, lockUser, updateUser } from '#server/auth/users/store.ts';
import type { Sql } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

type StaffRole = 'concierge' | 'admin';

interface Invited {
  email: string;
  name: string;
  role: StaffRole;
  /** Whose link leads back where the request came from. */
  request: FastifyRequest;
}

/** A colleague gets a link by mail; nobody who has an account becomes one of the house unasked. */
export async function inviteColleague(tx: Sql, services: Services, invited: Invited) {
  const { name, role, request } = invited;
  const email = invited.email.toLowerCase();
  const data = { full_name: name };
  const isTaken = await findByEmail(tx, email);
  const user = isTaken ? undefined : await openAccount(tx, { email, passwordHash: null, data });
  if (!user) throw taken();
  await updateUser(tx, user.id, {
    rawAppMetaData: { ...user.rawAppMetaData, role },
    invitedAt: services.now(),
  });
  const redirectTo = chooseRedirect(services.auth, request);
  await mailToken(tx, services, { user, purpose: 'invite', to: email, redirectTo });
  return user.id;
}

function taken(): Failure {
  const sentence = 'Somebody has an account with this address already';
  return new Failure('conflict', `${sentence}.`, { fields: { email: sentence } });
}

/** Another role, or none. Whoever is signed in as what they no longer are signs in anew. */
export async function changeRole(tx: Sql, id: string, role: StaffRole | 'none'): Promise<void> {
  const user = await lockUser(tx, id);
  const before = user && roleOf(user.rawAppMetaData);
  if (!user || (before !== 'concierge' && before !== 'admin'))
    throw new Failure('not_found', 'There is no such colleague.');
  if (before === role) return;
  const { role: _, ...others } = user.rawAppMetaData;
  await updateUser(tx, id, { rawAppMetaData: role === 'none' ? others : { ...others, role } });
  await endSessions(tx, id, 'global');
}

/** What somebody wants to be called, wherever the house greets them. */
export async function renameUser(tx: Sql, id: string, name: string): Promise<void> {
  const user = await lockUser(tx, id);
  if (user)
    await updateUser(tx, id, { rawUserMetaData: { ...user.rawUserMetaData, full_name: name } });
}

/** The language of everything the house writes to somebody. */
export async function chooseLanguage(tx: Sql, id: string, language: Language): Promise<void> {
  const user = await lockUser(tx, id);
  if (user) await updateUser(tx, id, { rawUserMetaData: { ...user.rawUserMetaData, language } });
}

/** Every session of an account ends, wherever it is. */
export const endEverySession = (tx: Sql, id: string) => endSessions(tx, id, 'global');
