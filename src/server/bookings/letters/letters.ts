import type { EndCause } from '#contract/bookings/bookings.ts';
import type { MoneyFacts } from '#contract/money-facts.ts';
import { addressOf } from '#contract/pages/pages.ts';
import type { Language, Money } from '#contract/primitives.ts';
import { lightInDubai } from '#domain/calendar/sunset.ts';
import { dueBeside } from '#domain/money/facts.ts';
import { payerWords } from '#domain/money/words/card.ts';
import { changeTotal } from '#domain/money/words/change.ts';
import { payNow } from '#domain/money/words/payment.ts';
import { endReason, writtenReason } from '#domain/money/words/reason.ts';
import type { BookingFacts } from '#server/bookings/facts.ts';
import {
  addOnFacts,
  bringFacts,
  placeFacts,
  priceFacts,
  sumFacts,
  termFacts,
} from '#server/bookings/letters/facts.ts';
import {
  bookingAddress,
  bookingInvitation,
  type InvitationSurroundings,
} from '#server/bookings/letters/invitation.ts';
import { bookingWords, sameDay, spokenDeadline, spokenSpan } from '#server/bookings/words.ts';
import type { CalendarMethod } from '#server/platform/files/calendar-file.ts';
import {
  type Fact,
  type MailBlock,
  type MailContent,
  type MailWay,
  waysOn,
} from '#server/platform/messages/content.ts';
import type { OutgoingMail, Template } from '#server/platform/messages/messages.ts';
import { printOf } from '#server/platform/messages/print.ts';

export interface LetterSurroundings extends InvitationSurroundings {
  /** Whose account it is about. */
  reader?: string;
  /** Where its money stands after this very event. */
  sums: MoneyFacts;
  /** Of what this very event took from its invoices. */
  creditNotes?: readonly string[];
  /** What it was before a change, or what was asked for and refused. */
  was?: Pick<BookingFacts, 'startsAt' | 'endsAt' | 'party' | 'quote'> | undefined;
  /** What a change that waits costs by itself. */
  fee?: Money;
  /** Who did it for the client, where it was not they themselves. */
  delegate?: string;
  /** Why the house declined or called it off, as a person wrote it. */
  reason?: string;
  /** Which cause the desk chose as it ended it. */
  cause?: EndCause;
}

export type BookingLetterKind = keyof (typeof bookingWords)['en']['letters'];

/** Whether the calendar gets it or loses it; a place that is only held stays out. */
const methods: Record<BookingLetterKind, Exclude<CalendarMethod, 'publish'> | undefined> = {
  waitlist_offer: undefined,
  pending: 'request',
  confirmed: 'request',
  changed: 'request',
  // The booking stands as it was until then, in the calendar too.
  change_asked: undefined,
  change_refused: 'request',
  reminder: 'request',
  declined: 'cancel',
  cancelled: 'cancel',
  called_off: 'cancel',
  no_show: undefined,
};

export function bookingLetter(
  kind: BookingLetterKind,
  facts: BookingFacts,
  around: LetterSurroundings,
): OutgoingMail {
  const method = methods[kind];
  return {
    channel: 'mail',
    to: around.client.email,
    language: facts.language,
    template: template(kind, facts, around),
    eventKey: eventKeyOf(kind, facts),
    about: {
      thread: `/dashboard/bookings/${facts.id}`,
      reader: around.reader ?? null,
      isPrompt: !canWait.includes(kind),
    },
    attachments: method ? [bookingInvitation(method, facts, around)] : [],
  };
}

/** Several of them in a row are one piece of news: guests added, another add-on, a later hour. */
const canWait: readonly BookingLetterKind[] = ['changed', 'change_asked', 'reminder'];

/**
 * Each version tells each kind once. A reminder belongs to the start instead: adding a guest on the
 * eve reminds nobody twice, and a booking that moved is reminded of its new day.
 */
export const eventKeyOf = (
  kind: BookingLetterKind,
  { id, version, startsAt }: Pick<BookingFacts, 'id' | 'version' | 'startsAt'>,
): string => `booking-${kind}:${id}:${kind === 'reminder' ? startsAt : version}`;

const template = (
  kind: BookingLetterKind,
  booking: BookingFacts,
  around: LetterSurroundings,
): Template<MailContent> => ({
  name: `booking-${kind}`,
  write: (language) => {
    const { why } = bookingWords[language];
    const text = wordsOf(kind, around, language);
    const blocks: MailBlock[] = [
      { kind: 'heading', text: text.heading },
      { kind: 'paragraph', text: opening(text, booking, language) },
      { kind: 'facts', facts: factsOf(kind, { booking, around, language }) },
      ...waysOn(waysFrom(kind, { booking, around, language })),
    ];
    const subject = subjectOf(kind, booking, around, language);
    const { offered, startsAt } = booking;
    const print = printOf(offered.art, offered.title[language], language, lightInDubai(startsAt));
    return { subject, preheader: text.preheader, print, blocks, why };
  },
});

