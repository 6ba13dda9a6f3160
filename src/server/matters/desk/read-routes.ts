import type { FastifyInstance } from 'fastify';
import { deskMatters } from '#contract/matters/desk.ts';
import type { Language } from '#contract/primitives.ts';
import { givenByEnd } from '#domain/money/endings.ts';
import type { MatterGuards } from '#server/matters/act.ts';
import {
  countViews,
  positionIn,
  queueOfDesk,
  type StoredQueueRow,
} from '#server/matters/desk/queue-store.ts';
import { threadOf } from '#server/matters/messages/thread.ts';
import { refuseUnknownMatter } from '#server/matters/outcome.ts';
import { foreseeMatterEnd } from '#server/matters/quotes/agreement.ts';
import * as store from '#server/matters/store.ts';
import { type MatterReader, matterSummary, showAtDesk } from '#server/matters/views.ts';
import { serveActs } from '#server/platform/act.ts';
import { pageOf, readCursor } from '#server/platform/paging.ts';
import { serve } from '#server/platform/serve.ts';
import type { Services } from '#server/services.ts';

export function deskReadingRoutes(
  app: FastifyInstance,
  services: Services,
  { staff, artBase }: MatterGuards,
) {
  const change = serveActs(app, services);
  const { sql, catalogue, now } = services;
  const readerOf = async (id: string, language: Language): Promise<MatterReader> => ({
    id,
    side: 'house',
    language,
    artBase,
    now: now(),
    snapshot: await catalogue.current(),
  });

  serve(app, deskMatters.ending, staff, ({ user, params, query }) =>
    sql.as(user, async (tx) => {
      const row = (await store.findAny(tx, params.id)) ?? refuseUnknownMatter();
      const ending = await foreseeMatterEnd(tx, row, { move: query.move, actor: 'staff' });
      const own = await foreseeMatterEnd(tx, row, { move: 'withdraw', actor: 'client' });
      return { version: row.version, ending, given: ending && own && givenByEnd(ending, own) };
    }),
  );

  serve(app, deskMatters.queue, staff, async ({ user, query }) => {
    const { view, kind, client, limit } = query;
    const reader = await readerOf(user.id, query.lang);
    const list = `queue-${view}`;
    const after = readCursor(list, query.after);
    const page = { id: user.id, now: reader.now, view, kind, client, after, limit: limit + 1 };
    const rows = await sql.as(user, (tx) => queueOfDesk(tx, page));
    const { items, next } = pageOf(list, rows, limit, (row) => positionIn(view, row));
    return { items: items.map((row) => queueRow(row, reader)), next };
  });

  serve(app, deskMatters.counts, staff, ({ user }) =>
    sql.as(user, (tx) => countViews(tx, { id: user.id, now: now() })),
  );

  serve(app, deskMatters.read, staff, async ({ user, params, query }) => {
    const reader = await readerOf(user.id, query.lang);
    return sql.as(user, async (tx) => {
      const row = (await store.findAny(tx, params.id)) ?? refuseUnknownMatter();
      return showAtDesk(tx, row, reader);
    });
  });

  serve(app, deskMatters.messagesBefore, staff, ({ user, params, query }) =>
    sql.as(user, async (tx) => {
      const { id } = (await store.findAny(tx, params.id)) ?? refuseUnknownMatter();
      return threadOf(tx, id, { before: query.before, notes: true });
    }),
  );

  change(deskMatters.seen, staff, async ({ tx, by, now: readAt }, asked) => {
    const { id } = (await store.findAny(tx, asked.params.id)) ?? refuseUnknownMatter();
    await store.markRead(tx, { matterId: id, readerId: by.id, readAt });
    return undefined;
  });
}

function queueRow(row: StoredQueueRow, reader: MatterReader) {
  const { clientId, clientName, clientEmail, clientLanguage, clientPlan } = row;
  const client = clientId !== null && {
    id: clientId,
    name: clientName ?? '',
    email: clientEmail ?? '',
    language: clientLanguage ?? row.language,
    plan: clientPlan,
  };
  return { ...matterSummary(row, reader), client: client || null };
}
