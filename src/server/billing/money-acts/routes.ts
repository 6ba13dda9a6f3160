import type { FastifyInstance } from 'fastify';
import { moneyActs } from '#contract/billing/money-acts.ts';
import type { BillingGuards } from '#server/billing/clerk.ts';
import type { MatterEnds } from '#server/billing/money-acts/house-endings.ts';
import { answerAct, showActs } from '#server/billing/money-acts/second-colleague.ts';
import { findMoneyAct } from '#server/billing/money-acts/store.ts';
import { roomOfSource } from '#server/billing/money-acts/threshold.ts';
import { giveUpStepOf } from '#server/billing/payments/payments.ts';
import { sendAskedRefunds } from '#server/billing/refunds/refunds.ts';
import { act } from '#server/platform/act.ts';
import { serve } from '#server/platform/serve.ts';
import type { Services } from '#server/services.ts';

/** A transfer that is about to count is not asked of its payer's bank besides. */
async function withdrawQuestion(
  services: Services,
  user: { kind: 'staff'; id: string },
  id: string,
): Promise<void> {
  const act = await services.sql.as(user, (tx) => findMoneyAct(tx, id));
  if (act?.kind === 'transfer' && act.state === 'waiting' && act.askedBy !== user.id)
    await giveUpStepOf(services, act.invoiceId);
}

export function moneyActRoutes(
  app: FastifyInstance,
  services: Services,
  { staff }: BillingGuards,
  matterEnds: MatterEnds,
) {
  const { sql, now, config } = services;

  serve(app, moneyActs.list, staff, ({ user }) => sql.as(user, (tx) => showActs(tx, now())));

  serve(app, moneyActs.room, staff, ({ user, query }) =>
    sql.as(user, async (tx) => ({
      room: await roomOfSource({ tx, now: now(), by: user, config }, query),
    })),
  );

  serve(app, moneyActs.answer, staff, async (asked) => {
    if (asked.body.answer === 'approve')
      await withdrawQuestion(services, asked.user, asked.params.id);
    const refunds = await act(services, moneyActs.answer, asked, (clerk) =>
      answerAct(clerk, { ...asked.body, ...asked.params, version: clerk.version }, matterEnds),
    );
    await sendAskedRefunds(services, refunds);
    return sql.as(asked.user, (tx) => showActs(tx, now()));
  });
}
