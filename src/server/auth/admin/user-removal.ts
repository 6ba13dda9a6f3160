import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { actorOf, refuseUnknownUser, userIdOf } from '#server/auth/admin/user-fields.ts';
import { note } from '#server/auth/audit.ts';
import { refuse } from '#server/auth/failure.ts';
import { readBody } from '#server/auth/requests.ts';
import type { Claims } from '#server/auth/sessions/tokens.ts';
import { deleteAccess, deleteUser, hideIdentities } from '#server/auth/users/remains-store.ts';
import { lockEvenDeleted, type User, updateUser } from '#server/auth/users/store.ts';
import { postgres } from '#server/database/driver.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

const Body = z.object({ should_soft_delete: z.boolean().nullish() });

export async function removeUser(services: Services, request: FastifyRequest, claims: Claims) {
  const id = userIdOf(request);
  const { should_soft_delete: isSoft } =
    request.body === undefined ? { should_soft_delete: false } : readBody(request, Body);
  const removed = services.sql.as(system, async (tx) => {
    const user = (await lockEvenDeleted(tx, id)) ?? refuseUnknownUser();
    if (isSoft && user.deletedAt !== null) return;
    if (isSoft) await hide(tx, user, services.now());
    else await deleteUser(tx, id);
    const traits = { user_id: id, soft: isSoft === true };
    await note(tx, 'user_deleted', { actorId: actorOf(claims), request, traits });
  });
  await removed.catch(refuseWhatIsNeeded);
  return {};
}

/** Bookings and invoices outlive their owner; such an account can only be emptied. */
function refuseWhatIsNeeded(error: unknown): never {
  if (error instanceof postgres.PostgresError && error.code === '23503')
    refuse(409, 'conflict', 'The user has records that must be kept; delete the user softly');
  throw error;
}

/** Nothing that names the person stays, but whether an address was theirs can still be proved. */
async function hide(tx: Sql, user: User, now: string) {
  const { id, email, phone, newEmail, newPhone } = user;
  const hashed = (text: string | null) =>
    text && createHash('sha256').update(`${id}${text}`).digest('base64url');
  await updateUser(tx, id, {
    email: hashed(email),
    phone: hashed(phone),
    newEmail: hashed(newEmail),
    newPhone: hashed(newPhone),
    encryptedPassword: null,
    rawAppMetaData: {},
    rawUserMetaData: {},
    deletedAt: now,
  });
  await hideIdentities(tx, id);
  await deleteAccess(tx, id);
}
