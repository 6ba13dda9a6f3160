import type { FastifyInstance } from 'fastify';
import { type Notification, notifications } from '#contract/notifications.ts';
import type { Language } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import { choicesOf, lockOf, moneyKinds } from '#domain/notifications/choices.ts';
import { holdsMandate } from '#server/delegates/actions.ts';
import * as store from '#server/notifications/store.ts';
import { act } from '#server/platform/act.ts';
import { pageOf, readCursor } from '#server/platform/paging.ts';
import { type Guard, serve } from '#server/platform/serve.ts';
import { type Delegate, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

interface Reader {
  kind: 'client';
  id: string;
  role: string;
  delegate?: Delegate;
}

/** For whoever is signed in, clients and staff alike: each has a bell of their own. */
export function notificationRoutes(
  app: FastifyInstance,
  services: Services,
  client: Guard<Reader>,
) {
  const { sql } = services;

  serve(app, notifications.list, client, async ({ user, query }) => {
    const bell = { reader: user.id, without: await keptFrom(services, user) };
    return sql.as(user, async (tx) => {
      const { lang, limit } = query;
      const page = { ...bell, after: readCursor('bell', query.after), limit: limit + 1 };
      const [rows, unread] = await Promise.all([store.list(tx, page), store.countUnread(tx, bell)]);
      const { items, next } = pageOf('bell', rows, limit, ({ createdAt: at, id }) => ({ at, id }));
      return { items: items.map((row) => inLanguage(row, lang)), next, unread };
    });
  });

  serve(app, notifications.read, client, (asked) =>
    act(services, notifications.read, asked, async ({ tx, now, by }) => {
      const found = await store.markRead(tx, { id: asked.params.id, reader: by.id }, now);
      if (!found) throw new Failure('not_found', 'There is no such notification.');
      return undefined;
    }),
  );

  serve(app, notifications.readAll, client, (asked) =>
    act(services, notifications.readAll, asked, async ({ tx, now, by }) => {
      await store.markAllRead(tx, { reader: by.id, until: asked.body.until }, now);
      return undefined;
    }),
  );

  serve(app, notifications.choices, client, async ({ user }) =>
    choicesOf(isStaff(user), await sql.as(user, (tx) => store.chosen(tx, user.id))),
  );

  serve(app, notifications.choose, client, async (asked) => {
    const { user, body } = asked;
    const staff = isStaff(user);
    if (!choicesOf(staff, []).some(({ kind }) => kind === body.kind))
      throw refuse('kind', 'This kind of news does not reach your account');
    if (lockOf(body) && !body.wanted)
      throw refuse('wanted', 'This mail cannot be refused: it tells you what you owe or are owed');
    return act(services, notifications.choose, asked, async ({ tx }) => {
      await store.choose(tx, user.id, body);
      return choicesOf(staff, await store.chosen(tx, user.id));
    });
  });
}

/** Whoever acts for the client hears of their money with the right that opens their bills, and else not. */
async function keptFrom({ sql, now }: Services, { id: clientId, delegate }: Reader) {
  if (!delegate) return [];
  const pair = { delegateId: delegate.id, clientId };
  const mayPay = await sql.as(system, (tx) =>
    holdsMandate(tx, pair, { needed: 'pay', now: now() }),
  );
  return mayPay ? [] : moneyKinds;
}

const isStaff = ({ role }: Reader) => role === 'concierge' || role === 'admin';

function inLanguage(row: store.NewsRow, language: Language): Notification {
  return { ...row, title: row.title[language] };
}

function refuse(field: string, why: string): Failure {
  return new Failure('validation_failed', `${why}.`, { fields: { [field]: why } });
}
