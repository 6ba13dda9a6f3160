/** A client's bookings: what is ahead, or what was last where nothing is. */
import type { Citation } from '#contract/assistant/assistant.ts';
import type { BookingSummary } from '#contract/bookings/bookings.ts';
import type { Day } from '#contract/primitives.ts';
import { dateInWords } from '#domain/calendar/date-words.ts';
import { lineValue } from '#domain/money/line.ts';
import { moneyLines } from '#domain/money/words/words.ts';
import { clockInDubai, dayInDubai } from '#domain/time.ts';
import type { Telling } from '#server/assistant/attributes/attribute.ts';
import { comingLines } from '#server/assistant/own/ahead.ts';
import { ownWords } from '#server/assistant/own/words.ts';
import { openAction, personAction } from '#server/assistant/proposed-actions.ts';
import { type Context, type Reply, replyWith } from '#server/assistant/replies/reply.ts';

const most = 5;

/** What is ahead, as far as they ask; with the way to change it where they speak of that. */
export async function bookingsReply(context: Context): Promise<Reply> {
  const { telling, meant, heard } = context;
  const until = meant.own.when.until ?? meant.own.when.day;
  const known = await knownBookings(context, until);
  const { say } = telling;
  const changes = heard.acts
    .slice(0, 2)
    .some(({ is, p }) => (is === 'change' || is === 'cancel') && p > 0.3);
  return {
    ...known,
    text: changes ? `${known.text}\n\n${say.own.cancelThere}` : known.text,
    actions: [
      openAction(say.actions.myBookings, '/bookings?tab=upcoming'),
      personAction(meant.language),
    ],
  };
}

/** Those that are ahead; where none is, what else comes next, or what there was last. */
export async function knownBookings(context: Context, until?: Day): Promise<Reply> {
  const { tools, telling } = context;
  const own = ownWords[telling.language];
  const all = await tools.ownBookings();
  const found = all.filter(({ startsAt }) => !until || dayInDubai(startsAt) <= until);
  if (found.length > 0) {
    const shown = found.slice(0, most);
    return listed(telling.say.own.bookings(shown.length), shown, telling);
  }
  const coming = await comingLines(context);
  const past = await pastOf(context);
  const told = past.length > 0 ? listed(own.pastBookings, past, telling) : undefined;
  const next = coming.lines.length > 0 ? [own.otherAhead, ...coming.lines] : [];
  return replyWith([own.noBookings, told?.text ?? '', ...next].filter(Boolean).join('\n'), {
    citations: [...(told?.citations ?? []), ...coming.citations],
    sources: [told?.sources, coming.sources],
  });
}

const pastOf = async ({ tools }: Context): Promise<BookingSummary[]> =>
  ((await tools.ownMoney())?.bookings ?? [])
    .toSorted((a, b) => b.startsAt.localeCompare(a.startsAt))
    .slice(0, 3);

const listed = (intro: string, shown: BookingSummary[], telling: Telling): Reply =>
  replyWith([intro, ...shown.map((booking) => `- ${bookingLine(booking, telling)}`)].join('\n'), {
    citations: shown.map(citedBooking),
    sources: [shown, shown.map(({ startsAt }) => clockInDubai(startsAt))],
  });

function bookingLine(booking: BookingSummary, telling: Telling): string {
  const { say, language, speaker } = telling;
  const { reference, offering, startsAt, party, total, place, sums } = booking;
  const when = `${dateInWords(dayInDubai(startsAt), language)} ${clockInDubai(startsAt)}`;
  const standing = moneyLines(sums, language).map(
    (line) => `${line.label}: ${lineValue(line, speaker.money)}`,
  );
  const known = [when, say.facts.people(party), speaker.money(total), say.own.places[place]];
  return `**${offering.title}** (${reference}): ${[...known, ...standing].join(' · ')}`;
}

const citedBooking = ({ id, offering }: BookingSummary): Citation => ({
  id,
  kind: 'own',
  title: offering.title,
  path: `/dashboard/bookings/${id}`,
});
