import type { FastifyInstance } from 'fastify';
import { type AuditEntry, countEntries, listEntries } from '#server/auth/audit-store.ts';
import { requireAdmin } from '#server/auth/guards/bearer.ts';
import { readPage, tellPages } from '#server/auth/pagination.ts';
import { system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** Who did what; it can be read and never changed. */
export function adminAuditRoutes(app: FastifyInstance, services: Services) {
  app.get('/admin/audit', async (request, reply) => {
    await requireAdmin(services, request);
    const page = readPage(request);
    const { entries, total } = await services.sql.as(system, async (tx) => ({
      entries: await listEntries(tx, page),
      total: await countEntries(tx),
    }));
    tellPages(reply, '/admin/audit', page, total);
    return entries.map(viewEntry);
  });
}

const viewEntry = ({ id, actorId, action, traits, ip, requestId, createdAt }: AuditEntry) => ({
  id,
  payload: { action, actor_id: actorId, traits, request_id: requestId },
  ip_address: ip ?? '',
  created_at: createdAt,
});
