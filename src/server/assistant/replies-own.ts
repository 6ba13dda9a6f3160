/** The client's own affairs, read with the client's own rights; a visitor is asked to sign in. */
import type { BookingSummary } from '#contract/bookings.ts';
import type { Citation } from '#contract/chat-assistant.ts';
import type { MatterSummary } from '#contract/matters.ts';
import { dateInWords, dayInWords } from '#domain/date-words.ts';
import { plain } from '#domain/spelling.ts';
import { clockInDubai, dayInDubai } from '#domain/time.ts';
import { openAction, personAction, signInAction } from '#server/assistant/proposing.ts';
import { type Context, type Reply, replied } from '#server/assistant/reply.ts';

const subjects = {
  money:
    /\bmy (?:account |last |next )?(?:balance|bills?|payments?|invoices?|statement)\b|فواتيري|فاتورتي|رصيدي|مدفوعاتي/,
  papers:
    /\bmy (?:\w+ )?(?:passports?|documents?|papers|emirates id|licen[cs]e)\b|(?:passport|documents?) expir|جوازي|جواز سفري|وثايقي|وثائقي|مستنداتي|هويتي/,
  matters:
    /\bmy (?:\w+ ){0,2}(?:requests?|matters?|applications?|case|relocation plan|invoices?|quotes?)\b|طلباتي|طلبي|معاملاتي|معاملتي|خطه انتقالي/,
  bookings:
    /\bmy (?:\w+ ){0,2}(?:bookings?|reservations?|trips?|itinerary|schedule|week|appointments?)\b|(?:the|my) week ahead|حجوزاتي|حجزي|رحلاتي|مواعيدي|اسبوعي/,
};

/** Somebody who wants to begin has none yet. */
const beginning = /\b(?:start|begin|open|submit|make|new)\b|ابدا|اريد تقديم/;

export async function ownReply(context: Context): Promise<Reply | undefined> {
  const said = plain(context.meant.message);
  const papers =
    subjects.papers.test(said) && /expir|valid|run out|soon|upload|تنتهي|ينتهي|صالح/.test(said);
  const matters = subjects.matters.test(said) && !beginning.test(said);
  const bookings = subjects.bookings.test(said);
  const money = subjects.money.test(said);
  if (!papers && !matters && !bookings && !money) return undefined;
  if (!context.tools.isClient) return signInFirst(context);
  if (money) return moneyReply(context);
  if (papers) return papersReply(context);
  return matters ? mattersReply(context) : bookingsReply(context);
}

function signInFirst({ telling, meant }: Context): Reply {
  return replied(telling.say.own.signIn, { actions: [signInAction(meant.language)] });
}

function moneyReply({ telling: { say } }: Context): Reply {
  const actions = [openAction(say.actions.myInvoices, '/profile/invoices')];
  return replied(say.own.moneyThere, { actions });
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
  const asksToCancel = meant.acts.has('cancel');
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
  const { reference, offering, startsAt, party, total, place } = booking;
  const when = `${dateInWords(dayInDubai(startsAt), language)} ${clockInDubai(startsAt)}`;
  const parts = [when, say.facts.people(party), speaker.money(total), say.own.places[place]];
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

async function papersReply({ tools, telling }: Context): Promise<Reply> {
  const { say, language } = telling;
  const actions = [openAction(say.actions.myPapers, '/profile/documents')];
  const papers = await tools.expiringPapers();
  if (papers === undefined) return replied(say.own.papersThere, { actions });
  if (papers.length === 0) return replied(say.own.noPapers, { actions });
  const lines = papers.slice(0, most).map(({ title, expires }) => {
    return `- **${title}**: ${say.own.expires(dayInWords(expires, language))}`;
  });
  return replied([say.own.papers, ...lines].join('\n'), {
    citations: papers.map(({ id, title }) => ({
      id,
      kind: 'own',
      title,
      path: '/profile/documents',
    })),
    sources: [papers],
    actions,
  });
}
