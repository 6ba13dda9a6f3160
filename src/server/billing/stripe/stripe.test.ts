import assert from 'node:assert/strict';
import { test } from 'node:test';
import Stripe from 'stripe';
import {
  begun,
  keptCard,
  owing,
  sessionOf,
  type World,
  webhookSecret,
  world,
} from '#server/billing/stripe/house-testing.ts';
import { assertBooks, deskIn, invoiceOf, overviewIn, paymentIn } from '#server/billing/testing.ts';
import { reconcilePayments } from '#server/billing/workers.ts';
import { assertRefused } from '#server/matters/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { mailsTo } from '#server/platform/messages/mails-testing.ts';
import { system } from '#server/platform/sql.ts';

const library = new Stripe('sk_test_x');

interface Telling {
  type: string;
  object: object;
  id?: string;
  signedWith?: string;
  at?: number;
}

/** Says something in Stripe's name, signed as its library signs. */
function tell(
  { app }: World,
  { type, object, id = `evt_${newId()}`, signedWith = webhookSecret, at }: Telling,
) {
  const payload = JSON.stringify({ id, object: 'event', type, data: { object } });
  const timestamp = at ?? Math.floor(Date.now() / 1000);
  const signed = { payload, secret: signedWith, timestamp };
  const signature = library.webhooks.generateTestHeaderString(signed);
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return app.send('POST', '/rest/v1/billing/stripe/webhook', { headers, body: payload });
}

