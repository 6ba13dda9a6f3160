/** The invoice of a booking says of every state of its money the sums that the booking's page says. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MoneyFacts } from '#contract/money-facts.ts';
import { dueRows, type InvoiceMoney, invoiceLines } from '#domain/billing/invoice-lines.ts';
import { dueBeside, type MovedMoney, nothingMoved } from '#domain/money/facts.ts';
import type { MoneyLine } from '#domain/money/line.ts';
import { moneyLines } from '#domain/money/words/words.ts';
import { dayInDubai } from '#domain/time.ts';
import type { State } from '#server/bookings/money-states-testing.ts';
import { cases, factsOf, say } from '#server/bookings/money-words-testing.ts';

type Case = (typeof cases)[number];

/** What came and went before there were rows for it went the way that it had come. */
function withRows(moved: MovedMoney): MovedMoney {
  const { returning, returned, backs, documents } = moved;
  const back = (amount: number, gone: boolean) =>
    amount > 0 ? [{ way: 'card' as const, card: 'visa 4242', amount, gone }] : [];
  return backs
    ? moved
    : {
        ...moved,
        backs: [...back(returning, false), ...back(returned, true)],
        documents: documents.map((one) => ({ ...one, paid: one.paid - returning })),
      };
}

/** The one document of a booking, with what moved of it. */
function invoiceOf(
  { currency = 'USD', changeFees = [] }: State,
  sums: MoneyFacts,
  moved: MovedMoney,
) {
  const [document] = moved.documents;
  const known: Omit<InvoiceMoney, 'document'> = {
    currency,
    reserved: moved.reserved,
    reservedOn: [],
    collecting: moved.collecting ?? 0,
    collectingOn: moved.collectingOn ?? [],
    checking: moved.checking ?? 0,
    forgiven: moved.forgiven,
    forgivenBack: moved.forgivenBack ?? 0,
    forgivenGone: moved.forgivenGone ?? 0,
    backs: moved.backs ?? [],
    paused: false,
    ended: sums.stage === 'over',
    keptUnder: sums.keptUnder,
    keptLess: 0,
    changeFees,
    cardPays: moved.cardPays,
    byHand: false,
  };
  return document ? { ...known, document } : undefined;
}

const sumOf = (lines: readonly MoneyLine[], ...ids: MoneyLine['id'][]) =>
  lines.reduce((all, { id, sum }) => all + (ids.includes(id) ? (sum?.amount ?? 0) : 0), 0);

/** What a document can know; a change that waits for the house is none of it. */
const known: MoneyLine['id'][][] = [
  ['paid'],
  ['checking'],
  ['collecting', 'taking'],
  ['reserved'],
  ['returning', 'toSend'],
  ['returned'],
];

function assertSame({ state, mode, language, now }: Case, where: string): boolean {
  const sums = factsOf(state, mode, now);
  const moved = withRows({ ...nothingMoved, ...state.moved(mode) });
  const invoice = invoiceOf(state, sums, moved);
  if (!invoice) return false;
  const today = dayInDubai(now);
  const [page, paper] = [moneyLines(sums, language), invoiceLines(invoice, today, language)];
  for (const ids of known)
    assert.equal(sumOf(paper, ...ids), sumOf(page, ...ids), `${where}, ${ids}`);
  // While the booking stands, a fee for a change is one of the things that its paper lists, with its price.
  const kept = sums.stage === 'over' ? sumOf(page, 'kept') : 0;
  assert.equal(sumOf(paper, 'kept'), kept, `${where}, kept`);
  const asked = dueBeside(sums).filter(({ waits }) => !waits);
  assert.equal(
    sumOf(paper, 'due', 'later'),
    asked.reduce((all, { sum }) => all + sum.amount, 0),
    where,
  );
  const rows = dueRows(invoice, today, { language, say: say(language) });
  for (const { sum, by } of sums.stage === 'over' || asked.length !== rows.length ? [] : asked)
    assert.ok(
      rows.some((row) => row.by === by && row.words.includes(say(language)(sum))),
      `${where}\n${JSON.stringify([sum, by, rows])}`,
    );
  return true;
}

test('what the page of a booking says is paid, kept, due, reserved, taken or on its way back, its invoice says too', () => {
  const held = cases.filter((one) => assertSame(one, `${one.name}, ${one.mode}, ${one.now}`));
  const invoiced = cases.filter(({ state, mode }) => state.moved(mode).documents);
  assert.equal(held.length, invoiced.length);
});
