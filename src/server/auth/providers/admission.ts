import type { FastifyRequest } from 'fastify';
import { AuthFailure } from '#domain/auth/failure.ts';
import { auditDeed } from '#server/auth/audit.ts';
import { refuseAuth } from '#server/auth/failure.ts';
import { requireBudgetIn } from '#server/auth/messages/budgets.ts';
import { requireDistance } from '#server/auth/messages/intervals.ts';
import { giveNotice } from '#server/auth/messages/notices.ts';
import { mailToken } from '#server/auth/messages/token-messages.ts';
import { fitMetadata } from '#server/auth/metadata.ts';
import {
  findIdentity,
  type Identity,
  insertIdentity,
  lockIdentity,
  touchIdentities,
  updateIdentity,
} from '#server/auth/providers/identity-store.ts';
import type { ProviderUser } from '#server/auth/providers/user.ts';
import { providersOf } from '#server/auth/signup/new-accounts.ts';
import { isBanned } from '#server/auth/users/state.ts';
import {
  findByEmail,
  insertUser,
  lockUser,
  type User,
  updateUser,
} from '#server/auth/users/store.ts';
import { newId } from '#server/platform/ids.ts';
import type { Sql } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** Somebody whom a provider has sent to us. */
export interface ProviderArrival {
  provider: string;
  person: ProviderUser;
  request: FastifyRequest;
  /** Where a confirmation mail leads to, should one be needed. */
  redirectTo: string;
}

/** A refusal is returned, not thrown, where what was done on the way must stay. */
export type Admission = { userId: string } | { refusal: AuthFailure };

/** Finds or opens the account of somebody a provider vouches for. */
export async function admitArrival(
  tx: Sql,
  services: Services,
  arrival: ProviderArrival,
): Promise<Admission> {
  const { provider, person, request } = arrival;
  await lockIdentity(tx, provider, person.subject);
  const known = await findIdentity(tx, provider, person.subject);
  const found = known
    ? await welcomeBack(tx, known, person)
    : await introduce(tx, services, arrival);
  if (!found) return refuseUnseen(tx, services, arrival);
  const { user, identity } = found;
  if (isBanned(user, services.now())) refuseAuth(403, 'user_banned', 'User is banned');
  await touchIdentities(tx, user.id, provider);
  if (user.email !== null && user.emailConfirmedAt === null) {
    if (!isVouchedFor(services, user, person)) return askToConfirm(tx, services, user, arrival);
    await takeOver(tx, user, identity, services.now());
  }
  await auditDeed(tx, 'login', { actorId: user.id, request, traits: { provider } });
  return { userId: user.id };
}

interface Found {
  user: User;
  identity: Identity;
}

async function welcomeBack(tx: Sql, identity: Identity, person: ProviderUser): Promise<Found> {
  const user = await lockUser(tx, identity.userId);
  if (!user) return refuseAuth(403, 'user_not_found', 'User not found');
  await updateIdentity(tx, identity.id, person.facts);
  const known = { ...identity, identityData: { ...identity.identityData, ...person.facts } };
  return { user: await remember(tx, user, person), identity: known };
}

/** Nothing where the address is somebody else's and nobody is to hear of it. */
async function introduce(
  tx: Sql,
  services: Services,
  arrival: ProviderArrival,
): Promise<Found | undefined> {
  const { provider, person } = arrival;
  const owner = isCompany(provider) ? undefined : await ownerOf(tx, person);
  const user = owner ?? (await open(tx, services, arrival));
  if (!user) return undefined;
  const identity = await insertIdentity(tx, {
    userId: user.id,
    provider,
    providerId: person.subject,
    identityData: person.facts,
  });
  if (owner) {
    const { request } = arrival;
    await giveNotice(tx, services, { user, kind: 'identityLinked', detail: provider, request });
  }
  return { user: await remember(tx, user, person), identity };
}

/** Companies vouch for their own people only; their accounts are never joined with others. */
const isCompany = (provider: string) => provider.startsWith('sso:');

/** Only an address the provider has verified leads to the account that has it. */
async function ownerOf(tx: Sql, { emails }: ProviderUser): Promise<User | undefined> {
  for (const { email, isVerified } of emails) {
    const found = isVerified ? await findByEmail(tx, email) : undefined;
    if (found) return lockUser(tx, found.id);
  }
  return undefined;
}

async function open(tx: Sql, services: Services, { provider, person, request }: ProviderArrival) {
  const { settings } = services.auth;
  if (settings.signupDisabled)
    refuseAuth(422, 'signup_disabled', 'Signups not allowed for this instance');
  const email = await addressFor(tx, provider, person);
  if (email === undefined && !settings.autoconfirm) {
    if (settings.hidesAccounts && person.emails.length > 0) return undefined;
    refuseUnaddressed(provider, person);
  }
  const user = await insertUser(tx, {
    id: newId(),
    email: email ?? null,
    isSsoUser: isCompany(provider),
    signupMark: signupMarkOf(provider, person),
    rawAppMetaData: { provider, providers: [provider] },
  });
  if (!user) return refuseAuth(409, 'conflict', 'The same account is being opened right now');
  await auditDeed(tx, 'user_signedup', { actorId: user.id, request, traits: { provider } });
  return user;
}