test('with Stripe', async (suite) => {
  await suite.test(
    'a card is typed on its page, and what came of it is booked once, told often',
    async (t) => {
      const here = await world(t, suite);
      const invoice = await owing(here);
      const { payment, session } = await begun(here, invoice);
      assert.equal(payment.state, 'step');
      here.box.payOnPage(session);
      const event = {
        type: 'checkout.session.completed',
        object: sessionOf(here, session),
        id: `evt_${newId()}`,
      };
      for (const _ of [1, 2, 3]) assert.equal((await tell(here, event)).status, 200);
      const paid = paymentIn(await here.layla.get(`/billing/payments/${payment.id}`));
      assert.deepEqual([paid.state, paid.method], ['succeeded', 'Visa 4242']);
      const { methods, processor, testCards } = overviewIn(await here.layla.get('/billing'));
      assert.deepEqual(
        [methods.map(({ last4 }) => last4), processor, testCards],
        [['4242'], 'stripe', []],
      );
      await assertBooks(here.app, here.layla);
    },
  );

  await suite.test(
    'news in any order ends the same: a late failure undoes no success',
    async (t) => {
      const here = await world(t, suite);
      const invoice = await owing(here);
      const { payment, session } = await begun(here, invoice, false);
      here.box.payOnPage(session);
      const intent = sessionOf(here, session).payment_intent as object;
      for (const type of [
        'payment_intent.payment_failed',
        'payment_intent.succeeded',
        'payment_intent.processing',
      ])
        assert.equal((await tell(here, { type, object: intent })).status, 200);
      await tell(here, { type: 'checkout.session.expired', object: sessionOf(here, session) });
      const paid = paymentIn(await here.layla.get(`/billing/payments/${payment.id}`));
      assert.equal(paid.state, 'succeeded');
      assert.equal((await invoiceOf(here.layla, invoice.source.id)).state, 'paid');
      await assertBooks(here.app, here.layla);
    },
  );

  await suite.test(
    'a card that is refused on its page ends nothing while the page is open: another one pays there',
    async (t) => {
      const here = await world(t, suite);
      const invoice = await owing(here);
      const { payment, session } = await begun(here, invoice, false);
      here.box.payOnPage(session, 'requires_payment_method');
      Object.assign(sessionOf(here, session), { status: 'open' });
      const refused = sessionOf(here, session).payment_intent as object;
      await tell(here, { type: 'payment_intent.payment_failed', object: refused });
      const open = paymentIn(await here.layla.get(`/billing/payments/${payment.id}`));
      assert.deepEqual([open.state, open.next], ['step', payment.next]);
      assert.deepEqual(
        (await mailsTo(here.app, here.layla)).filter(({ subject }) => /declined/.test(subject)),
        [],
      );
      here.box.payOnPage(session);
      const object = sessionOf(here, session).payment_intent as object;
      await tell(here, { type: 'payment_intent.succeeded', object });
      const paid = paymentIn(await here.layla.get(`/billing/payments/${payment.id}`));
      assert.equal(paid.state, 'succeeded');
      await assertBooks(here.app, here.layla);
    },
  );

  await suite.test(
    'what is not signed, signed by another or signed long ago is refused and not kept',
    async (t) => {
      const here = await world(t, suite);
      const invoice = await owing(here);
      const { payment, session } = await begun(here, invoice);
      const object = { ...sessionOf(here, session), status: 'complete', payment_status: 'paid' };
      const forged = { type: 'checkout.session.completed', object };
      assertRefused(await tell(here, { ...forged, signedWith: 'whsec_other' }), 400, 'bad_request');
      assertRefused(await tell(here, { ...forged, at: 1_600_000_000 }), 400, 'bad_request');
      const bare = await here.app.send('POST', '/rest/v1/billing/stripe/webhook', {
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      assertRefused(bare, 400, 'bad_request');
      // Signed, but the page is still open: what counts is what Stripe answers when it is asked.
      assert.equal((await tell(here, forged)).status, 200);
      assert.equal(
        paymentIn(await here.layla.get(`/billing/payments/${payment.id}`)).state,
        'step',
      );
      const stranger = { ...object, metadata: { payment: newId() } };
      assert.equal((await tell(here, { ...forged, object: stranger })).status, 200);
    },
  );

  await suite.test('a saved card is charged once; refused and asking ones say so', async (t) => {
    const here = await world(t, suite);
    const { layla, app, box } = here;
    const invoice = await owing(here);
    const method = async (token: string) => ({
      for: { kind: 'invoice', id: invoice.id },
      amount: invoice.total,
      with: { kind: 'saved', id: await keptCard(here, token) },
    });
    const refused = await layla.post('/billing/payments', await method('pm_declined'));
    assertRefused(refused, 402, 'payment_declined');
    assert.equal((refused.body.params as { reason: string }).reason, 'insufficient_funds');
    const asking = paymentIn(await layla.post('/billing/payments', await method('pm_asks')));
    assert.equal(asking.next?.url, 'https://bank.example/3ds');
    const before = box.charges;
    const good = await method('pm_card');
    const headers = { 'idempotency-key': newId() };
    const paid = paymentIn(await layla.post('/billing/payments', good, headers));
    assert.equal(paymentIn(await layla.post('/billing/payments', good, headers)).id, paid.id);
    assert.deepEqual([paid.state, box.charges], ['succeeded', before + 1]);
    assert.equal(paymentIn(await layla.get(`/billing/payments/${asking.id}`)).state, 'released');
    const typed = { ...good, with: { kind: 'token', token: 'tok_visa_1234', save: false } };
    assertRefused(await layla.post('/billing/payments', typed), 409, 'billing_state');
    await assertBooks(app, layla);
  });

  await suite.test(
    'after a crash the house asks Stripe by its own name for the payment',
    async (t) => {
      const here = await world(t, suite);
      const invoice = await owing(here);
      const { payment, session } = await begun(here, invoice);
      here.box.payOnPage(session);
      await here.app.sql.as(
        system,
        (tx) => tx`
      update app.payments set state = 'created', processor_ref = null, step_url = null,
        created_at = created_at - interval '1 hour' where id = ${payment.id}`,
      );
      await reconcilePayments(here.app.services);
      assert.equal(
        paymentIn(await here.layla.get(`/billing/payments/${payment.id}`)).state,
        'succeeded',
      );
      await assertBooks(here.app, here.layla);
    },
  );

  await suite.test(
    'a refund that takes its time is booked when Stripe says that it has left',
    async (t) => {
      const here = await world(t, suite);
      const invoice = await owing(here);
      const { payment, session } = await begun(here, invoice);
      here.box.payOnPage(session);
      assert.equal(
        paymentIn(await here.layla.get(`/billing/payments/${payment.id}`)).state,
        'succeeded',
      );
      here.box.refundStatus = 'pending';
      const body = { amount: { amount: 30_000, currency: 'AED' }, reason: 'A part.' };
      const asked = deskIn(
        await here.noor.post(`/desk/billing/payments/${payment.id}/refunds`, body),
      );
      here.box.refundStatus = 'succeeded';
      assert.deepEqual([asked.refunds[0]?.state, asked.paid.amount], ['created', 230_000]);
      const [refund] = here.box.refunds.values();
      Object.assign(refund ?? {}, { status: 'succeeded' });
      const event = { type: 'refund.updated', object: refund ?? {} };
      for (const _ of [1, 2]) assert.equal((await tell(here, event)).status, 200);
      const done = deskIn(await here.noor.get(`/desk/billing/invoices/${invoice.id}`));
      assert.deepEqual([done.refunds[0]?.state, done.paid.amount], ['succeeded', 200_000]);
      await assertBooks(here.app, here.layla);
    },
  );

  for (const late of [false, true])
    await suite.test(
      `a refund that a bank does not take ${late ? 'after it had left ' : ''}is the client’s again, and both sides hear what happens`,
      async (t) => {
        const here = await world(t, suite);
        const invoice = await owing(here);
        const { payment, session } = await begun(here, invoice);
        here.box.payOnPage(session);
        paymentIn(await here.layla.get(`/billing/payments/${payment.id}`));
        here.box.refundStatus = late ? 'succeeded' : 'pending';
        const body = { amount: { amount: 30_000, currency: 'AED' }, reason: 'A part.' };
        const asked = deskIn(
          await here.noor.post(`/desk/billing/payments/${payment.id}/refunds`, body),
        );
        here.box.refundStatus = 'succeeded';
        const refund = [...here.box.refunds.values()].at(-1) ?? {};
        assert.equal(asked.refunds[0]?.state, late ? 'succeeded' : 'created');
        Object.assign(refund, { status: 'failed' });
        const event = { type: 'refund.failed', object: refund };
        for (const _ of [1, 2]) assert.equal((await tell(here, event)).status, 200);
        const after = deskIn(await here.noor.get(`/desk/billing/invoices/${invoice.id}`));
        assert.deepEqual([after.refunds[0]?.state, after.paid.amount], ['failed', 230_000]);
        const subjects = (await mailsTo(here.app, here.layla)).map(({ subject }) => subject);
        assert.equal(
          subjects.filter((one) => one.startsWith('Your refund takes longer')).length,
          1,
        );
        const bell = await here.app.sql.as(
          system,
          (tx) => tx`
            select about from app.notifications
            where recipient_id = ${here.noor.id} and event_key = ${`refund_failed:${after.refunds[0]?.id}`}`,
        );
        assert.deepEqual(
          bell.map(({ about }) => about.event),
          ['refund_failed'],
        );
        await assertBooks(here.app, here.layla);
      },
    );

  await suite.test(
    'a refund that Stripe refuses waits for a person, and one that had left before is found',
    async (t) => {
      const here = await world(t, suite);
      const invoice = await owing(here);
      const { payment, session } = await begun(here, invoice);
      here.box.payOnPage(session);
      paymentIn(await here.layla.get(`/billing/payments/${payment.id}`));
      for (const state of ['failed', 'succeeded'] as const) {
        here.box.refundStatus = state === 'failed' ? 'refused' : 'refused once it has left';
        const body = { amount: { amount: 30_000, currency: 'AED' }, reason: 'A part.' };
        await here.noor.post(`/desk/billing/payments/${payment.id}/refunds`, body);
        here.box.refundStatus = 'succeeded';
        const { refunds } = deskIn(await here.noor.get(`/desk/billing/invoices/${invoice.id}`));
        assert.deepEqual(refunds.filter((one) => one.state === state).length, 1);
      }
      const subjects = (await mailsTo(here.app, here.layla)).map(({ subject }) => subject);
      assert.equal(subjects.filter((one) => one.startsWith('Your refund takes longer')).length, 1);
      await assertBooks(here.app, here.layla);
    },
  );

  await suite.test(
    'a reservation that Stripe let go is not taken, and nobody falls over',
    async (t) => {
      const { app, box } = await world(t, suite);
      const { processor } = app.services;
      const amount = { amount: 5000, currency: 'AED' } as const;
      const order = { key: newId(), amount, token: 'pm_card', customer: null, captureLater: true };
      const more = { present: true, save: false, description: 'A table', returnUrl: 'http://x/' };
      const { state, ref } = await processor.charge({ ...order, ...more });
      assert.equal(state, 'authorised');
      Object.assign(box.intents.get(ref) ?? {}, { status: 'canceled' });
      assert.equal((await processor.capture({ key: order.key, ref, amount })).state, 'released');
    },
  );

  await suite.test('a card is kept on its page, and it tells us of it', async (t) => {
    const here = await world(t, suite);
    const added = await here.layla.post('/billing/methods', { kind: 'hosted' });
    const { url } = added.body.next as { url: string };
    const session = { ...sessionOf(here, url.split('/').at(-1) ?? ''), status: 'complete' };
    await tell(here, { type: 'checkout.session.completed', object: session });
    const { methods } = overviewIn(await here.layla.get('/billing'));
    assert.deepEqual(
      methods.map(({ last4, isDefault }) => [last4, isDefault]),
      [['4242', true]],
    );
    const card = { number: '4242424242424242', expMonth: 1, expYear: 2031, cvc: '123' };
    assertRefused(await here.layla.post('/billing/sandbox/tokens', card), 403, 'forbidden');
  });
});
