import type { FastifyInstance } from 'fastify';
import { paymentMethods } from '#contract/billing/payments.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { addressOf } from '#contract/pages/pages.ts';
import { Failure } from '#domain/failure.ts';
import { asHouse, type BillingGuards } from '#server/billing/clerk.ts';
import * as store from '#server/billing/payments/method-store.ts';
import { cardsNotTaken } from '#server/billing/payments/no-processor.ts';
import { customerFor } from '#server/billing/payments/payments.ts';
import { methodView } from '#server/billing/views.ts';
import { type AskingCaller, act, actAsHouse } from '#server/platform/act.ts';
import { newId } from '#server/platform/ids.ts';
import { countRequest } from '#server/platform/requests/limits.ts';
import { serve } from '#server/platform/serve.ts';
import type { Sql } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

const tries = { most: 30, seconds: 60 * 60 };

export function methodRoutes(app: FastifyInstance, services: Services, { client }: BillingGuards) {
  const { sql, processor, now, publicUrl } = services;
  const listed = async (tx: Sql, clientId: string) =>
    (await store.listOf(tx, clientId, processor.name)).map((row) => methodView(row, now()));

  serve(app, paymentMethods.list, client, ({ user }) => sql.as(user, (tx) => listed(tx, user.id)));

  serve(app, paymentMethods.add, client, async (asked) => {
    const { user, body, query } = asked;
    const clientId = user.id;
    if (processor.name === 'none') throw cardsNotTaken();
    await sql.as(user, (tx) => countRequest(tx, { ...tries, subject: `cards of ${user.id}` }));
    const customer = await customerFor(services, clientId);
    if (body.kind === 'hosted') {
      const back = publicUrl + addressOf(query.lang, body.returnTo);
      const url = await processor.keepThere({ clientId, customer, returnUrl: back });
      if (!url) throw new Failure('bad_request', 'The sandbox has no page of its own.');
      return { methods: await sql.as(user, (tx) => listed(tx, clientId)), next: { url } };
    }
    const card = await processor.keep(body.token, customer);
    if (!card) throw new Failure('validation_failed', 'This card is not known any more.');
    const methods = await act(services, paymentMethods.add, asked, async (clerk) => {
      const row = { id: newId(), clientId, processor: processor.name, ...card };
      await asHouse(clerk, () => store.keepMethod(clerk.tx, row));
      return listed(clerk.tx, clientId);
    });
    return { methods, next: null };
  });

  /** In the house's name, because clients read these rows and never write them. */
  const change = (
    endpoint: Endpoint,
    asked: AskingCaller<{ kind: 'client'; id: string }> & { params: { id: string } },
    work: (tx: Sql, row: store.MethodRow, clientId: string) => Promise<void>,
  ) =>
    actAsHouse(services, endpoint, asked, async ({ tx }) => {
      const clientId = asked.user.id;
      const row = await store.findOwnMethod(tx, clientId, asked.params.id);
      if (!row) throw new Failure('not_found', 'There is no such card.');
      await work(tx, row, clientId);
      return { row, methods: await listed(tx, clientId) };
    });

  serve(app, paymentMethods.makeDefault, client, async (asked) => {
    const { methods } = await change(paymentMethods.makeDefault, asked, (tx, { id }, clientId) =>
      store.makeDefault(tx, clientId, id),
    );
    return methods;
  });

  serve(app, paymentMethods.remove, client, async (asked) => {
    const { row, methods } = await change(paymentMethods.remove, asked, store.removeMethod);
    // Forgotten here already; a processor that is away keeps a token that nobody can use.
    await processor.forget(row.token).catch(() => services.log.warn('a card was not detached'));
    return methods;
  });
}
