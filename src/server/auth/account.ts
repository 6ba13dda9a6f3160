import { type Factor, listFactors, listFactorsOfAll } from '#server/auth/factors/store.ts';
import {
  type Identity,
  listIdentities,
  listIdentitiesOfAll,
} from '#server/auth/providers/identity-store.ts';
import { findUser, type User } from '#server/auth/users/store.ts';
import type { Sql } from '#server/platform/sql.ts';

/** An account with everything the protocol shows of it. */
export interface Account {
  user: User;
  identities: Identity[];
  factors: Factor[];
}

export async function loadAccount(tx: Sql, userId: string): Promise<Account | undefined> {
  const [user, identities, factors] = await Promise.all([
    findUser(tx, userId),
    listIdentities(tx, userId),
    listFactors(tx, userId),
  ]);
  return user && { user, identities, factors };
}

/** A whole page of accounts with three queries. */
export async function accountsOf(tx: Sql, users: User[]): Promise<Account[]> {
  const ids = users.map(({ id }) => id);
  const [identities, factors] = await Promise.all([
    listIdentitiesOfAll(tx, ids),
    listFactorsOfAll(tx, ids),
  ]);
  return users.map((user) => ({
    user,
    identities: identities.filter(({ userId }) => userId === user.id),
    factors: factors.filter(({ userId }) => userId === user.id),
  }));
}

/** For an account that this transaction has just written or locked. */
export async function accountOf(tx: Sql, userId: string): Promise<Account> {
  const account = await loadAccount(tx, userId);
  if (!account) throw new Error('The account is gone although this transaction holds it.');
  return account;
}

export const hasSecondFactor = ({ factors }: Pick<Account, 'factors'>) =>
  factors.some(({ status }) => status === 'verified');
