import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seedDemoBilling } from '#server/billing/demo-billing.ts';
import { assertBooks } from '#server/billing/testing.ts';
import { borrow } from '#server/matters/testing.ts';
import { system } from '#server/platform/sql.ts';
import { clock } from '#server/start.ts';

test('the demo client has a plan, a card, paid invoices and one to pay, made once', async (t) => {
  const app = await borrow(t);
  const { config, catalogue } = app.services;
  const snapshot = await catalogue.current();
  await app.sql.as(system, (tx) =>
    seedDemoBilling({ tx, config, snapshot, now: clock() }, 'layla@rihla.example'),
  );
  const found = await app.sql.as(system, async (tx) => {
    const [layla] = await tx`
      select u.id, c.plan from auth.users u join app.clients c on c.id = u.id
      where u.email = 'layla@rihla.example'`;
    const rows = await tx`
      select kind, issued_on, year, number, paid_amount + credited_amount < total_amount as open
      from app.invoices where client_id = ${layla?.id} and source_kind in ('desk', 'membership')
      order by series, year, number`;
    return { id: String(layla?.id), plan: layla?.plan, rows };
  });
  const invoices = found.rows.filter(({ kind }) => kind === 'invoice');
  assert.deepEqual([found.plan, invoices.length, found.rows.length], ['premium', 9, 10]);
  assert.equal(invoices.filter(({ open }) => open).length, 1);
  // Numbers run with the days.
  const days = invoices.map(({ issuedOn }) => String(issuedOn));
  assert.deepEqual(days, days.toSorted());
  await assertBooks(app, found);
});
