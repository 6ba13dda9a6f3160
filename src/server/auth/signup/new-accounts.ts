import type { Metadata } from '#server/auth/metadata.ts';
import {
  deleteForeignIdentities,
  insertIdentity,
  listIdentities,
  updateIdentity,
} from '#server/auth/providers/identity-store.ts';
import { insertUser, type User, updateUser } from '#server/auth/users/store.ts';
import { newId } from '#server/platform/ids.ts';
import type { Sql } from '#server/platform/sql.ts';

export interface AccountOpening {
  /** Chosen beforehand where somebody was told of it. */
  id?: string;
  /** Exactly one of the two. */
  email?: string | undefined;
  phone?: string | undefined;
  /** Null where the account has no password, such as one made for a link. */
  passwordHash: string | null;
  passwordMark?: string;
  data: Metadata;
  /** By the house, and not by a sign-up, which repeats its address among the metadata. */
  isInvited?: boolean;
}

/** Opens an unconfirmed account with its identity. Nothing when the address was taken meanwhile. */
export async function openAccount(tx: Sql, opening: AccountOpening): Promise<User | undefined> {
  const { id = newId(), email, phone, passwordHash, passwordMark, data, isInvited } = opening;
  const provider = email ? 'email' : 'phone';
  const known = knownOf(id, { email, phone, data });
  const user = await insertUser(tx, {
    id,
    email: email ?? null,
    phone: phone ?? null,
    encryptedPassword: passwordHash,
    signupMark: passwordMark ?? null,
    rawAppMetaData: { provider, providers: [provider] },
    rawUserMetaData: isInvited ? data : known,
  });
  if (user) await insertIdentity(tx, { userId: id, provider, providerId: id, identityData: known });
  return user;
}

/** A sign-up repeats its address among the metadata. */
const knownOf = (
  sub: string,
  { email, phone, data }: Pick<AccountOpening, 'email' | 'phone' | 'data'>,
) => ({
  ...data,
  sub,
  ...(email ? { email } : { phone: phone ?? '' }),
  email_verified: false,
  phone_verified: false,
});

type Newcomer = Pick<AccountOpening, 'email' | 'phone' | 'passwordMark'> & { data?: Metadata };

/**
 * Somebody began with an address that nobody has confirmed, and now somebody else comes, who may be its
 * owner. When they confirm, nothing of the first may be left, a password or a provider least of all: they
 * get in by what was mailed, and set a password of their own.
 */
export async function beginAnew(tx: Sql, user: User, newcomer: Newcomer): Promise<User> {
  const { email, passwordMark, data = {} } = newcomer;
  const isConfirmed = (email ? user.emailConfirmedAt : user.phoneConfirmedAt) !== null;
  if (isConfirmed) return user;
  const hadProvider = await deleteForeignIdentities(tx, user.id);
  // What the house itself opened has no mark, and nobody else began it.
  const isTheirs = user.signupMark === null || user.signupMark === passwordMark;
  if (isTheirs && !hadProvider) return user;
  const rawUserMetaData = knownOf(user.id, { ...newcomer, data });
  const nobodys = { encryptedPassword: null, signupMark: '' };
  return (await updateUser(tx, user.id, { ...nobodys, rawUserMetaData })) ?? user;
}

export const openAnonymous = (tx: Sql, data: Metadata) =>
  insertUser(tx, { id: newId(), isAnonymous: true, rawUserMetaData: data });

type Channel = 'email' | 'phone';

const verified = { email: 'email_verified', phone: 'phone_verified' };

/** The address is theirs: they proved it, or nobody has to. */
export async function confirmAddress(tx: Sql, user: User, channel: Channel, now: string) {
  await recordIdentity(tx, user, channel, true);
  const providers = await providersOf(tx, user);
  return updateUser(tx, user.id, {
    ...(channel === 'email' ? { emailConfirmedAt: now } : { phoneConfirmedAt: now }),
    isAnonymous: false,
    signupMark: null,
    rawAppMetaData: { ...user.rawAppMetaData, ...providers },
    rawUserMetaData: { ...user.rawUserMetaData, [verified[channel]]: true },
  });
}

/** Keeps the identity of an address in step with the account: made when missing, else brought up to date. */
export async function recordIdentity(tx: Sql, user: User, channel: Channel, isVerified: boolean) {
  const identities = await listIdentities(tx, user.id);
  const existing = identities.find(({ provider }) => provider === channel);
  const known = {
    sub: user.id,
    [channel]: user[channel],
    [verified[channel]]: isVerified,
  };
  if (existing) return updateIdentity(tx, existing.id, known);
  const identityData = { email_verified: false, phone_verified: false, ...known };
  await insertIdentity(tx, {
    userId: user.id,
    provider: channel,
    providerId: user.id,
    identityData,
  });
}

/** What `app_metadata` says about the ways in; the first that was there stays the main one. */
export async function providersOf(tx: Sql, { id, rawAppMetaData }: User) {
  const identities = await listIdentities(tx, id);
  const providers = [...new Set(identities.map(({ provider }) => provider))];
  const { provider: before } = rawAppMetaData;
  const provider = providers.find((name) => name === before) ?? providers[0];
  return provider === undefined ? {} : { provider, providers };
}
