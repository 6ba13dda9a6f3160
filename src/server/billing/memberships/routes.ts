import type { FastifyInstance } from 'fastify';
import { memberships } from '#contract/billing/memberships.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Language } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import { payerAccount } from '#server/billing/books/account-store.ts';
import type { BillingGuards, Clerk } from '#server/billing/clerk.ts';
import * as acts from '#server/billing/memberships/memberships.ts';
import { optionsView } from '#server/billing/memberships/options.ts';
import { payOpen } from '#server/billing/memberships/payment.ts';
import * as store from '#server/billing/memberships/store.ts';
import { showHistory, showMembership, showMemberships } from '#server/billing/memberships/views.ts';
import { hearSteps } from '#server/billing/payments/bank-steps.ts';
import { type AskedAct, type AskingCaller, act, actUnasked } from '#server/platform/act.ts';
import { serve } from '#server/platform/serve.ts';
import type { Services } from '#server/services.ts';

export function membershipRoutes(app: FastifyInstance, services: Services, guards: BillingGuards) {
  readingRoutes(app, services, guards);
  changingRoutes(app, services, guards);
}

function readingRoutes(app: FastifyInstance, services: Services, { client }: BillingGuards) {
  serve(app, memberships.options, client, ({ user, query }) =>
    actUnasked(
      services,
      async ({ tx, snapshot }) => {
        const own = await store.openMembershipsOf(tx, user.id);
        const person = await payerAccount(tx, user.id);
        return optionsView(snapshot, { plan: person?.plan ?? null, memberships: own }, query.lang);
      },
      user,
    ),
  );
  serve(app, memberships.list, client, async ({ user, query }) => {
    await hearSteps(services, user.id);
    return actUnasked(services, (clerk) => showMemberships(clerk, user.id, query.lang), user);
  });
  serve(app, memberships.history, client, ({ user, params, query }) =>
    actUnasked(
      services,
      async (clerk) => showHistory(clerk, await own(clerk, params.id, user.id), query.lang),
      user,
    ),
  );
  serve(app, memberships.changeQuote, client, ({ user, params, query, body }) =>
    actUnasked(
      services,
      async (clerk) => {
        const row = await own(clerk, params.id, user.id);
        const wish = { choice: body.choice, language: query.lang };
        return (await acts.quoteChange(clerk, row, wish)).view;
      },
      user,
    ),
  );
}

async function own({ tx }: Clerk, id: string, clientId: string): Promise<store.MembershipRow> {
  const row = await store.findMembership(tx, id, clientId);
  if (!row) throw new Failure('not_found', 'There is no such membership.');
  return row;
}

type Client = { kind: 'client'; id: string };

function changingRoutes(app: FastifyInstance, services: Services, { client }: BillingGuards) {
  /** Decided in one transaction; the card is charged after it, and the answer shows what came of it. */
  const decide = async (
    endpoint: Endpoint,
    asked: AskingCaller<Client> & { query: { lang: Language } },
    work: (clerk: AskedAct<Client>) => Promise<store.MembershipRow>,
  ) => {
    const { id } = await act(services, endpoint, asked, async (clerk) => ({
      id: (await work(clerk)).id,
    }));
    await payOpen(services, id, { present: true });
    const show = async (clerk: Clerk) =>
      showMembership(clerk, await own(clerk, id, asked.user.id), asked.query.lang);
    return actUnasked(services, show, asked.user);
  };
  const locked = (clerk: AskedAct<Client>, id: string) =>
    acts.lockOwnMembership(clerk, { id, clientId: clerk.by.id, version: clerk.version });

  serve(app, memberships.start, client, (asked) =>
    decide(memberships.start, asked, (clerk) =>
      acts.startMembership(clerk, { ...asked.body, clientId: asked.user.id }),
    ),
  );
  serve(app, memberships.change, client, (asked) =>
    decide(memberships.change, asked, async (clerk) =>
      acts.changeMembership(clerk, await locked(clerk, asked.params.id), asked.body),
    ),
  );
  serve(app, memberships.cancel, client, (asked) =>
    decide(memberships.cancel, asked, async (clerk) =>
      acts.cancelMembership(clerk, await locked(clerk, asked.params.id)),
    ),
  );
  serve(app, memberships.resume, client, (asked) =>
    decide(memberships.resume, asked, async (clerk) =>
      acts.resumeMembership(clerk, await locked(clerk, asked.params.id)),
    ),
  );
}
