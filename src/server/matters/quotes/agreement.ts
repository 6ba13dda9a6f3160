/** The money of a matter follows what was agreed, and what became of it. */
import type { MatterMove } from '#contract/matters/parts.ts';
import type { MatterEnding } from '#contract/matters/quotes.ts';
import type { Money } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import { matterPath } from '#domain/matters/areas.ts';
import type { MatterActor } from '#domain/matters/life.ts';
import { termOf } from '#domain/matters/money.ts';
import { applyToQuote } from '#domain/matters/quotes.ts';
import { asksAbout, checkedAbout } from '#domain/money/asks.ts';
import { money } from '#domain/money.ts';
import { dayInDubai } from '#domain/time.ts';
import { type Agreed, bookAgreement } from '#server/billing/matters/agreement.ts';
import { bookEnd, foreseeEnd } from '#server/billing/matters/ending.ts';
import { moneyOf } from '#server/billing/matters/money.ts';
import {
  mayEndMatter,
  mayFailSupplier,
  mayLowerQuote,
} from '#server/billing/money-acts/house-endings.ts';
import type { NewMatterEvent } from '#server/matters/event-store.ts';
import type { MatterAct } from '#server/matters/outcome.ts';
import { moveQuote, type QuoteRow, quoteIn } from '#server/matters/quotes/store.ts';
import type { MatterRow } from '#server/matters/row.ts';
import { inNameOf, type Sql, system } from '#server/platform/sql.ts';

/** One version is agreed to: the one before gives way, and what was paid counts towards the new one. */
export async function agreeTo(acting: MatterAct, row: MatterRow, quote: QuoteRow): Promise<Agreed> {
  const { tx, by, now } = acting;
  const before = await quoteIn(tx, row.id, 'accepted');
  const step = { state: applyToQuote('accepted', 'supersede') };
  // What a client answered is theirs no longer to change; that it was replaced is written by the house.
  if (before) await inNameOf(tx, [system, by], () => moveQuote(tx, before.id, step));
  await moveQuote(tx, quote.id, { state: applyToQuote('sent', 'accept'), answeredAt: now });
  const { id, clientId, reference, kind, title, area } = row;
  const matter = { id, clientId, reference, kind, title, path: matterPath(area, id) };
  return bookAgreement(acting, { matter, quote });
}

type About = NonNullable<NewMatterEvent['about']>;

/** What the history says of money that was carried over; nothing where none was. */
export function carriedAbout({ paid, comesBack, due, sentBack, ...checked }: Carried): About {
  const coming = checkedAbout(checked);
  if (paid.amount === 0 && coming.checking === undefined) return {};
  const other = paid.currency === due.currency ? {} : { paidCurrency: paid.currency };
  const sums = { paid: paid.amount, back: comesBack.amount, toPay: due.amount };
  return { ...sums, ...coming, ...goneAbout(sentBack), ...other };
}

type Carried = Pick<
  Agreed,
  'paid' | 'comesBack' | 'due' | 'sentBack' | 'checking' | 'checkingBack'
>;

const goneAbout = ({ amount }: Money): About => (amount > 0 ? { gone: amount } : {});

interface End {
  move: MatterMove;
  actor: MatterActor;
}

/** Nothing where nothing was agreed. */
async function agreedEnd(tx: Sql, { id, state }: MatterRow, { move, actor }: End) {
  const quote = await quoteIn(tx, id, 'accepted');
  if (!quote) return undefined;
  const { keptPercent } = quote;
  return { matterId: id, quote, term: termOf({ state, move, actor, keptPercent }) };
}

/** What somebody is shown before they end it: by the rule that then does it. */
export async function foreseeMatterEnd(
  tx: Sql,
  row: MatterRow,
  end: End,
): Promise<MatterEnding | null> {
  const asked = await agreedEnd(tx, row, end);
  return asked ? foreseeEnd(tx, asked) : null;
}

/** Whether the house may end it so now, by one colleague; what was shown is what is asked for. */
export async function mayEndByHouse(
  acting: MatterAct,
  row: MatterRow,
  {
    move,
    reason,
    shown,
  }: { move: 'withdraw' | 'decline'; reason: string; shown?: Money | undefined },
): Promise<boolean> {
  const { tx } = acting;
  const ours = await agreedEnd(tx, row, { move, actor: 'staff' });
  const own = await agreedEnd(tx, row, { move: 'withdraw', actor: 'client' });
  if (!ours || !own) return true;
  if (shown) checkComesBack(await foreseeEnd(tx, ours), shown, row);
  return mayEndMatter(acting, { matterId: row.id, move, reason, ours, own });
}

/** Whether a supplier may have failed by one colleague's word: its client then leaves nothing with us. */
export async function mayFailByHouse(
  acting: MatterAct,
  row: MatterRow,
  reason: string,
): Promise<boolean> {
  const own = await agreedEnd(acting.tx, row, { move: 'withdraw', actor: 'client' });
  return !own || mayFailSupplier(acting, { matterId: row.id, own, reason });
}

const termsOf = ({ totalAmount, currency, keptPercent }: QuoteRow) => ({
  total: money(totalAmount, currency),
  keptPercent,
});

/** Whether a version may be sent by one colleague; one that asks for less than what was accepted gives money away. */
export async function mayBeSent(
  acting: MatterAct,
  { id: matterId, version }: MatterRow,
  { draft, reason }: { draft: QuoteRow; reason: string },
): Promise<boolean> {
  const accepted = await quoteIn(acting.tx, matterId, 'accepted');
  if (!accepted) return true;
  const [before, next] = [termsOf(accepted), termsOf(draft)];
  return mayLowerQuote(acting, { matterId, version, before, next, reason });
}

type Ended = Awaited<ReturnType<typeof bookEnd>>;

/** The row was locked. What was shown is what happens, or nothing does. */
export async function endAgreement(
  acting: MatterAct,
  row: MatterRow,
  { shown, ...end }: End & { shown: Money | undefined },
): Promise<Ended | undefined> {
  const asked = await agreedEnd(acting.tx, row, end);
  if (!asked) return undefined;
  const key = `end-${row.version}`;
  const why = end.move === 'decline' ? 'declined' : 'withdrawn';
  const ended = await bookEnd(acting, { ...asked, key, reason: ({ reasons }) => reasons[why] });
  if (shown) checkComesBack(ended.ending, shown, row);
  return ended;
}

function checkComesBack({ comesBack }: MatterEnding, shown: Money, { version }: MatterRow): void {
  if (comesBack.amount === shown.amount && comesBack.currency === shown.currency) return;
  const sentence = 'What comes back is no longer what you were shown; please look again.';
  throw new Failure('precondition_failed', sentence, { params: { version } });
}

/** What was paid for what a supplier now fails to do; nothing where nothing was agreed. */
export async function paidBefore({ tx, now }: MatterAct, { id, state }: MatterRow): Promise<About> {
  const quote = await quoteIn(tx, id, 'accepted');
  if (!quote) return {};
  const { paid } = await moneyOf(tx, { matterId: id, quote, state }, dayInDubai(now));
  return { paid: paid.amount, currency: paid.currency };
}

export const endingAbout = (ending: MatterEnding): About => {
  const { paid, kept, comesBack, due, asks, sentBack } = ending;
  return {
    paid: paid.amount,
    kept: kept.amount,
    back: comesBack.amount,
    toPay: due.amount,
    ...goneAbout(sentBack),
    ...(asks.length > 0 &&
      asksAbout(
        asks.map(({ sum, by }) => ({ amount: sum.amount, dueOn: by })),
        { cardPays: null, byHand: true },
      )),
    currency: paid.currency,
  };
};
