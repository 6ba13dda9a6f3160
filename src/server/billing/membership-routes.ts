import type { FastifyInstance } from 'fastify';
import { memberships } from '#contract/billing-memberships.ts';
import { Failure } from '#domain/failure.ts';
import { payer } from '#server/billing/account-store.ts';
import { actOnce, type Doors, type Request, versionOf } from '#server/billing/acting.ts';
import { type Clerk, withClerk } from '#server/billing/clerk.ts';
import { booksOf } from '#server/billing/may-pay.ts';
import { optionsView } from '#server/billing/membership-options.ts';
import { payOpen } from '#server/billing/membership-paying.ts';
import * as store from '#server/billing/membership-store.ts';
import { showHistory, showMembership, showMemberships } from '#server/billing/membership-views.ts';
import * as acts from '#server/billing/memberships.ts';
import { serve } from '#server/platform/serve.ts';
import type { Services } from '#server/services.ts';

export function membershipRoutes(app: FastifyInstance, services: Services, doors: Doors) {
  readingRoutes(app, services, doors);
  changingRoutes(app, services, doors);
}

function readingRoutes(app: FastifyInstance, services: Services, { client }: Doors) {
  serve(app, memberships.options, client, ({ user, query }) =>
    withClerk(
      services,
      async ({ tx, snapshot }) => {
        const own = await store.openOf(tx, booksOf(user));
        const person = await payer(tx, booksOf(user));
        return optionsView(snapshot, { plan: person?.plan ?? null, memberships: own }, query.lang);
      },
      user,
    ),
  );
  serve(app, memberships.list, client, ({ user, query }) =>
    withClerk(services, (clerk) => showMemberships(clerk, booksOf(user), query.lang), user),
  );
  serve(app, memberships.history, client, ({ user, params, query }) =>
    withClerk(
      services,
      async (clerk) => showHistory(clerk, await own(clerk, params.id, booksOf(user)), query.lang),
      user,
    ),
  );
  serve(app, memberships.changeQuote, client, ({ user, params, query, body }) =>
    withClerk(
      services,
      async (clerk) => {
        const row = await own(clerk, params.id, booksOf(user));
        const wish = { choice: body.choice, language: query.lang };
        return acts.quoteChange(clerk, row, wish).view;
      },
      user,
    ),
  );
}

async function own({ tx }: Clerk, id: string, clientId: string): Promise<store.MembershipRow> {
  const row = await store.find(tx, id, clientId);
  if (!row) throw new Failure('not_found', 'There is no such membership.');
  return row;
}

function changingRoutes(app: FastifyInstance, services: Services, { client }: Doors) {
  /** Decided in one transaction; the card is charged after it, and the answer shows what came of it. */
  const decide = async (
    asked: Request & { user: { kind: 'client'; id: string }; query: { lang: 'en' | 'ar' } },
    work: (clerk: Clerk) => Promise<store.MembershipRow>,
  ) => {
    const { id } = await actOnce(services, asked, async (clerk) => ({
      id: (await work(clerk)).id,
    }));
    await payOpen(services, id, { present: true });
    const clientId = booksOf(asked.user);
    const show = async (clerk: Clerk) =>
      showMembership(clerk, await own(clerk, id, clientId), asked.query.lang);
    return withClerk(services, show, asked.user);
  };

  serve(app, memberships.start, client, (asked) =>
    decide({ ...asked, endpoint: memberships.start }, (clerk) =>
      acts.start(clerk, { ...asked.body, clientId: booksOf(asked.user) }),
    ),
  );
  const locked = (clerk: Clerk, { user, params, request }: Named) =>
    acts.lockOwn(clerk, { id: params.id, clientId: booksOf(user), version: versionOf(request) });
  serve(app, memberships.change, client, (asked) =>
    decide({ ...asked, endpoint: memberships.change }, async (clerk) =>
      acts.change(clerk, await locked(clerk, asked), asked.body),
    ),
  );
  serve(app, memberships.cancel, client, (asked) =>
    decide({ ...asked, endpoint: memberships.cancel }, async (clerk) =>
      acts.cancel(clerk, await locked(clerk, asked)),
    ),
  );
  serve(app, memberships.resume, client, (asked) =>
    decide({ ...asked, endpoint: memberships.resume }, async (clerk) =>
      acts.resume(clerk, await locked(clerk, asked)),
    ),
  );
}

type Named = Pick<Request, 'request'> & {
  user: { kind: 'client'; id: string };
  params: { id: string };
};
