/** A client's own money, in their own figures: which of it is meant, and the answer to it. */

import type { Citation } from '#contract/assistant/assistant.ts';
import type { InvoiceSummary } from '#contract/billing/invoices.ts';
import { plain, wordsOf } from '#domain/search/spelling.ts';
import { stem } from '#domain/search/stems.ts';
import {
  chargingAnswer,
  endingAnswer,
  type Held,
  heldBooking,
  heldMatter,
  owedAnswer,
  refundAnswer,
  reservedAnswer,
  standingAnswer,
  unknownAnswer,
} from '#server/assistant/money-answers.ts';
import type { MoneyAsked, MoneyQuestion } from '#server/assistant/money-questions.ts';
import { openAction } from '#server/assistant/proposed-actions.ts';
import { type Context, type Reply, replied } from '#server/assistant/replies/reply.ts';
import type { OwnMoney } from '#server/assistant/tools.ts';

const most = 5;
const invoicesPath = '/profile/invoices';

/** Nothing where they asked about something else after all, as about what they have not booked. */
export async function moneyReply(
  question: MoneyQuestion,
  context: Context,
): Promise<Reply | undefined> {
  const money = await context.tools.ownMoney();
  const all = [...money.bookings.map(heldBooking), ...money.matters.map(heldMatter)];
  if (question.references.length > 0) return byReference(question, { money, all }, context);
  const { asked } = question;
  if (asked === 'charging') return chargingReply(money, all, context);
  if (asked === 'owed' || asked === 'next') return owedReply({ ...money, held: all }, context);
  const meant = meantBy(asked, all, context);
  if (!meant) return undefined;
  return about(asked, meant, context);
}

interface Own {
  money: OwnMoney;
  all: Held[];
}

/** What is not the client's is not answered, whether or not it is anybody's. */
function byReference({ asked, references }: MoneyQuestion, { money, all }: Own, context: Context) {
  const { say } = context.telling;
  const found = all.filter(({ reference }) => references.includes(reference));
  if (found.length > 0) return about(asked, found, context);
  const open = money.open.filter(({ number }) => references.includes(number));
  if (open.length > 0) return owedReply({ ...money, owed: [], open, held: [] }, context);
  const actions = [openAction(say.actions.myBookings, '/bookings?tab=upcoming')];
  return replied(unknownAnswer(references, context.telling), { actions });
}

const answers: Record<Exclude<MoneyAsked, 'owed' | 'next'>, typeof endingAnswer> = {
  charging: standingAnswer,
  ending: endingAnswer,
  reserved: reservedAnswer,
  refund: refundAnswer,
  standing: standingAnswer,
};

function about(asked: MoneyAsked, held: readonly Held[], context: Context): Reply {
  const { telling } = context;
  const answer = asked === 'owed' || asked === 'next' ? standingAnswer : answers[asked];
  const shown = held.slice(0, most);
  return replied(answer(shown, telling), {
    citations: shown.map(cited),
    sources: [shown.map(({ sums, reference }) => [sums, reference])],
    actions: [openAction(telling.say.actions.myBookings, '/bookings?tab=upcoming')],
  });
}

const cited = ({ id, title, path }: Held): Citation => ({ id, kind: 'own', title, path });

/** Those that the question is about: the ones it names, or else all that have something to say to it. */
function meantBy(asked: MoneyAsked, all: readonly Held[], { meant }: Context): Held[] | undefined {
  const fitting = all.filter((held) => hasAnswer(asked, held));
  const said = new Set(wordsOf(meant.message).map(stem));
  const shares = ({ title }: Held) =>
    wordsOf(title).filter((word) => word.length > 2 && said.has(stem(word))).length;
  const best = Math.max(0, ...all.map(shares));
  if (best > 0) return all.filter((held) => shares(held) === best);
  // `the yacht`: nobody knows by heart what theirs is called.
  const ofKind = (held: Held) => meant.topics.some((topic) => topic === held.category);
  const kin = [fitting.filter(ofKind), all.filter(ofKind)].find(({ length }) => length > 0);
  if (kin) return kin;
  // A thing of the catalogue that is not theirs is asked about in general.
  if (meant.named.length > 0) return undefined;
  if (fitting.length === 0 && (asked === 'ending' || asked === 'standing')) return undefined;
  return fitting;
}

function hasAnswer(asked: MoneyAsked, { sums, ending }: Held): boolean {
  if (asked === 'ending') return ending('en') !== undefined;
  if (asked === 'standing') return sums.stage !== 'over';
  if (asked === 'reserved') return sums.reserved.amount + sums.taking.amount > 0;
  return sums.returning.amount + sums.returned.amount > 0;
}

/** Everything that is still to be paid, with who pays it; then what a kept card does. */
function chargingReply({ owed }: OwnMoney, all: readonly Held[], { telling }: Context): Reply {
  const open = all.filter(({ sums }) => sums.stage !== 'over' && sums.due.length > 0);
  const shown = open.slice(0, most);
  return replied(chargingAnswer(shown, telling), {
    citations: shown.map(cited),
    sources: [owed, shown.map(({ sums, reference }) => [sums, reference])],
    actions: [openAction(telling.say.actions.myInvoices, invoicesPath)],
  });
}

/** Both sides of it: what the house owes is asked for in the same breath. */
const theirSide =
  /\byou (?:still )?owe (?:me|us)\b|\bowed? to me\b|(?:لي|لنا) (?:عندكم|عليكم)|عليكم لي/;

type OwedOf = Pick<OwnMoney, 'owed' | 'open'> & { held: readonly Held[] };

function owedReply({ owed, open, held }: OwedOf, { telling, meant }: Context): Reply {
  const shown = open.slice(0, most);
  const asksBack = theirSide.test(plain(meant.message));
  return replied(owedAnswer({ owed, open: shown, held, asksBack }, telling), {
    citations: shown.map(citedInvoice),
    sources: [owed, shown, held.map(({ sums, reference }) => [sums, reference])],
    actions: [openAction(telling.say.actions.myInvoices, invoicesPath)],
  });
}

const citedInvoice = ({ id, title }: InvoiceSummary): Citation => ({
  ...{ id, kind: 'own', title, path: invoicesPath },
});
