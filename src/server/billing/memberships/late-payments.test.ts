import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MembershipView } from '#contract/billing/memberships.ts';
import { daysAfter, monthsAfter } from '#domain/time.ts';
import { recordTransfer } from '#server/billing/desk-acts.ts';
import { act, letters, on, planOf, seen } from '#server/billing/memberships/letters-testing.ts';
import {
  opened,
  essential as price,
  waitingOf,
} from '#server/billing/memberships/opened-testing.ts';
import { followMembership } from '#server/billing/memberships/renewals.ts';
import { assertBooks, invoicesIn, overviewIn } from '#server/billing/testing.ts';
import type { Person } from '#server/matters/testing.ts';
import { actUnasked } from '#server/platform/act.ts';
import type { TestApp } from '#server/testing.ts';

const manyWeeks = 70;

/** Nobody pays the renewal, however often it is tried. */
async function paused(app: TestApp, layla: Person, { id, periodTo }: MembershipView) {
  for (const after of [0, 3, 5, 7]) await followMembership(on(app, daysAfter(periodTo, after)), id);
  const late = await seen(layla, id);
  assert.equal(late.state, 'paused');
  return late;
}

const paidOn = (app: TestApp, noor: Person, { id }: { id: string }, day: string) =>
  actUnasked(
    on(app, day),
    (clerk) => recordTransfer(clerk, id, { amount: price, receivedOn: day, reference: 'RF18' }),
    { kind: 'staff', id: noor.id },
  );

test('a membership that is paid for when its month is over begins anew that day', async (t) => {
  const { app, layla, noor, begun } = await opened(t);
  await paused(app, layla, begun);
  await letters(app, layla);
  const late = daysAfter(begun.periodTo, manyWeeks);
  await paidOn(app, noor, await waitingOf(layla, begun), late);
  const back = await seen(layla, begun.id);
  assert.deepEqual(
    [back.state, back.startedOn, back.periodFrom, back.periodTo],
    ['active', late, late, monthsAfter(late, 1)],
  );
  assert.match((await letters(app, layla)).join(), new RegExp(`${Number(late.slice(8))} \\w+`));
  await followMembership(on(app, late), begun.id);
  await followMembership(on(app, daysAfter(back.periodTo, -1)), begun.id);
  assert.equal((await seen(layla, begun.id)).openInvoice, null, 'no month of the pause is owed');
  await followMembership(on(app, back.periodTo), begun.id);
  const renewed = await seen(layla, begun.id);
  assert.deepEqual([renewed.periodFrom, renewed.state], [back.periodTo, 'past_due']);
  const documents = invoicesIn(await layla.get('/billing/invoices'));
  assert.equal(documents.filter(({ kind }) => kind === 'invoice').length, 3);
  await assertBooks(app, layla);
});

test('an end that was asked for waits for the month that began anew', async (t) => {
  const { app, layla, noor, begun } = await opened(t);
  const late = await paused(app, layla, begun);
  await act(layla, late, 'cancel');
  const ending = await seen(layla, begun.id);
  assert.equal(ending.endsOn, late.periodTo);
  await paidOn(app, noor, await waitingOf(layla, begun), late.periodTo);
  const back = await seen(layla, begun.id);
  assert.deepEqual(
    [back.periodFrom, back.endsOn],
    [late.periodTo, monthsAfter(late.periodTo, 1)],
    'what is paid is lived through',
  );
  await followMembership(on(app, back.endsOn ?? assert.fail()), begun.id);
  assert.deepEqual(overviewIn(await layla.get('/billing')).memberships, []);
  assert.equal(await planOf(app, layla), null);
});
