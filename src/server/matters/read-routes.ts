import type { FastifyInstance } from 'fastify';
import { matters } from '#contract/matters/matters.ts';
import type { MatterHour } from '#contract/matters/parts.ts';
import type { Language } from '#contract/primitives.ts';
import { firstWord } from '#domain/matters/promise.ts';
import { secondsBetween } from '#domain/time.ts';
import type { MatterGuards } from '#server/matters/act.ts';
import { findAppointment } from '#server/matters/appointments/store.ts';
import { listOwn } from '#server/matters/list-store.ts';
import { threadOf } from '#server/matters/messages/thread.ts';
import { paceFor, refuseUnknownMatter } from '#server/matters/outcome.ts';
import { foreseeMatterEnd } from '#server/matters/quotes/agreement.ts';
import * as store from '#server/matters/store.ts';
import { type MatterReader, matterSummary, showMatter } from '#server/matters/views.ts';
import { serveActs } from '#server/platform/act.ts';
import { calendarFile, calendarFileType, uidOf } from '#server/platform/files/calendar-file.ts';
import { pageOf, readCursor } from '#server/platform/paging.ts';
import { serve } from '#server/platform/serve.ts';
import type { Services } from '#server/services.ts';

/** Nothing here changes anything but how far somebody has read. */
export function readingRoutes(
  app: FastifyInstance,
  services: Services,
  { client, artBase }: MatterGuards,
) {
  const change = serveActs(app, services);
  const { sql, catalogue, now } = services;
  const readerOf = async (id: string, language: Language): Promise<MatterReader> => ({
    id,
    side: 'client',
    language,
    artBase,
    now: now(),
    snapshot: await catalogue.current(),
  });

  serve(app, matters.list, client, async ({ user, query }) => {
    const { area, which, q: words, limit } = query;
    const list = `matters-${which}`;
    const after = readCursor(list, query.after);
    const reader = await readerOf(user.id, query.lang);
    const page = { clientId: user.id, area, which, words, after, limit: limit + 1 };
    const rows = await sql.as(user, (tx) => listOwn(tx, page));
    const { items, next } = pageOf(list, rows, limit, ({ updatedAt: at, id }) => ({ at, id }));
    return { items: items.map((row) => matterSummary(row, reader)), next };
  });

  serve(app, matters.promise, client, async ({ user }) => {
    const snapshot = await catalogue.current();
    const asked = { clientId: user.id, urgent: false };
    const pace = await sql.as(user, (tx) => paceFor({ tx, snapshot }, asked));
    const { kind, from, due } = firstWord(pace, now());
    return { kind, from, due, left: secondsBetween(from, due) };
  });

  serve(app, matters.read, client, async ({ user, params, query }) => {
    const reader = await readerOf(user.id, query.lang);
    return sql.as(user, async (tx) => {
      const row = (await store.findMatter(tx, params.id, user.id)) ?? refuseUnknownMatter();
      return showMatter(tx, row, reader);
    });
  });

  serve(app, matters.ending, client, ({ user, params }) =>
    sql.as(user, async (tx) => {
      const row = (await store.findMatter(tx, params.id, user.id)) ?? refuseUnknownMatter();
      const ending = await foreseeMatterEnd(tx, row, { move: 'withdraw', actor: 'client' });
      return { version: row.version, ending };
    }),
  );

  serve(app, matters.calendar, client, async ({ user, params, query, reply }) => {
    const hour = await sql.as(user, async (tx) => {
      const { id } = (await store.findMatter(tx, params.id, user.id)) ?? refuseUnknownMatter();
      return (await findAppointment(tx, id, params.appointment)) ?? refuseUnknownMatter();
    });
    reply.headers({
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment; filename="appointment.ics"',
    });
    reply.type(calendarFileType).send(hourFile(hour, query.lang, services));
    return undefined;
  });

  serve(app, matters.messagesBefore, client, ({ user, params, query }) =>
    sql.as(user, async (tx) => {
      const { id } = (await store.findMatter(tx, params.id, user.id)) ?? refuseUnknownMatter();
      return threadOf(tx, id, { before: query.before, notes: false });
    }),
  );

  change(matters.seen, client, async ({ tx, by, now: readAt }, asked) => {
    const { id } = (await store.findMatter(tx, asked.params.id, by.id)) ?? refuseUnknownMatter();
    await store.markRead(tx, { matterId: id, readerId: by.id, readAt });
    return undefined;
  });
}

function hourFile(hour: MatterHour, language: Language, { publicUrl, now }: Services): string {
  const { id, title, startsAt, endsAt, place, state } = hour;
  return calendarFile(state === 'cancelled' ? 'cancel' : 'publish', language, {
    uid: uidOf(id, publicUrl),
    stamp: now(),
    starts: startsAt,
    ends: endsAt,
    summary: title,
    location: { title: place },
  });
}
