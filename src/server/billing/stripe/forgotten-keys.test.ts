/** Stripe keeps for a day by what key it was asked; a machine may be away for longer. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chargeInvoice } from '#server/billing/payments/charges.ts';
import { sendRefund } from '#server/billing/refunds/refunds.ts';
import { begun, intentOf, keptCard, owing, world } from '#server/billing/stripe/house-testing.ts';
import type { Fields } from '#server/billing/stripe/shapes-testing.ts';
import { assertBooks, deskIn, invoiceOf, paymentIn } from '#server/billing/testing.ts';
import { system } from '#server/platform/sql.ts';

test('after a day Stripe has forgotten by what key it was asked', async (suite) => {
  await suite.test(
    'what it took two days ago and nobody wrote down is found and not taken again, though it forgot by what key',
    async (t) => {
      const here = await world(t, suite);
      const { layla, app, box } = here;
      const invoice = await owing(here);
      const id = await keptCard(here, 'pm_asks');
      const body = { for: { kind: 'invoice', id: invoice.id }, amount: invoice.total };
      const asked = paymentIn(
        await layla.post('/billing/payments', { ...body, with: { kind: 'saved', id } }),
      );
      const intent = intentOf(here, asked.id);
      Object.assign(intent, { status: 'succeeded', amount_received: intent.amount });
      await app.sql.as(
        system,
        (tx) => tx`
          update app.payments set state = 'created', processor_ref = null, step_url = null,
            created_at = created_at - interval '2 days' where id = ${asked.id}`,
      );
      box.forgetKeys();
      const before = box.charges;
      const charged = await chargeInvoice(app.services, invoice.id, {
        present: false,
        whole: true,
      });
      assert.deepEqual([charged, box.charges], [undefined, before]);
      const paid = paymentIn(await layla.get(`/billing/payments/${asked.id}`));
      assert.equal(paid.state, 'succeeded');
      assert.equal((await invoiceOf(layla, invoice.source.id)).state, 'paid');
      await assertBooks(app, layla);
    },
  );

  await suite.test(
    'a part that it sent back two days ago and nobody wrote down is not sent a second time',
    async (t) => {
      const here = await world(t, suite);
      const { app, box, noor } = here;
      const invoice = await owing(here);
      const { payment, session } = await begun(here, invoice);
      box.payOnPage(session);
      paymentIn(await here.layla.get(`/billing/payments/${payment.id}`));
      box.refundStatus = 'pending';
      const body = { amount: { amount: 30_000, currency: 'AED' }, reason: 'A part.' };
      const asked = deskIn(await noor.post(`/desk/billing/payments/${payment.id}/refunds`, body));
      box.refundStatus = 'succeeded';
      const { id } = asked.refunds[0] ?? assert.fail('no refund');
      await app.sql.as(
        system,
        (tx) => tx`
          update app.refunds set processor_ref = null, created_at = created_at - interval '2 days'
          where id = ${id}`,
      );
      const sent = () =>
        [...box.refunds.values()].filter(({ metadata }) => (metadata as Fields).refund === id);
      for (const refund of sent()) Object.assign(refund, { status: 'succeeded' });
      box.forgetKeys();
      await sendRefund(app.services, id);
      assert.equal(sent().length, 1);
      const done = deskIn(await noor.get(`/desk/billing/invoices/${invoice.id}`));
      assert.deepEqual([done.refunds[0]?.state, done.paid.amount], ['succeeded', 200_000]);
      await assertBooks(app, here.layla);
    },
  );
});
