/** A matter as its reader sees it. */
import type { DeskClient, DeskMatter } from '#contract/matters/desk.ts';
import type { Matter, MatterSummary } from '#contract/matters/matters.ts';
import type { MatterEvent, MatterStep } from '#contract/matters/parts.ts';
import type { MatterQuote } from '#contract/matters/quotes.ts';
import type { Instant, Language } from '#contract/primitives.ts';
import { pictureOf } from '#domain/catalogue.ts';
import { movesFrom } from '#domain/matters/life.ts';
import { keptOnWithdrawal, standsAsAgreed } from '#domain/matters/money.ts';
import { lineTotal } from '#domain/matters/quotes.ts';
import { money } from '#domain/money.ts';
import { dayInDubai, secondsBetween } from '#domain/time.ts';
import { type Foreseen, foreseeAgreement } from '#server/billing/matters/agreement.ts';
import { moneyOf } from '#server/billing/matters/money.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import { appointmentShown } from '#server/matters/appointments/advisers.ts';
import { appointmentsOfMatter } from '#server/matters/appointments/store.ts';
import { eventsOfMatter } from '#server/matters/event-store.ts';
import { filesAmong } from '#server/matters/files/store.ts';
import { threadOf } from '#server/matters/messages/thread.ts';
import { findClient } from '#server/matters/people-store.ts';
import { type QuoteRow, quotesOf } from '#server/matters/quotes/store.ts';
import { type ListedMatter, type MatterRow, promiseOf } from '#server/matters/row.ts';
import { type StepRow, stepsOf } from '#server/matters/steps/store.ts';
import { unreadOf } from '#server/matters/store.ts';
import type { Sql } from '#server/platform/sql.ts';

/** Whom it is shown to, when, in which language, and where the pictures lie. */
export interface MatterReader {
  id: string;
  side: 'client' | 'house';
  language: Language;
  now: Instant;
  snapshot: Snapshot;
  artBase: string;
}

export function matterSummary(row: ListedMatter, reader: MatterReader): MatterSummary {
  const { id, reference, version, kind, area, state, waitsOn, urgent, escalated } = row;
  const { pausedUntil, createdAt, updatedAt, unread, ownerId } = row;
  return {
    id,
    reference,
    version,
    kind,
    area,
    state,
    waitsOn,
    urgent,
    escalated,
    pausedUntil,
    title: row.title[reader.language],
    promise: nextWord(row, reader.now),
    owner: ownerId ? { id: ownerId, name: row.ownerName } : null,
    subject: subjectView(row, reader),
    createdAt,
    updatedAt,
    unread,
  };
}

function nextWord(row: MatterRow, now: Instant) {
  const promise = promiseOf(row);
  if (!promise) return null;
  const { kind, from, due } = promise;
  return { kind, from, due, left: secondsBetween(now, due) };
}

function subjectView({ subject }: MatterRow, { language, artBase, snapshot }: MatterReader) {
  if (!subject) return null;
  const words = snapshot.texts('taxonomy');
  const picture = subject.art && pictureOf(subject.art, { artBase, language, words });
  return { title: subject.title[language], path: subject.path, picture };
}

/** The whole of it. House notes and drafts of quotes are for the house alone. */
export async function showMatter(tx: Sql, row: MatterRow, reader: MatterReader): Promise<Matter> {
  const { id, form, promisesKept, promisesMissed, ratingStars, ratingWords } = row;
  const { language, side } = reader;
  const notes = side === 'house';
  const [{ unread }, thread, quotes, steps, appointments, events] = await Promise.all([
    unreadOf(tx, id, reader),
    threadOf(tx, id, { before: undefined, notes }),
    quotesOf(tx, id, { drafts: notes }),
    stepsOf(tx, id).then((found) => stepViews(tx, id, found, language)),
    appointmentsOfMatter(tx, id),
    eventsOfMatter(tx, id),
  ]);
  const agreed = quotes.find(({ state }) => state === 'accepted');
  const sent = quotes.find(({ state }) => state === 'sent');
  const foreseen = sent && (await foreseenOf(tx, sent, reader.now));
  return {
    ...matterSummary({ ...row, unread }, reader),
    form,
    promisesKept,
    promisesMissed,
    steps,
    appointments: appointments.map((hour) => appointmentShown(hour, reader)),
    messages: thread.items,
    earlier: thread.earlier,
    quotes: quotes.map((quote) => quoteView(quote, quote.state === 'sent' ? foreseen : undefined)),
    money: agreed ? await moneyFor(tx, { row, quote: agreed }, reader.now) : null,
    events: events.map((event) => eventView(event, language)),
    rating: ratingStars === null ? null : { stars: ratingStars, words: ratingWords },
  };
}

