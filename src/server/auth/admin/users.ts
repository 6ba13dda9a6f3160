import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { accountsOf } from '#server/auth/account.ts';
import { createUser } from '#server/auth/admin/new-user.ts';
import { changeUser } from '#server/auth/admin/user-changes.ts';
import { actorOf, refuseUnknownUser, userIdOf } from '#server/auth/admin/user-fields.ts';
import { auditDeed } from '#server/auth/audit.ts';
import { refuseAuth } from '#server/auth/failure.ts';
import { audienceOf, requireAdmin } from '#server/auth/guards/bearer.ts';
import { readPage, tellPages } from '#server/auth/pagination.ts';
import { readBody } from '#server/auth/requests.ts';
import type { Claims } from '#server/auth/sessions/tokens.ts';
import { deleteAccess, deleteUser, hideIdentities } from '#server/auth/users/remains-store.ts';
import {
  countUsers,
  findEvenDeleted,
  listUsers,
  lockEvenDeleted,
  type User,
  updateUser,
} from '#server/auth/users/store.ts';
import { viewUser } from '#server/auth/users/view.ts';
import { postgres } from '#server/database/driver.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

const Body = z.object({ should_soft_delete: z.boolean().nullish() });

async function removeUser(services: Services, request: FastifyRequest, claims: Claims) {
  const id = userIdOf(request);
  const { should_soft_delete: isSoft } =
    request.body === undefined ? { should_soft_delete: false } : readBody(request, Body);
  const removed = services.sql.as(system, async (tx) => {
    const user = (await lockEvenDeleted(tx, id)) ?? refuseUnknownUser();
    if (isSoft && user.deletedAt !== null) return;
    if (isSoft) await hide(tx, user, services.now());
    else await deleteUser(tx, id);
    const traits = { user_id: id, soft: isSoft === true };
    await auditDeed(tx, 'user_deleted', { actorId: actorOf(claims), request, traits });
  });
  await removed.catch(refuseWhatIsNeeded);
  return {};
}

/** Bookings and invoices outlive their owner; such an account can only be emptied. */
function refuseWhatIsNeeded(error: unknown): never {
  if (error instanceof postgres.PostgresError && error.code === '23503')
    refuseAuth(409, 'conflict', 'The user has records that must be kept; delete the user softly');
  throw error;
}

/** Nothing that names the person stays, but whether an address was theirs can still be proved. */
async function hide(tx: Sql, { id, email, phone, newEmail, newPhone }: User, now: string) {
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

type Work = (services: Services, request: FastifyRequest, claims: Claims) => Promise<unknown>;

/** The accounts as the house manages them, with the service key. */
export function adminUserRoutes(app: FastifyInstance, services: Services) {
  const forAdmins = (work: Work) => async (request: FastifyRequest) =>
    work(services, request, await requireAdmin(services, request));

  app.get('/admin/users', (request, reply) => showPage(services, request, reply));
  app.post('/admin/users', forAdmins(createUser));
  app.get('/admin/users/:id', forAdmins(showUser));
  app.put('/admin/users/:id', forAdmins(changeUser));
  app.delete('/admin/users/:id', forAdmins(removeUser));
}

async function showPage(services: Services, request: FastifyRequest, reply: FastifyReply) {
  const aud = audienceOf(request, await requireAdmin(services, request));
  const page = readPage(request);
  const { accounts, total } = await services.sql.as(system, async (tx) => ({
    accounts: await accountsOf(tx, await listUsers(tx, aud, page)),
    total: await countUsers(tx, aud),
  }));
  tellPages(reply, '/admin/users', page, total);
  return { users: accounts.map(viewUser), aud };
}

async function showUser({ sql }: Services, request: FastifyRequest) {
  const id = userIdOf(request);
  const [account] = await sql.as(system, async (tx) => {
    const user = await findEvenDeleted(tx, id);
    return user ? accountsOf(tx, [user]) : [];
  });
  return viewUser(account ?? refuseUnknownUser());
}
