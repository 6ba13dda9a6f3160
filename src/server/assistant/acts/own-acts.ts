/** Giving up or moving what is the client's own: the card that does it, with the money the dialogs state. */
import type { ActCard } from '#contract/assistant/acts.ts';
import type { BookingSummary } from '#contract/bookings/bookings.ts';
import type { MatterSummary } from '#contract/matters/matters.ts';
import { can } from '#domain/bookings/life.ts';
import { dateInWords } from '#domain/calendar/date-words.ts';
import { mayMove } from '#domain/matters/life.ts';
import { plain } from '#domain/search/normal-form.ts';
import { isBefore } from '#domain/time.ts';
import { intendedAct, type OwnAct, speaksOfOwn } from '#server/assistant/acts/intent.ts';
import { moveReply } from '#server/assistant/acts/moves.ts';
import { actWords } from '#server/assistant/acts/words.ts';
import { type HeldAffair, heldIn } from '#server/assistant/money/affairs.ts';
import { endingAnswer } from '#server/assistant/money/answers.ts';
import { type MoneyQuestion, referencesIn } from '#server/assistant/money/questions.ts';
import { referredTo, subjectOf, titledAs } from '#server/assistant/money/subjects.ts';
import { knownBookings } from '#server/assistant/own/bookings.ts';
import { ownWords } from '#server/assistant/own/words.ts';
import { openAction, personAction, signInAction } from '#server/assistant/proposed-actions.ts';
import { type Context, type Reply, replyWith } from '#server/assistant/replies/reply.ts';
import type { OwnMoney } from '#server/assistant/tools.ts';

/** Nothing where it is about something else after all. */
export async function ownActReply(context: Context): Promise<Reply | undefined> {
  const { meant, tools, telling } = context;
  const wanted = intendedAct(meant);
  if (!wanted) return undefined;
  const isTheirs = speaksOfOwn(meant.message);
  if (!tools.isClient) {
    if (!isTheirs || wanted.goesOn) return undefined;
    return replyWith(telling.say.own.signIn, { actions: [signInAction(meant.language)] });
  }
  const money = await tools.ownMoney();
  if (!money) return undefined;
  const open = openFor(wanted.act, money, tools.now);
  const found = meantOf(open, wanted, context);
  const matters = wanted.act === 'cancel' ? await withdrawable(context, found) : [];
  if (matters.length > 0) return withdrawReply(matters, context);
  if (found.length === 0) return isTheirs ? nothingReply(wanted, context) : undefined;
  const one = found.length > 1 ? placeIn(found, meant.message) : found[0];
  if (!one && found.length > 1) return whichReply(found, wanted.act, context);
  if (!one) return undefined;
  if (wanted.act === 'cancel') return cancelReply(one, context);
  const booking = money.bookings.find(({ id }) => id === one.id);
  return booking && moveReply(booking, context);
}

/** What can still be cancelled, or moved. */
function openFor(act: OwnAct, money: OwnMoney, now: string): HeldAffair[] {
  const isOpen = ({ place, startsAt }: BookingSummary) =>
    isBefore(now, startsAt) &&
    (can(place, act === 'move' ? 'change' : 'cancel') || (act === 'cancel' && place === 'held'));
  const bookings = new Set(money.bookings.filter(isOpen).map(({ id }) => id));
  const matters = act === 'cancel' ? money.matters.filter(({ ending }) => ending !== null) : [];
  const all = new Set([...bookings, ...matters.map(({ id }) => id)]);
  return heldIn(money).filter(({ id }) => all.has(id));
}

type Wanted = NonNullable<ReturnType<typeof intendedAct>>;

/** What they name; the only one there is, where they name none. */
function meantOf(
  open: readonly HeldAffair[],
  { act, goesOn }: Wanted,
  context: Context,
): HeldAffair[] {
  const { meant } = context;
  const references = referencesIn(meant.message);
  if (references.length > 0) return referredTo(references, open);
  // The day that something is moved to says nothing about where it is.
  const own = act === 'move' ? { ...meant.own, when: {} } : meant.own;
  const subject = subjectOf(asking, open, { ...context, meant: { ...meant, own } });
  if (subject.isStrange) return [];
  if (subject.isNamed) return [...subject.held];
  const { day } = own.when;
  if (day) return open.filter(({ on }) => on === day);
  if (latest.test(plain(meant.message))) return newestOf(open);
  return goesOn && !meant.own.when.day && !meant.own.when.clock ? [] : [...open];
}

/** In `plain` spelling. */
const latest = /\b(?:last|latest|newest|most recent)\b|(?<!\p{L})(?:اخر|احدث)(?!\p{L})/u;

/** The one that was booked last: ids count up. */
const newestOf = (open: readonly HeldAffair[]): HeldAffair[] =>
  open.toSorted((one, other) => other.id.localeCompare(one.id)).slice(0, 1);

