import { z } from 'zod';
import { Instant } from '#contract/primitives.ts';
import { Metadata } from '#server/auth/metadata.ts';
import { many, maybe, one, type Sql } from '#server/platform/sql.ts';

const moment = Instant.nullable();
const words = z.string().nullable();

/** An account as it is kept; `viewUser` says what the world sees of it. */
export const User = z.object({
  id: z.string(),
  aud: z.string(),
  role: z.string(),
  email: words,
  phone: words,
  encryptedPassword: words,
  /** Tells the password of a sign-up from another's, until somebody has confirmed it. */
  signupMark: words,
  emailConfirmedAt: moment,
  phoneConfirmedAt: moment,
  confirmationSentAt: moment,
  recoverySentAt: moment,
  newEmail: words,
  emailChangeSentAt: moment,
  emailChangeConfirmations: z.number(),
  newPhone: words,
  phoneChangeSentAt: moment,
  reauthenticationSentAt: moment,
  invitedAt: moment,
  lastSignInAt: moment,
  bannedUntil: moment,
  deletedAt: moment,
  isAnonymous: z.boolean(),
  isSsoUser: z.boolean(),
  rawAppMetaData: Metadata,
  rawUserMetaData: Metadata,
  createdAt: Instant,
  updatedAt: Instant,
});
export type User = z.infer<typeof User>;

type NewUser = Pick<User, 'id'> & Partial<Omit<User, 'createdAt' | 'updatedAt'>>;

export type UserChanges = Partial<Omit<User, 'id' | 'createdAt' | 'updatedAt'>>;

export const findUser = (sql: Sql, id: string) =>
  maybe(User, sql)`select * from auth.users where id = ${id} and deleted_at is null`;

/** For the house: an account that was deleted softly is still there. */
export const findEvenDeleted = (sql: Sql, id: string) =>
  maybe(User, sql)`select * from auth.users where id = ${id}`;

export const lockEvenDeleted = (sql: Sql, id: string) =>
  maybe(User, sql)`select * from auth.users where id = ${id} for update`;

/** One page of an audience's accounts, newest first. */
export const listUsers = (sql: Sql, aud: string, page: { perPage: number; offset: number }) =>
  many(User, sql)`
    select * from auth.users where aud = ${aud}
    order by created_at desc, id desc limit ${page.perPage} offset ${page.offset}`;

export async function countUsers(sql: Sql, aud: string): Promise<number> {
  const { total } = await one(z.object({ total: z.number() }), sql)`
    select count(*) as total from auth.users where aud = ${aud}`;
  return total;
}

/** For whoever changes the account by what it is now: two requests take turns. */
export const lockUser = (sql: Sql, id: string) =>
  maybe(User, sql)`select * from auth.users where id = ${id} and deleted_at is null for update`;

/** Accounts of a company's identity provider are never found by an address. */
export const findByEmail = (sql: Sql, email: string) =>
  maybe(User, sql)`
    select * from auth.users
    where lower(email) = ${email} and not is_sso_user and deleted_at is null`;

export const findByPhone = (sql: Sql, phone: string) =>
  maybe(User, sql)`select * from auth.users where phone = ${phone} and deleted_at is null`;

/** Nothing when the address was taken in the same moment. */
export const insertUser = (sql: Sql, user: NewUser) =>
  maybe(User, sql)`
    insert into auth.users ${sql(asRow(sql, user))} on conflict do nothing returning *`;

export const updateUser = (sql: Sql, id: string, changes: UserChanges) =>
  one(User, sql)`
    update auth.users set ${sql(asRow(sql, changes))}, updated_at = clock_timestamp()
    where id = ${id} returning *`;

function asRow(sql: Sql, user: UserChanges & { id?: string }) {
  const { rawAppMetaData, rawUserMetaData, ...plain } = user;
  return {
    ...plain,
    ...(rawAppMetaData && { rawAppMetaData: sql.json(rawAppMetaData) }),
    ...(rawUserMetaData && { rawUserMetaData: sql.json(rawUserMetaData) }),
  };
}
