/** What a letter that brings a version is told of money: its terms, what it replaces, and what was paid before. */
import type { Instant } from '#contract/primitives.ts';
import {
  afterAccepting,
  daysToPay,
  dueOnAccepting,
  openBeside,
  sentBackIn,
  standsAsAgreed,
} from '#domain/matters/money.ts';
import { sharesAbout } from '#domain/matters/money-words.ts';
import { beforeAbout } from '#domain/matters/version-words.ts';
import { money } from '#domain/money.ts';
import { dayInDubai } from '#domain/time.ts';
import { carriedAbout } from '#server/matters/quotes/agreement.ts';
import { type QuoteRow, quoteIn } from '#server/matters/quotes/store.ts';
import type { MatterRow } from '#server/matters/row.ts';
import { foreseenOf, moneyFor } from '#server/matters/views.ts';
import type { Sql } from '#server/platform/sql.ts';

interface Brought {
  draft: QuoteRow;
  /** What the client was thinking about until now. */
  before: QuoteRow | undefined;
  now: Instant;
}

export async function letterAbout(tx: Sql, row: MatterRow, { draft, before, now }: Brought) {
  const agreed = await quoteIn(tx, row.id, 'accepted');
  const replaced = agreed ?? before;
  return {
    quote: draft.id,
    expiresAt: draft.expiresAt,
    keptPercent: draft.keptPercent,
    ...(await paidAs(tx, draft, now)),
    ...(replaced && beforeAbout({ ...replaced, total: totalOf(replaced) })),
    // Whether what was agreed can still be done while this one is thought about.
    ...(agreed && { agreed: standsAsAgreed(row.state) ? 'stands' : 'failed' }),
    ...(agreed && (await carried(tx, { row, quote: agreed }, { draft, now }))),
  };
}

const totalOf = ({ totalAmount, currency }: QuoteRow) => money(totalAmount, currency);

/** By the rule that accepting it then follows. */
async function carried(
  tx: Sql,
  agreed: { row: MatterRow; quote: QuoteRow },
  { draft, now }: Pick<Brought, 'draft' | 'now'>,
) {
  const stands = await moneyFor(tx, agreed, now);
  const { paid, sums } = stands;
  const sentBack = sentBackIn(sums);
  const about = carriedAbout({ paid, sentBack, ...afterAccepting(stands, totalOf(draft)) });
  const { backTo } = await foreseenOf(tx, draft, now);
  const way = {
    ways: sums.ways.join(','),
    cards: sums.cards.join(','),
    shares: sharesAbout(backTo),
  };
  return { ...about, open: openBeside(stands).amount, ...way };
}

/** In how many days it is due once it is accepted; not said where what was asked before has days of its own. */
async function paidAs(tx: Sql, draft: QuoteRow, now: Instant) {
  const { asks } = await foreseenOf(tx, draft, now);
  const usual = dueOnAccepting(dayInDubai(now));
  return asks.length > 0 && asks.every(({ by }) => by === usual) ? { days: daysToPay } : {};
}
