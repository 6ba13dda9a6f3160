/** A client's own money, in their own figures: which of it is meant, and the answer to it. */
import type { Citation, ProposedAction } from '#contract/assistant/assistant.ts';
import type { InvoiceSummary } from '#contract/billing/invoices.ts';
import { dueBeside } from '#domain/money/facts.ts';
import { keptCardLines } from '#domain/money/kept-cards.ts';
import { plain } from '#domain/search/normal-form.ts';
import { type HeldAffair, heldIn } from '#server/assistant/money/affairs.ts';
import {
  type AskedAffairs,
  endingAnswer,
  invoiceAnswer,
  membershipAnswer,
  nextAnswer,
  owedAnswer,
  refundAnswer,
  reservedAnswer,
  standingAnswer,
  unknownAnswer,
} from '#server/assistant/money/answers.ts';
import { paymentsAnswer, paymentsIn } from '#server/assistant/money/payments.ts';
import type { MoneyAsked, MoneyQuestion } from '#server/assistant/money/questions.ts';
import {
  type MoneySubject,
  referredTo,
  subjectOf,
  titledAs,
} from '#server/assistant/money/subjects.ts';
import { knownBookings } from '#server/assistant/own/bookings.ts';
import { openAction } from '#server/assistant/proposed-actions.ts';
import { type Context, type Reply, replyWith } from '#server/assistant/replies/reply.ts';
import type { OwnMoney } from '#server/assistant/tools.ts';

/** Longer lists are read on their page. */
const most = 6;

interface Own {
  question: MoneyQuestion;
  money: OwnMoney;
  subject: MoneySubject;
  context: Context;
}

/** Nothing where they asked about something else after all, as about what they have not booked. */
export async function moneyReply(
  question: MoneyQuestion,
  context: Context,
): Promise<Reply | undefined> {
  const money = await context.tools.ownMoney();
  if (!money) return undefined;
  const all = heldIn(money);
  const { references, isOwn, needsThing } = question;
  if (references.length > 0) return byReference({ question, money, context }, all);
  const subject = subjectOf(question, all, context);
  const papers = subject.isNamed
    ? undefined
    : papersReply({ question, money, subject, context }, all);
  if (papers) return papers;
  if (!subject.isNamed && (needsThing || (!isOwn && !hasDue(question, all)))) return undefined;
  if (subject.isStrange) return strangeReply({ question, money, subject, context }, all);
  return about({ question, money, subject, context });
}

/** `When is the balance taken?` is theirs where one is due. */
const hasDue = ({ asked, needsThing }: MoneyQuestion, all: readonly HeldAffair[]) =>
  asked === 'next' && !needsThing && all.some(({ sums }) => sums.due.length > 0);

/** It names what they have not booked: its rules are written down, and of money there is only theirs. */
async function strangeReply(own: Own, all: readonly HeldAffair[]): Promise<Reply | undefined> {
  const { asked, isOwn } = own.question;
  if (asked === 'ending' || !isOwn) return undefined;
  const reply = await about({ ...own, subject: { held: all, isNamed: false, isStrange: false } });
  return { ...reply, text: `${own.context.telling.say.money.noneOfThat}\n\n${reply.text}` };
}

/** An invoice that no booking or request tells of, as the house writes them at the desk. */
function papersReply(own: Own, all: readonly HeldAffair[]): Reply | undefined {
  const { question, money, context } = own;
  if (!ofPapers.includes(question.asked) || question.leansBack) return undefined;
  const alone = money.account.invoices.filter(
    ({ source }) => !all.some(({ id }) => id === source.id),
  );
  const found = titledAs(context.meant.message, alone).slice(0, most);
  return found.length > 0 ? ofInvoices(found, own) : undefined;
}

const ofPapers: MoneyAsked[] = ['next', 'owed', 'paid', 'standing'];

function ofInvoices(found: readonly InvoiceSummary[], own: Pick<Own, 'context'>): Reply {
  const { telling } = own.context;
  const text = found.map((invoice) => invoiceAnswer(invoice, telling)).join('\n\n');
  return told(text, own, { citations: found.map(citedInvoice), sources: [found] });
}