/** What stood before and is confirmed anew was changed. */
function wordsOf(kind: BookingLetterKind, { was }: LetterSurroundings, language: Language) {
  const { letters, changeConfirmed } = bookingWords[language];
  return kind === 'confirmed' && was ? changeConfirmed : letters[kind];
}

function subjectOf(
  kind: BookingLetterKind,
  { offered, startsAt }: BookingFacts,
  around: LetterSurroundings,
  language: Language,
): string {
  const { letters } = bookingWords[language];
  const title = offered.title[language];
  // What begins late in the evening is remembered on its own morning.
  if (kind === 'reminder' && sameDay(around.now, startsAt))
    return letters.reminder.subjectToday(title);
  return wordsOf(kind, around, language).subject(title);
}

function opening(
  { text }: ReturnType<typeof wordsOf>,
  { heldUntil, zone }: BookingFacts,
  language: Language,
): string {
  return text(heldUntil ? spokenDeadline(heldUntil, language, zone) : '');
}

interface Told {
  booking: BookingFacts;
  around: LetterSurroundings;
  language: Language;
}

/** Of what is over nobody wants the price and the terms, but what was kept, what comes back, and why. */
function factsOf(kind: BookingLetterKind, { booking, around, language }: Told): Fact[] {
  const place = [...placeFacts(booking, language), ...delegateFacts(around, language)];
  const sums = sumFacts(booking, around, language);
  if (around.sums.stage === 'over')
    return [...place, ...reasonFacts(kind, around, language), ...sums];
  return [
    ...wasFacts(kind, around, language),
    ...place,
    ...(kind === 'change_refused' ? reasonFacts(kind, around, language) : []),
    ...addOnFacts(booking, language),
    ...(kind === 'waitlist_offer' ? [] : bringFacts(booking, language)),
    ...priceFacts(booking, language),
    ...sums,
    ...termFacts(booking, around.sums, language),
  ];
}

/** What somebody does for a client reads as theirs. */
function delegateFacts({ delegate }: LetterSurroundings, language: Language): Fact[] {
  const { facts, actsForYou } = bookingWords[language];
  return delegate ? [{ label: facts.doneBy, value: actsForYou(delegate) }] : [];
}

/** Beside what it is, or would be: what it was, or what could not be had. */
function wasFacts(
  kind: BookingLetterKind,
  { was, fee }: LetterSurroundings,
  language: Language,
): Fact[] {
  const { facts, asOne } = bookingWords[language];
  if (!was) return [];
  const label =
    kind === 'change_asked' || kind === 'change_refused' ? facts.was[kind] : facts.was.changed;
  const { guests } = bookingWords[language];
  // What it was before cost no fee for being changed.
  const asked = kind === 'change_asked' ? { fee } : {};
  const total = changeTotal({ total: was.quote.total, ...asked }, language);
  return [{ label, value: asOne([spokenSpan(was, language), guests(was.party), total]) }];
}

/** A client who cancelled knows why. */
function reasonFacts(
  kind: BookingLetterKind,
  { reason = '', cause }: LetterSurroundings,
  language: Language,
): Fact[] {
  if (kind === 'cancelled') return [];
  const value = cause ? endReason(cause, reason, language) : writtenReason(reason, language);
  return value ? [{ label: bookingWords[language].facts.reason, value }] : [];
}

/** To paying where something is due, else to the booking; beside it to the invoice, unless it is where one pays. */
function waysFrom(kind: BookingLetterKind, { booking, around, language }: Told): MailWay[] {
  const { letters, open, receipt, invoice: seeInvoice } = bookingWords[language];
  const text = letters[kind];
  const { paid, returning, returned, invoice } = around.sums;
  const at = (query: string) =>
    around.publicUrl + addressOf(language, `/profile/invoices?${query}=${invoice}`);
  const asked = invoice === null ? undefined : payableOf(around.sums);
  const label = 'open' in text ? text.open : open;
  // What is only reserved, or being taken, has no receipt yet.
  const hasReceipt = paid.amount + returning.amount + returned.amount > 0;
  const hasInvoice = invoice !== null && (hasReceipt || !asked);
  return [
    ...(asked ? [{ label: payNow(asked, language), url: at('pay') }] : []),
    { label, url: bookingAddress(booking, around.publicUrl) },
    ...(hasInvoice ? [{ label: hasReceipt ? receipt : seeInvoice, url: at('invoice') }] : []),
  ];
}

/** What is due now; else the next part, where no card pays it by itself. */
function payableOf({ dueNow, ...sums }: MoneyFacts): Money | undefined {
  if (sums.stage === 'offered') return undefined;
  if (dueNow.amount > 0) return dueNow;
  // What a change asks for has no invoice before it is confirmed.
  const [next] = dueBeside(sums).filter(({ waits }) => !waits);
  const isCollected = next?.by && payerWords(sums, next.by, 'en') !== '';
  return next?.by && !isCollected ? next.sum : undefined;
}
