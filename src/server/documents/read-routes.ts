import type { FastifyInstance } from 'fastify';
import { documents } from '#contract/documents/documents.ts';
import { disposition } from '#domain/file-names.ts';
import type { VaultGuards } from '#server/documents/callers.ts';
import { words } from '#server/documents/names.ts';
import { openingOf, tableOf } from '#server/documents/openings/log-view.ts';
import { listOpenings } from '#server/documents/openings/store.ts';
import { sharedWith } from '#server/documents/share-store.ts';
import { vaultOf } from '#server/documents/vault.ts';
import { versionsOf } from '#server/documents/version-store.ts';
import { refuseUnknownPaper, showAll, showBin } from '#server/documents/views.ts';
import { pageOf, readCursor } from '#server/platform/paging.ts';
import { nameOf } from '#server/platform/person-name.ts';
import { serve } from '#server/platform/serve.ts';
import type { Services } from '#server/services.ts';

/** What a client reads of their own vault. */
export function documentReadingRoutes(
  app: FastifyInstance,
  services: Services,
  guards: VaultGuards,
) {
  const { sql, now, storage } = services;
  const { client } = guards;

  serve(app, documents.vault, client, ({ user, query: { lang: language } }) =>
    sql.as(user, async (tx) => {
      const room = await storage.room(tx, user.id);
      return vaultOf(tx, { id: user.id, name: nameOf(user), language, now: now(), room });
    }),
  );

  serve(app, documents.bin, client, ({ user }) => sql.as(user, (tx) => showBin(tx, user.id)));

  serve(app, documents.versions, client, ({ user, params }) =>
    sql.as(user, async (tx) => {
      const found = await versionsOf(tx, params.id, user.id);
      return found.length > 0 ? found : refuseUnknownPaper();
    }),
  );

  serve(app, documents.ofMatter, client, ({ user, params }) =>
    sql.as(user, async (tx) => {
      const given = new Set((await sharedWith(tx, params.id)).map(({ documentId }) => documentId));
      return (await showAll(tx, user.id)).filter(({ id }) => given.has(id));
    }),
  );

  serve(app, documents.openings, client, async ({ user, query: { lang, after, limit } }) => {
    const page = { ownerId: user.id, after: readCursor('openings', after), limit: limit + 1 };
    const rows = await sql.as(user, (tx) => listOpenings(tx, page));
    const { items, next } = pageOf('openings', rows, limit, (last) => last);
    return { items: items.map((row) => openingOf(row, lang)), next };
  });

  serve(app, documents.openingsFile, client, async ({ user, query: { lang }, reply }) => {
    const whole = { ownerId: user.id, after: undefined, limit: mostInTable };
    const rows = await sql.as(user, (tx) => listOpenings(tx, whole));
    reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', disposition('attachment', words[lang].log.file))
      .header('cache-control', 'private, no-store')
      .send(tableOf(rows, lang));
    return undefined;
  });
}

/** Years of openings; what a spreadsheet still opens. */
const mostInTable = 10_000;