/** What is not the client's is not answered, whether or not it is anybody's. */
async function byReference(own: Omit<Own, 'subject'>, all: readonly HeldAffair[]): Promise<Reply> {
  const { question, money, context } = own;
  const { telling } = context;
  const held = referredTo(question.references, all);
  if (held.length > 0) return about({ ...own, subject: { held, isNamed: true, isStrange: false } });
  const found = money.account.invoices.filter(({ number }) => question.references.includes(number));
  if (found.length > 0) return ofInvoices(found, own);
  const actions = [openAction(telling.say.actions.myBookings, '/bookings?tab=upcoming')];
  return replyWith(unknownAnswer(question.references, telling), { actions });
}

const answers: Record<MoneyAsked, (own: Own) => Reply | Promise<Reply>> = {
  ending: endingReply,
  reserved: (own) => ofThings(own, reservedAnswer, hasReserved),
  refund: (own) => ofThings(own, refundAnswer, hasBack),
  standing: (own) => ofThings(own, standingAnswer, ({ sums }) => sums.stage !== 'over'),
  next: (own) => (own.subject.isNamed ? ofThings(own, nextAnswer, () => true) : owedReply(own)),
  owed: (own) => (own.subject.isNamed ? ofThings(own, nextAnswer, () => true) : owedReply(own)),
  paid: paidReply,
  cards: cardsReply,
  renewal: renewalReply,
};

const about = async (own: Own): Promise<Reply> => answers[own.question.asked](own);

/** Of the day they speak of; where nothing could be given up, what they have is named. */
async function endingReply(own: Own): Promise<Reply> {
  const { subject, context } = own;
  const { day } = context.meant.wish.when;
  const canEnd = ({ ending }: HeldAffair) => ending('en') !== undefined;
  const open = subject.held.filter(canEnd);
  if (subject.isNamed || open.length > 0) {
    const then = open.filter(({ on }) => on === day);
    const meant = !subject.isNamed && then.length > 0 ? { ...subject, held: then } : subject;
    return ofThings({ ...own, subject: meant }, endingAnswer, canEnd);
  }
  const known = await knownBookings(context);
  const nothing = endingAnswer({ held: [], isNamed: false }, context.telling);
  return told(`${nothing}\n${known.text}`, own, {
    citations: known.citations,
    sources: known.sources,
  });
}

const hasReserved = ({ sums }: HeldAffair) => sums.reserved.amount + sums.taking.amount > 0;
const hasBack = ({ sums }: HeldAffair) => sums.returning.amount + sums.returned.amount > 0;

/** Each that is named; where none is, each that has something to say to it. */
function ofThings(
  own: Own,
  answer: (asked: AskedAffairs, telling: Context['telling']) => string,
  hasAnswer: (held: HeldAffair) => boolean,
): Reply {
  const { subject, context } = own;
  const { isNamed } = subject;
  const held = (isNamed ? current(subject.held) : subject.held.filter(hasAnswer)).slice(0, most);
  return told(answer({ held, isNamed }, context.telling), own, {
    citations: held.map(cited),
    sources: held.map(behind),
  });
}

/** `The yacht` is the one that is booked, before those that are over. */
function current(held: readonly HeldAffair[]): readonly HeldAffair[] {
  const open = held.filter((one) => one.sums.stage !== 'over' || hasBack(one) || hasReserved(one));
  return open.length > 0 ? open : held;
}

type Rest = Partial<Omit<Reply, 'text'>>;

function told(text: string, { context }: Pick<Own, 'context'>, rest: Rest): Reply {
  const { actions } = context.telling.say;
  return replyWith(text, {
    actions: [openAction(actions.myInvoices, '/profile/invoices')],
    ...rest,
  });
}

/** What the figures of an answer are read from. */
const behind = ({ title, sums, reference, numbers, on }: HeldAffair) => [
  ...[title, sums, reference, numbers, on],
];

const cited = ({ id, title, path }: HeldAffair): Citation => ({ id, kind: 'own', title, path });

