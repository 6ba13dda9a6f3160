import type { FastifyInstance } from 'fastify';
import { type Notification, notifications } from '#contract/notifications.ts';
import type { Language } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import { choicesOf, lockOf, moneyKinds } from '#domain/notifications/choices.ts';
import * as store from '#server/notifications/store.ts';
import { act, serveActs } from '#server/platform/act.ts';
import type { Guards } from '#server/platform/guards.ts';
import { pageOf, readCursor } from '#server/platform/paging.ts';
import { serve } from '#server/platform/serve.ts';
import type { Delegate } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

interface Reader {
  kind: 'client';
  id: string;
  role: string;
  delegate?: Delegate;
}

interface BellGuards extends Pick<Guards<Reader>, 'client'> {
  /** Whoever acts for the client hears of their money with the right that opens their bills, and else not. */
  mayHearOfMoney: (reader: Reader) => Promise<boolean>;
}

/** For whoever is signed in, clients and staff alike: each has a bell of their own. */
export function notificationRoutes(
  app: FastifyInstance,
  services: Services,
  { client, mayHearOfMoney }: BellGuards,
) {
  const change = serveActs(app, services);
  const { sql } = services;

  serve(app, notifications.list, client, async ({ user, query }) => {
    const without = (await mayHearOfMoney(user)) ? [] : moneyKinds;
    const bell = { reader: user.id, without };
    return sql.as(user, async (tx) => {
      const { lang, limit } = query;
      const page = { ...bell, after: readCursor('bell', query.after), limit: limit + 1 };
      const [rows, unread] = await Promise.all([
        store.listNews(tx, page),
        store.countUnread(tx, bell),
      ]);
      const { items, next } = pageOf('bell', rows, limit, ({ createdAt: at, id }) => ({ at, id }));
      return { items: items.map((row) => inLanguage(row, lang)), next, unread };
    });
  });

  change(notifications.read, client, async ({ tx, now, by }, asked) => {
    const found = await store.markRead(tx, { id: asked.params.id, reader: by.id }, now);
    if (!found) throw new Failure('not_found', 'There is no such notification.');
    return undefined;
  });

  change(notifications.readAll, client, async ({ tx, now, by }, asked) => {
    await store.markAllRead(tx, { reader: by.id, until: asked.body.until }, now);
    return undefined;
  });

  serve(app, notifications.choices, client, async ({ user }) =>
    choicesOf(isStaff(user), await sql.as(user, (tx) => store.chosenChannels(tx, user.id))),
  );

  serve(app, notifications.choose, client, async (asked) => {
    const { user, body } = asked;
    const staff = isStaff(user);
    if (!choicesOf(staff, []).some(({ kind }) => kind === body.kind))
      throw refuse('kind', 'This kind of news does not reach your account');
    if (lockOf(body) && !body.wanted)
      throw refuse('wanted', 'This mail cannot be refused: it tells you what you owe or are owed');
    return act(services, notifications.choose, asked, async ({ tx }) => {
      await store.saveChoice(tx, user.id, body);
      return choicesOf(staff, await store.chosenChannels(tx, user.id));
    });
  });
}

const isStaff = ({ role }: Reader) => role === 'concierge' || role === 'admin';

const inLanguage = (row: store.NewsRow, language: Language): Notification => ({
  ...row,
  title: row.title[language],
});

const refuse = (field: string, why: string): Failure =>
  new Failure('validation_failed', `${why}.`, { fields: { [field]: why } });
