import type { FastifyInstance } from 'fastify';
import { moneyActs } from '#contract/billing-acts.ts';
import { answerAct, showActs } from '#server/billing/act-answering.ts';
import { actOnce, type Doors, versionOf } from '#server/billing/acting.ts';
import { sendAll } from '#server/billing/refunding.ts';
import { serve } from '#server/platform/serve.ts';
import type { Services } from '#server/services.ts';

export function moneyActRoutes(app: FastifyInstance, services: Services, { staff, giveUp }: Doors) {
  const { sql, now } = services;

  serve(app, moneyActs.list, staff, ({ user }) => sql.as(user, (tx) => showActs(tx, now())));

  serve(app, moneyActs.answer, staff, async (asked) => {
    const { user, params, body, request } = asked;
    const answering = { ...body, id: params.id, version: versionOf(request) };
    const wish = { ...asked, endpoint: moneyActs.answer };
    const refunds = await actOnce(services, wish, (clerk) => answerAct(clerk, answering, giveUp));
    await sendAll(services, refunds);
    return sql.as(user, (tx) => showActs(tx, now()));
  });
}
