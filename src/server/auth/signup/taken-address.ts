import { refuseAuth } from '#server/auth/failure.ts';
import { findByEmail, findByPhone } from '#server/auth/users/store.ts';
import { postgres } from '#server/database/driver.ts';
import type { Sql } from '#server/platform/sql.ts';

interface Addresses {
  email: string;
  phone: string;
}

/** Whoever else has one of the addresses keeps it; an empty one is not asked for. */
export async function requireUntaken(tx: Sql, { email, phone }: Addresses, ownId?: string) {
  const mailOwner = email && (await findByEmail(tx, email));
  if (mailOwner && mailOwner.id !== ownId) refuseEmail();
  const phoneOwner = phone && (await findByPhone(tx, phone));
  if (phoneOwner && phoneOwner.id !== ownId) refusePhone();
}

export function refuseEmail(): never {
  return refuseAuth(
    422,
    'email_exists',
    'A user with this email address has already been registered',
  );
}

const refusePhone = (): never =>
  refuseAuth(422, 'phone_exists', 'Phone number already registered by another user');

/** The same when two requests want one address in the same moment and only the database sees it. */
export async function orTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof postgres.PostgresError) || error.code !== '23505') throw error;
    if (error.constraint_name === 'users_email') refuseEmail();
    if (error.constraint_name === 'users_phone') refusePhone();
    throw error;
  }
}
