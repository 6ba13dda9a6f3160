import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountsOf } from '#server/auth/account.ts';
import { createUser } from '#server/auth/admin/new-user.ts';
import { changeUser } from '#server/auth/admin/user-changes.ts';
import { refuseUnknownUser, userIdOf } from '#server/auth/admin/user-fields.ts';
import { removeUser } from '#server/auth/admin/user-removal.ts';
import { audienceOf, requireAdmin } from '#server/auth/bearer.ts';
import { readPage, tellPages } from '#server/auth/pagination.ts';
import type { Claims } from '#server/auth/sessions/tokens.ts';
import { countUsers, findEvenDeleted, listUsers } from '#server/auth/users/store.ts';
import { viewUser } from '#server/auth/users/view.ts';
import { system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

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
