/** The client's own affairs, read with the client's own rights; a visitor is asked to sign in. */

import type { Citation } from '#contract/assistant/assistant.ts';
import type { BookingSummary } from '#contract/bookings/bookings.ts';
import type { MatterSummary } from '#contract/matters/matters.ts';
import { dateInWords } from '#domain/date-words.ts';
import { lineValue, moneyLines } from '#domain/money/words.ts';
import { plain, wordsOf } from '#domain/search/spelling.ts';
import { stem } from '#domain/search/stems.ts';
import { clockInDubai, dayInDubai } from '#domain/time.ts';
import { type MoneyQuestion, moneyQuestion } from '#server/assistant/money-questions.ts';
import { ownSubject } from '#server/assistant/own-subjects.ts';
import { openAction, personAction, signInAction } from '#server/assistant/proposed-actions.ts';
import { moneyReply } from '#server/assistant/replies/money.ts';
import { passageReply } from '#server/assistant/replies/passages.ts';
import { type Context, type Reply, replied } from '#server/assistant/replies/reply.ts';
import type { ExpiringPaper } from '#server/assistant/tools.ts';

export async function ownReply(context: Context): Promise<Reply | undefined> {
  const { message } = context.meant;
  const question = moneyQuestion(message);
  if (question?.isOwn) {
    if (context.tools.isClient) {
      const reply = await moneyReply(question, context);
      if (reply) return reply;
    } else if (isSurelyOwn(question)) return signInFirst(context);
  }
  const subject = ownSubject(message);
  if (!subject) return undefined;
  if (subject === 'manager') return managerReply(context);
  if (!context.tools.isClient) return signInFirst(context);
  if (subject === 'papers') return papersReply(context);
  return subject === 'matters' ? mattersReply(context) : bookingsReply(context);
}

/** A visitor may ask what happens to somebody who cancels; what was reserved or sent back is theirs. */
const isSurelyOwn = ({ asked, references }: MoneyQuestion) =>
  references.length > 0 || asked !== 'ending';

/** Each client has one, and a person says who. */
function managerReply(context: Context): Reply | undefined {
  const known = context.knowledge.passages.all.find(({ id }) => id === 'page-team');
  const actions = [personAction(context.meant.language)];
  return known && { ...passageReply(known, context), actions, offersPerson: true };
}

function signInFirst({ telling, meant }: Context): Reply {
  return replied(telling.say.own.signIn, { actions: [signInAction(meant.language)] });
}

const most = 5;

async function bookingsReply({ tools, telling, meant }: Context): Promise<Reply> {
  const { say } = telling;
  const until = meant.own.when.until ?? meant.own.when.day;
  const all = await tools.ownBookings();
  const found = all.filter(({ startsAt }) => !until || dayInDubai(startsAt) <= until);
  const actions = [openAction(say.actions.myBookings, '/bookings?tab=upcoming')];
  if (found.length === 0) return replied(say.own.noBookings, { actions });
  const shown = found.slice(0, most);
  const lines = shown.map((booking) => `- ${bookingLine(booking, telling)}`);
  const asksToCancel =
    meant.acts.has('cancel') ||
    /\b(?:change|move|reschedul\w*|postpone)\b|تغيير|اغير|اجل/.test(plain(meant.message));
  const text = [
    say.own.bookings(shown.length),
    ...lines,
    ...(asksToCancel ? ['', say.own.cancelThere] : []),
  ];
  return replied(text.join('\n'), {
    citations: shown.map(citedBooking),
    sources: [shown, shown.map(({ startsAt }) => clockInDubai(startsAt))],
    actions,
  });
}

function bookingLine(
  booking: BookingSummary,
  { say, language, speaker }: Context['telling'],
): string {
  const { reference, offering, startsAt, party, total, place, sums } = booking;
  const when = `${dateInWords(dayInDubai(startsAt), language)} ${clockInDubai(startsAt)}`;
  const standing = moneyLines(sums, language).map(
    (line) => `${line.label}: ${lineValue(line, speaker.money)}`,
  );
  const known = [when, say.facts.people(party), speaker.money(total), say.own.places[place]];
  const parts = [...known, ...standing];
  return `**${offering.title}** (${reference}): ${parts.join(' · ')}`;
}

const citedBooking = ({ id, offering }: BookingSummary): Citation => ({
  id,
  kind: 'own',
  title: offering.title,
  path: '/bookings?tab=upcoming',
});

async function mattersReply({ tools, telling, meant }: Context): Promise<Reply> {
  const { say } = telling;
  const all = await tools.ownMatters();
  const actions = [
    openAction(say.actions.myMatters, '/dashboard/requests'),
    personAction(meant.language),
  ];
  if (all.length === 0) return replied(say.own.noMatters, { actions });
  const shown = all.slice(0, most);
  const lines = shown.map((matter) => `- ${matterLine(matter, telling)}`);
  return replied([say.own.matters(shown.length), ...lines].join('\n'), {
    citations: shown.map(citedMatter),
    sources: [shown],
    actions,
  });
}

function matterLine(
  { title, reference, state, waitsOn }: MatterSummary,
  { say }: Context['telling'],
): string {
  return `**${title}** (${reference}): ${say.own.states[state]}${say.comma}${say.own.waitsOn[waitsOn]}`;
}

const citedMatter = ({ id, title, area }: MatterSummary): Citation => ({
  id,
  kind: 'own',
  title,
  path: `/dashboard/${area}/${id}`,
});

/** The passport, where it was named; all of them otherwise. */
function namedFirst(papers: ExpiringPaper[], stems: readonly string[]): ExpiringPaper[] {
  const named = papers.filter(({ title }) =>
    wordsOf(title).some((word) => stems.includes(stem(word))),
  );
  return named.length > 0 ? named : papers;
}

/** When one ends, where that was asked; else those that end soon. */
async function papersReply({ tools, telling, meant }: Context): Promise<Reply> {
  const { say, language } = telling;
  const actions = [openAction(say.actions.myPapers, '/profile/documents')];
  const soon = await tools.expiringPapers();
  if (soon === undefined) return replied(say.own.papersThere, { actions });
  const asksWhen = /\b(?:when|what date|how long)\b|متي|تاريخ/.test(plain(meant.message));
  const papers = asksWhen ? namedFirst(await tools.datedPapers(), meant.stems) : soon;
  if (papers.length === 0)
    return replied(asksWhen ? say.own.noDates : say.own.noPapers, { actions });
  const shown = papers.slice(0, most);
  const lines = shown.map(
    ({ title, expires }) => `- **${title}**: ${say.own.expires(dateInWords(expires, language))}`,
  );
  const intro = asksWhen ? say.own.dates : say.own.papers;
  return replied([intro, ...lines].join('\n'), {
    citations: shown.map(({ id, title }) => ({
      id,
      kind: 'own',
      title,
      path: '/profile/documents',
    })),
    sources: [papers],
    actions,
  });
}
