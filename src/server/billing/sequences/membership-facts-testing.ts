/** What a careful person finds in the books of a membership, whatever was done to it before. */
import assert from 'node:assert/strict';
import { z } from 'zod';
import type { Day } from '#contract/primitives.ts';
import * as invoices from '#server/billing/invoices/store.ts';
import * as memberships from '#server/billing/memberships/store.ts';
import { openOfInvoice } from '#server/billing/payments/store.ts';
import { onItsWay } from '#server/billing/refunds/refunds.ts';
import type { Played } from '#server/billing/sequences/money-testing.ts';
import { sheetsOf } from '#server/billing/sheets-testing.ts';
import { one, type Sql, system } from '#server/platform/sql.ts';

const Known = z.object({ plan: z.string().nullable() });
const Opened = z.object({ opened: z.boolean() });

/** As it stands, with what was learnt of its documents. */
export async function look(played: Played) {
  const { services, source, client } = played;
  return services.sql.as(system, async (tx) => {
    const row = await memberships.findMembership(tx, source, client);
    assert.ok(row);
    const { plan } = await one(Known, tx)`select plan from app.clients where id = ${client}`;
    const { opened } = await one(Opened, tx)`
      select exists (select from app.membership_events
        where membership_id = ${source} and kind in ('activated', 'resumed')) as opened`;
    played.sheets = await sheetsOf(tx, 'membership', source);
    return { row, plan, opened, sheets: await documentsOf(tx, source) };
  });
}

export type Facts = Awaited<ReturnType<typeof look>>;

async function documentsOf(tx: Sql, id: string) {
  const all = await invoices.ofSource(tx, { kind: 'membership', id });
  const read = async (row: (typeof all)[number]) => {
    const held = row.paidAmount - (await onItsWay({ tx }, row.id));
    const left = row.totalAmount - row.creditedAmount;
    const underWay = (await openOfInvoice(tx, row.id)) !== undefined;
    const opens = !row.sourcePart.startsWith('change:');
    return { id: row.id, total: row.totalAmount, left, held, underWay, opens };
  };
  const documents: Awaited<ReturnType<typeof read>>[] = [];
  for (const row of all) documents.push(await read(row));
  return documents;
}

export const isOwed = ({ left, held }: Facts['sheets'][number]): boolean => held < left;

/** What holds at any moment, in whatever order things came to pass. */
export function check({ row, plan, opened, sheets }: Facts): void {
  const { state, choice, next } = row;
  const runs = state === 'active' || state === 'past_due';
  assert.equal(plan, runs ? choice : null, `the plan of a membership that is ${state}`);
  const opener = sheets.findLast(({ opens }) => opens) ?? assert.fail('nothing was invoiced');
  for (const one of sheets) {
    assert.ok(one.held <= one.left, 'more is kept than is asked for');
    const mayBeOwed = one.id === opener.id || one.id === next?.invoice;
    assert.ok(mayBeOwed || !isOwed(one), 'what nobody waits for is owed');
  }
  if (state === 'active') assert.ok(!isOwed(opener), 'it runs, and its days are not paid');
  if (state === 'past_due' || state === 'paused' || state === 'awaiting')
    assert.ok(isOwed(opener), `it is ${state}, and nothing is left to pay`);
  if (next?.invoice) {
    assert.equal(state, 'active', 'a change waits for its payment while the days are owed');
    const waits = sheets.find(({ id }) => id === next.invoice) ?? assert.fail();
    assert.ok(isOwed(waits), 'a change is paid and has not come');
  }
  if (state === 'ended' && !opened)
    for (const { left, held } of sheets)
      assert.deepEqual([left, held], [0, 0], 'what never began is owed or kept');
}

/** Whether the clock has something to do with it on a day. */
export function isDue({ row: { state, periodTo, retryOn, endsOn } }: Facts, day: Day): boolean {
  if (state === 'active' || state === 'past_due')
    return periodTo <= day || (retryOn !== null && retryOn <= day);
  return state === 'awaiting' || (state === 'paused' && endsOn !== null && endsOn <= day);
}

/** Its days are not over, but for a renewal that waits for what a bank answers. */
export const isWithin = ({ row, sheets }: Facts, day: Day): boolean =>
  row.periodTo > day || sheets.some(({ underWay }) => underWay);

/** What a renewal on a day asks for; nothing where it does not renew then. */
export function renewalOn({ row, sheets }: Facts, day: Day): number | undefined {
  const { state, periodTo, endsOn, next, priceAmount } = row;
  if (state !== 'active' || periodTo > day || (endsOn !== null && endsOn <= day)) return undefined;
  if (sheets.some(({ id, underWay }) => id === next?.invoice && underWay)) return undefined;
  return next?.on && next.on <= day ? next.price : priceAmount;
}