/** What is not named may have been spoken of before. */
const asking: MoneyQuestion = {
  asked: 'ending',
  references: [],
  isOwn: true,
  needsThing: false,
  leansBack: true,
  span: undefined,
};

/** Requests without a price of their own: there is no money to tell of. */
async function withdrawable({ meant, tools }: Context, found: readonly HeldAffair[]) {
  const open = (await tools.ownMatters()).filter(({ state }) =>
    mayMove(state, 'withdraw', 'client'),
  );
  const unpriced = open.filter(({ id }) => !found.some((one) => one.id === id));
  const references = referencesIn(meant.message);
  if (references.length > 0) return unpriced.filter((one) => references.includes(one.reference));
  const named = titledAs(meant.message, unpriced);
  if (named.length > 0 && found.length !== 1) return named;
  return /\brequest\b|طلبي|الطلب/.test(meant.message) && unpriced.length === 1 ? unpriced : [];
}

function withdrawReply(matters: readonly MatterSummary[], context: Context): Reply | undefined {
  const { telling } = context;
  const say = actWords[telling.language];
  const [one] = matters;
  if (!one) return undefined;
  if (matters.length > 1)
    return replyWith(say.which, {
      suggestions: matters.map((each) => say.cancelOne(each.reference)),
    });
  const { id, reference, title, area } = one;
  const own = { id, reference, title, path: `/dashboard/${area}/${id}` };
  return replyWith(say.withdraw(`**${title}** (${reference})`), {
    citations: [{ id, kind: 'own', title, path: own.path }],
    sources: [one],
    acts: [{ act: 'withdraw', ...own }],
  });
}

function cancelReply(one: HeldAffair, { telling }: Context): Reply {
  const { id, reference, title, path } = one;
  const card: ActCard = {
    act: one.offering ? 'cancel' : 'withdraw',
    id,
    reference,
    title,
    path,
  };
  const say = actWords[telling.language];
  // What is merely held, or has no price yet, ends without a word about money.
  const text = one.ending(telling.language)
    ? `${endingAnswer({ held: [one], isNamed: true }, telling)}\n\n${say.cancel}`
    : say.withdraw(`**${title}** (${reference})`);
  return replyWith(text, {
    citations: [{ id, kind: 'own', title, path }],
    sources: [title, one.sums, reference, one.numbers, one.on],
    actions: [toBookings(telling)],
    acts: [card],
  });
}

const most = 3;

/** `The second one` of those that were just listed. */
function placeIn(found: readonly HeldAffair[], message: string): HeldAffair | undefined {
  const said = plain(message);
  const place = places.findIndex((pattern) => pattern.test(said));
  return place < 0 ? undefined : found[place];
}

const places = [
  /\b(?:first|1st) one\b|(?<!\p{L})(?:الاول|الاولي|اول واحد)(?!\p{L})/u,
  /\b(?:second|2nd) one\b|(?<!\p{L})(?:الثاني|التاني|الثانيه|التانيه|ثاني واحد)(?!\p{L})/u,
  /\b(?:third|3rd) one\b|(?<!\p{L})(?:الثالث|التالت|الثالثه|التالته|ثالث واحد)(?!\p{L})/u,
];

function whichReply(found: readonly HeldAffair[], act: OwnAct, { telling }: Context): Reply {
  const say = actWords[telling.language];
  const shown = found.slice(0, most);
  const lines = shown.map(({ title, reference, on }) => {
    const day = on ? `${telling.say.comma}${dateInWords(on, telling.language)}` : '';
    return `- **${title}** (${reference})${day}`;
  });
  const one = act === 'cancel' ? say.cancelOne : say.moveOne;
  return replyWith([say.which, ...lines].join('\n'), {
    citations: shown.map(({ id, title, path }) => ({ id, kind: 'own', title, path })),
    sources: shown.map(({ title, reference, on }) => [title, reference, on]),
    suggestions: shown.map(({ reference }) => one(reference)),
    actions: [toBookings(telling)],
  });
}

/** With why: of that day there is none, and what there is or was stands below. */
async function nothingReply({ act }: Wanted, context: Context): Promise<Reply> {
  const { telling, meant } = context;
  const say = actWords[telling.language];
  const [reference] = referencesIn(meant.message);
  if (reference) return replyWith(say.notYours(reference), { actions: [toBookings(telling)] });
  const { day } = meant.own.when;
  const none = act === 'cancel' ? say.nothingToCancel : say.nothingToMove;
  const intro = day
    ? ownWords[telling.language].noBookingOn(dateInWords(day, telling.language))
    : none;
  const known = await knownBookings(context);
  return {
    ...known,
    text: `${intro}\n${known.text}`,
    sources: [...known.sources, day],
    actions: [toBookings(telling), personAction(meant.language)],
  };
}

const toBookings = ({ say }: Context['telling']) =>
  openAction(say.actions.myBookings, '/bookings?tab=upcoming');