/** What accepting it now would ask for and send back. */
export const foreseenOf = (tx: Sql, quote: QuoteRow, now: Instant) =>
  foreseeAgreement(tx, { matterId: quote.matterId, quote }, dayInDubai(now));

export const moneyFor = (
  tx: Sql,
  { row, quote }: { row: MatterRow; quote: QuoteRow },
  now: Instant,
) => moneyOf(tx, { matterId: row.id, state: row.state, quote }, dayInDubai(now));

/** The same at the desk: with the client beside it, and what may be done. */
export async function showAtDesk(
  tx: Sql,
  row: MatterRow,
  reader: MatterReader,
): Promise<DeskMatter> {
  const [matter, client] = await Promise.all([showMatter(tx, row, reader), deskClient(tx, row)]);
  const isOpen = matter.quotes.some(({ state }) => state === 'sent');
  // What was agreed is taken back to be changed only where a change of it was sent.
  const moves = movesFrom(row.state, 'staff').filter(
    (move) => move !== 'revise' || isOpen || !standsAsAgreed(row.state),
  );
  return { ...matter, client, moves };
}

/** Nothing once the account is gone; the matter stays. */
async function deskClient(
  tx: Sql,
  { clientId, language: written }: Pick<MatterRow, 'clientId' | 'language'>,
): Promise<DeskClient | null> {
  const found = clientId && (await findClient(tx, clientId));
  if (!found) return null;
  const { id, name, email, language, plan } = found;
  return { id, name, email, language: language ?? written, plan };
}

/** The parts of a matter in the reader's language. */
const nothingForeseen: Foreseen = { asks: [], backTo: [] };

function quoteView(row: QuoteRow, foreseen = nothingForeseen): MatterQuote {
  const { id, number, state, currency, lines, totalAmount, vatAmount } = row;
  const { words, keptPercent, expiresAt, sentAt, answeredAt, reason } = row;
  const total = money(totalAmount, currency);
  return {
    id,
    number,
    state,
    total,
    words,
    keptPercent,
    expiresAt,
    sentAt,
    answeredAt,
    reason,
    lines: lines.map((line) => ({ ...line, total: lineTotal(line, currency) })),
    vat: money(vatAmount, currency),
    kept: keptOnWithdrawal({ total, keptPercent }),
    ...foreseen,
  };
}

/** What a history names in both languages is read in one. */
function eventView({ about, ...event }: MatterEvent, language: Language): MatterEvent {
  const { en, ar, ...plain } = about;
  const name = language === 'ar' ? ar : en;
  return { ...event, about: name === undefined ? plain : { ...plain, name } };
}

async function stepViews(
  tx: Sql,
  matterId: string,
  steps: StepRow[],
  language: Language,
): Promise<MatterStep[]> {
  const ids = steps.flatMap(({ papers }) => papers.flatMap(({ fileId }) => fileId ?? []));
  const files = ids.length > 0 ? await filesAmong(tx, matterId, ids) : [];
  return steps.map(({ number, words, state, openedAt, doneAt, papers }) => ({
    number,
    state,
    openedAt,
    doneAt,
    title: words.title[language],
    text: words.text[language],
    duration: words.duration[language],
    papers: papers.map((paper) => ({
      id: paper.id,
      name: paper.name[language],
      state: paper.state,
      reason: paper.reason,
      file: files.find(({ id }) => id === paper.fileId) ?? null,
    })),
  }));
}
