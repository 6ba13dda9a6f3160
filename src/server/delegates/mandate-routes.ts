import type { FastifyInstance } from 'fastify';
import { mandates } from '#contract/delegates.ts';
import type { Instant } from '#contract/primitives.ts';
import { mandateState } from '#domain/delegates/mandates.ts';
import { Failure } from '#domain/failure.ts';
import { acceptedKey } from '#server/delegates/acceptance-key.ts';
import { spentUnder } from '#server/delegates/spending.ts';
import * as store from '#server/delegates/store.ts';
import { invitationView, ownView } from '#server/delegates/views.ts';
import { notify } from '#server/notifications/actions.ts';
import { actAsHouse } from '#server/platform/act.ts';
import { linkHash } from '#server/platform/link-tokens.ts';
import { countRequest } from '#server/platform/requests/limits.ts';
import { networkOf } from '#server/platform/requests/rate-limit.ts';
import { anyone, type Guard, serve } from '#server/platform/serve.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

interface Signed {
  kind: 'client';
  id: string;
  email: string;
  role: string;
}

/** For whom somebody may act. */
export function mandateRoutes(
  app: FastifyInstance,
  services: Services,
  { client }: { client: Guard<Signed> },
) {
  const { sql, now } = services;
  const view = async (tx: Sql, mandate: store.MandateRow, name: string) =>
    ownView(mandate, name, await spentUnder(tx, mandate, now()));

  // As system: whoever acts reads the name of the client, and nothing else of their account.
  serve(app, mandates.list, client, ({ user }) =>
    sql.as(system, async (tx) => {
      const received = await store.listReceived(tx, user.id);
      const living = received.filter((mandate) => mandateState(mandate, now()) === 'active');
      return Promise.all(living.map((mandate) => view(tx, mandate, mandate.clientName)));
    }),
  );

  serve(app, mandates.find, anyone, ({ body, request }) =>
    sql.as(system, async (tx) => {
      const subject = `mandate links from ${networkOf(request.ip)}`;
      await countRequest(tx, { subject, most: 300, seconds: 3600 });
      const { mandate, client } = await byToken(tx, body.token, now());
      return invitationView(mandate, client.name, now());
    }),
  );

  serve(app, mandates.accept, client, (asked) =>
    actAsHouse(services, mandates.accept, asked, async ({ tx, now: acceptedAt }) => {
      const { user, body } = asked;
      const { mandate, client: giver } = await byToken(tx, body.token, acceptedAt);
      checkTaker(mandate, user);
      // Pressed twice, it is accepted once.
      if (mandate.delegateId === user.id) return view(tx, mandate, giver.name);
      if (mandateState(mandate, acceptedAt) !== 'invited')
        throw new Failure('conflict', 'This invitation is over. Please ask for another.');
      const changes = { delegateId: user.id, acceptedAt };
      const accepted = await store.changeMandate(tx, mandate.id, changes);
      await tellGiver(tx, accepted);
      return view(tx, accepted, giver.name);
    }),
  );

  serve(app, mandates.leave, client, (asked) =>
    actAsHouse(services, mandates.leave, asked, async ({ tx, now: revokedAt }) => {
      const received = await store.listReceived(tx, asked.user.id);
      const own = received.find(({ id }) => id === asked.params.id);
      if (!own) throw new Failure('not_found', 'There is no such mandate.');
      await store.changeMandate(tx, own.id, { revokedAt });
      return undefined;
    }),
  );
}

/** The client learns that somebody acts for them from now on. */
async function tellGiver(tx: Sql, { id, clientId, name, email }: store.MandateRow): Promise<void> {
  const who = name || email;
  await notify(tx, {
    to: clientId,
    kind: 'mandate',
    title: { en: who, ar: who },
    path: '/profile/family#delegates',
    about: { name: who },
    key: acceptedKey(id),
  });
}

async function byToken(tx: Sql, token: string, now: Instant) {
  const mandate = await store.lockByToken(tx, linkHash(token));
  const client = mandate && (await store.findPerson(tx, mandate.clientId, now));
  if (!client) throw new Failure('not_found', 'This link leads to no invitation any more.');
  return { mandate, client };
}

/** The link alone is not enough: it was written to one address, and read by whoever owns it. */
function checkTaker(mandate: store.MandateRow, user: Signed): void {
  if (user.role === 'concierge' || user.role === 'admin')
    throw new Failure('forbidden', 'Our own people act for clients at the desk alone.');
  if (user.id === mandate.clientId || user.email.toLowerCase() !== mandate.email)
    throw new Failure('forbidden', 'Please sign in with the address the invitation was sent to.');
}