const citedInvoice = ({ id, title }: InvoiceSummary): Citation => ({
  id,
  kind: 'own',
  title,
  path: '/profile/invoices',
});

/** Both sides of it: what the house owes is asked for in the same breath. */
const theirSide =
  /\byou (?:still )?owe (?:me|us)\b|\bowed? to me\b|(?:لي|لنا) (?:عندكم|عليكم)|عليكم لي/;

function owedReply(own: Own): Reply {
  const { money, subject, context } = own;
  const { owed, open } = money;
  const { telling, meant } = context;
  const tells = (one: HeldAffair) => isOpen(one) || hasReserved(one) || hasBack(one);
  const held = bySoonest(subject.held.filter(tells));
  const others = open.filter(({ source }) => !held.some(({ id }) => id === source.id));
  const asksBack = theirSide.test(plain(meant.message));
  const facts = { owed, others: others.slice(0, most), held: held.slice(0, most), asksBack };
  // What is only reserved or comes back is no debt, and is not counted as one.
  const more = held.slice(most).filter(isOpen).length + Math.max(0, others.length - most);
  const text = owedAnswer(facts, telling);
  const unbilled = held.filter(({ id }) => !open.some(({ source }) => source.id === id));
  return told(more > 0 ? `${text}\n\n${telling.say.money.moreThings(more)}` : text, own, {
    citations: [...open.map(citedInvoice), ...unbilled.map(cited)].slice(0, most),
    sources: [owed, open, held.map(behind)],
  });
}

/** A place that is merely held, and was never sent, is no debt; nor is what is reserved and taken by itself. */
const isOpen = ({ sums }: HeldAffair) => sums.stage !== 'offered' && dueBeside(sums).length > 0;

/** What falls due first stands first; what waits for a confirmation has no day yet. */
const bySoonest = (held: readonly HeldAffair[]): HeldAffair[] => {
  const first = ({ sums }: HeldAffair) => sums.due.map(({ by }) => by ?? '9').toSorted()[0] ?? '99';
  return held.toSorted((a, b) => first(a).localeCompare(first(b)));
};

/** Of what is named, or in the time that is meant. */
function paidReply(own: Own): Reply {
  const { question, money, subject, context } = own;
  const { telling } = context;
  const all = paymentsIn(money.account.payments, question.span);
  const ids = new Set(subject.held.map(({ id }) => id));
  const payments = subject.isNamed ? all.filter(({ source }) => source && ids.has(source)) : all;
  const held = subject.isNamed ? subject.held.slice(0, most) : [];
  const standing = held.length > 0 ? [standingAnswer({ held, isNamed: true }, telling)] : [];
  const text = [paymentsAnswer({ payments, span: question.span }, telling), ...standing];
  return told(text.join('\n\n'), own, {
    citations: held.map(cited),
    sources: [payments, question.span, held.map(behind)],
    actions: [paymentsAction(context)],
  });
}

const paymentsAction = ({ telling }: Context): ProposedAction =>
  openAction(telling.say.actions.myPayments, '/profile/payments');

/** Which card is kept; then everything that is still to be paid, with who pays it. */
function cardsReply(own: Own): Reply {
  const { money, subject, context } = own;
  const { telling } = context;
  const { cards, processor } = money.account;
  const open = subject.held.filter(isOpen).slice(0, most);
  const lines = keptCardLines(cards, processor, telling.language);
  const next = nextAnswer({ held: open, isNamed: subject.isNamed }, telling);
  return told([lines.join('\n'), next].filter(Boolean).join('\n\n'), own, {
    citations: open.map(cited),
    sources: [cards, open.map(behind)],
    actions: [paymentsAction(context)],
  });
}

function renewalReply(own: Own): Reply {
  const { money, context } = own;
  const { memberships, cards, processor } = money.account;
  const { telling } = context;
  const card = keptCardLines(cards, processor, telling.language).join('\n');
  const parts = [membershipAnswer(memberships, telling), ...(memberships.length > 0 ? [card] : [])];
  return told(parts.join('\n\n'), own, { sources: [memberships, cards] });
}