/** No password's mark looks like it: until the address is confirmed, whoever else comes is a rival. */
const signupMarkOf = (provider: string, { subject }: ProviderUser) =>
  `provider ${provider}: ${subject}`;

const mainOf = ({ emails }: ProviderUser) =>
  emails.toSorted((one, other) => +other.isVerified - +one.isVerified)[0];

/** An address that is not verified and somebody else's stays with them. */
async function addressFor(tx: Sql, provider: string, person: ProviderUser) {
  const main = mainOf(person);
  const isFree = !main || isCompany(provider) || !(await findByEmail(tx, main.email));
  return isFree ? main?.email : undefined;
}

function refuseUnaddressed(provider: string, { emails }: ProviderUser): never {
  const error_description = 'Error getting user email from external provider';
  const extra = { error: 'server_error', error_description };
  if (emails.length === 0) refuseAuth(400, 'unexpected_failure', error_description, extra);
  const words = `Unverified email with ${provider}. Verify the email with ${provider} in order to sign in`;
  return refuseAuth(422, 'provider_email_needs_verification', words);
}

const remember = async (tx: Sql, user: User, { facts }: ProviderUser): Promise<User> =>
  updateUser(tx, user.id, {
    rawAppMetaData: { ...user.rawAppMetaData, ...(await providersOf(tx, user)) },
    rawUserMetaData: fitMetadata(user.rawUserMetaData, facts),
  });

function isVouchedFor({ auth }: Services, user: User, { emails }: ProviderUser): boolean {
  if (auth.settings.autoconfirm) return true;
  return emails.some(({ email, isVerified }) => isVerified && email === user.email?.toLowerCase());
}

export async function askToConfirm(
  tx: Sql,
  services: Services,
  user: User,
  arrival: ProviderArrival,
): Promise<Admission> {
  const to = user.email ?? '';
  const mailing = await countConfirmation(tx, services, to, arrival);
  const { provider, redirectTo } = arrival;
  await mailToken(tx, mailing, { user, purpose: 'signup', to, redirectTo });
  return refusalToConfirm(provider);
}

/** Told and counted as where a mail goes out; none does, and the address's owner is left alone. */
async function refuseUnseen(
  tx: Sql,
  services: Services,
  arrival: ProviderArrival,
): Promise<Admission> {
  const to = mainOf(arrival.person)?.email ?? '';
  await countConfirmation(tx, services, to, arrival);
  return refusalToConfirm(arrival.provider);
}

/** The distance between two mails is kept by the address where an account's own would tell of it. */
async function countConfirmation(
  tx: Sql,
  services: Services,
  to: string,
  { request }: ProviderArrival,
) {
  await requireBudgetIn(tx, services, { channel: 'mail', to, ip: request.ip });
  const { auth } = services;
  if (!auth.settings.hidesAccounts) return services;
  await requireDistance(tx, services, { door: 'signup', email: to });
  return { ...services, auth: { ...auth, settings: { ...auth.settings, sendInterval: 0 } } };
}

function refusalToConfirm(provider: string): Admission {
  const words = `Unverified email with ${provider}. A confirmation email has been sent to your ${provider} email`;
  return { refusal: new AuthFailure(422, 'provider_email_needs_verification', words) };
}

/**
 * Whoever began this account never showed that the address is theirs; somebody else may have, in the
 * hope that its owner comes one day. Now the owner is here: nothing of the beginner may open it any more.
 */
async function takeOver(tx: Sql, user: User, identity: Identity, now: string) {
  await forget(tx, user.id, identity.id);
  const { provider, identityData } = identity;
  return updateUser(tx, user.id, {
    encryptedPassword: null,
    emailConfirmedAt: now,
    phone: null,
    phoneConfirmedAt: null,
    newEmail: null,
    newPhone: null,
    isAnonymous: false,
    signupMark: null,
    rawAppMetaData: { ...user.rawAppMetaData, provider, providers: [provider] },
    rawUserMetaData: fitMetadata(identityData),
  });
}

async function forget(tx: Sql, userId: string, exceptIdentity: string) {
  await tx`delete from auth.identities where user_id = ${userId} and id <> ${exceptIdentity}`;
  const tables = ['sessions', 'one_time_tokens', 'mfa_factors', 'recovery_codes', 'passkeys'];
  for (const table of tables) await tx`delete from auth.${tx(table)} where user_id = ${userId}`;
}
