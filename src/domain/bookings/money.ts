/** Where a booking stands with its money, and what each way of ending it would mean. */
import type { BookingPlace } from '#contract/bookings/bookings.ts';
import type { Quote } from '#contract/bookings/quote.ts';
import type {
  BackShare,
  CardPays,
  MoneyEnding,
  MoneyEndings,
  MoneyFacts,
  MoneyStage,
  MoneyTerm,
} from '#contract/money-facts.ts';
import type { Day, Instant } from '#contract/primitives.ts';
import { agreedParts, moreBy, redateInstalments } from '#domain/bookings/due-days.ts';
import { type AgreedBooking, cancelFee, cancelTerm } from '#domain/bookings/life.ts';
import { Failure } from '#domain/failure.ts';
import { looseShares, sharesBack } from '#domain/money/backs.ts';
import { feesWithin, type KeptFee } from '#domain/money/change-fees.ts';
import { type MovedMoney, nothingMoved, standingFacts } from '#domain/money/facts.ts';
import { keptInTheEnd } from '#domain/money/open-parts.ts';
import { money, percent, sumOf } from '#domain/money.ts';
import { dayInDubai } from '#domain/time.ts';

/** A booking as far as its money goes. */
export interface OwingBooking extends AgreedBooking {
  place: BookingPlace;
  quote: Pick<Quote, 'total' | 'terms' | 'due'>;
  confirmsAtOnce: boolean;
  /** Minor units. */
  feesKept: number;
  /** Of them, those for changes. */
  changeFees: readonly KeptFee[];
  /** A change that is shown before it is made. */
  changes?: boolean;
  /** What that costs by itself, within `feesKept`. */
  changeFee?: number;
  /** A change of it that waits for the house: it stands as it is until that is confirmed. */
  asks?: Wish;
  /** The house called it off. */
  calledOff?: boolean;
}

/** What a change makes of it, as far as its money goes. */
type Wish = Pick<OwingBooking, 'quote' | 'startsAt' | 'feesKept'>;

const stages: Record<BookingPlace, MoneyStage> = {
  held: 'offered',
  pending: 'asked',
  confirmed: 'agreed',
  completed: 'agreed',
  expired: 'over',
  cancelled: 'over',
  declined: 'over',
  no_show: 'over',
};

/** `place` is where it stands by the clock. */
export function bookingFacts(booking: OwingBooking, asMoved: MovedMoney, now: Instant): MoneyFacts {
  const { quote, place, feesKept, startsAt } = booking;
  const today = dayInDubai(now);
  const stage = stages[place];
  const waits = stage === 'asked' || (stage === 'offered' && !booking.confirmsAtOnce);
  const parts = stage === 'over' ? [] : agreedParts(quote.due, { today, startsAt, waits });
  const { asks, changes = false } = booking;
  const wish = { ...(asks ?? booking), today, waits: waits || asks !== undefined };
  const moved = changes || wish.waits ? onNewDays(wish, asMoved) : asMoved;
  const { calledOff = false } = booking;
  const ended = { place, feesKept, calledOff, changeFees: booking.changeFees };
  const agreed = {
    stage,
    total: quote.total,
    parts,
    kept: feesKept,
    guarantee: quote.due.mode === 'card-guarantee',
    waits,
    changes,
    wish: asks && { total: asks.quote.total.amount, kept: asks.feesKept },
    moreBy: moreBy(wish.quote.due, wish),
    changeFee: asks ? asks.feesKept - feesKept : booking.changeFee,
    keptUnder: keptUnder(ended),
    changeFees: feesForChanges(ended),
  };
  const facts = standingFacts(agreed, moved, today);
  if (stage === 'over') return { ...facts, endings: null };
  const most = keptInTheEnd(Number.MAX_SAFE_INTEGER, agreed, moved);
  return { ...facts, endings: endingsOf(booking, { ...facts, most, moved }, now) };
}

/** As the books are once a change is made; while it waits their days stay, and say what they would be then. */
function onNewDays(
  { quote, startsAt, today, waits }: Wish & { today: Day; waits: boolean },
  moved: MovedMoney,
): MovedMoney {
  const days = redateInstalments(moved.documents, quote.due, { today, startsAt });
  const documents = moved.documents.map((document, at) => {
    const changed = days[at] ?? document.instalments;
    const once = document.instalments.map((part, place) => {
      const day = changed[place]?.dueOn ?? part.dueOn;
      return day === part.dueOn ? part : { ...part, onceBy: day > today ? day : null };
    });
    return { ...document, instalments: waits ? once : changed };
  });
  return { ...moved, documents };
}

/** How something ended, as far as a fee goes. Sums are minor units. */
export interface EndedBooking {
  place: BookingPlace;
  feesKept: number;
  changeFees: readonly KeptFee[];
  calledOff: boolean;
}

/** Under which term something was kept. A fee for a change before is no fee for the end. */
export function keptUnder(ended: EndedBooking): MoneyTerm | null {
  const { place, feesKept, calledOff } = ended;
  if (feesKept === 0) return null;
  if (place === 'cancelled' && calledOff) return 'weather';
  if (place !== 'cancelled' && place !== 'no_show') return null;
  const forChanges = sumOf(feesForChanges(ended));
  if (feesKept <= forChanges) return 'changed';
  return place === 'no_show' ? 'no_show' : 'late';
}

/** What the weather leaves is a share of what was paid, whatever that was for. */
export const feesForChanges = ({
  place,
  feesKept,
  calledOff,
  changeFees,
}: EndedBooking): KeptFee[] =>
  place === 'cancelled' && calledOff ? [] : feesWithin(changeFees, feesKept);

/** What a wish would cost and when, before anything is held. */
export function quoteFacts(
  quote: Pick<Quote, 'total' | 'due'>,
  { today, confirmsAtOnce, cardPays = null }: Wished,
): MoneyFacts {
  const parts = agreedParts(quote.due, { today, waits: !confirmsAtOnce });
  const guarantee = quote.due.mode === 'card-guarantee';
  const wish = { total: quote.total, parts, kept: 0, guarantee, waits: !confirmsAtOnce };
  const agreed = { stage: 'offered', ...wish } as const;
  return { ...standingFacts(agreed, { ...nothingMoved, cardPays }, today), endings: null };
}

interface Wished {
  today: Day;
  confirmsAtOnce: boolean;
  /** The card that would pay, where the reader has one. */
  cardPays?: CardPays | null;
}

/** An end never asks for more than was asked for. */
type Standing = Omit<MoneyFacts, 'endings'> & { most: number; moved: MovedMoney };

function endingsOf(booking: OwingBooking, facts: Standing, now: Instant): MoneyEndings {
  const { terms } = booking.quote;
  const end = (term: MoneyTerm, fee: number) => ended(facts, { term, fee });
  const keeps = facts.paid.amount - percent(facts.paid, terms.weatherRefundPercent).amount;
  return {
    now: end(cancelTerm(booking, now), cancelFee(booking, now).amount),
    noShow: end('no_show', terms.noShowFee.amount),
    // Whoever calls it off gives all of it back, fees for changes too.
    operator: ended(facts, { term: 'operator', fee: 0, keeps: 0 }),
    // Nobody is asked to pay more for what the weather took away.
    weather: ended(facts, { term: 'weather', fee: keeps, keeps }),
  };
}

interface Ends {
  term: MoneyTerm;
  fee: number;
  keeps?: number;
}

/** Of what the house gave nothing is kept again, under whichever term. */
function keptAtEnd({ kept, most }: Standing, { fee, keeps }: Omit<Ends, 'term'>) {
  if (keeps !== undefined) return { keeps, fee };
  const all = Math.min(kept.amount + fee, most);
  return { keeps: all, fee: Math.max(0, all - kept.amount) };
}

/** What was paid less what is kept goes back; what is kept beyond it is taken of the reservation, or asked for. */
function ended(facts: Standing, { term, ...asked }: Ends): MoneyEnding {
  const { keeps, fee } = keptAtEnd(facts, asked);
  const sum = (amount: number) => money(amount, facts.total.currency);
  const paid = facts.paid.amount;
  const held = facts.reserved.amount + facts.taking.amount;
  const wanted = Math.max(0, keeps - paid);
  const taken = Math.min(wanted, held);
  return {
    term,
    fee: sum(fee),
    keeps: sum(keeps),
    comesBack: sum(Math.max(0, paid - keeps)),
    backTo: backTo(facts, keeps),
    taken: sum(taken),
    letGo: sum(held - taken),
    toPay: sum(wanted - taken),
  };
}

/** To which cards what comes back goes: as the credits and refunds of its end then spread it. */
function backTo({ moved, paid }: Standing, keeps: number): BackShare[] {
  const { documents, loose = [] } = moved;
  const { currency } = paid;
  if (documents.length === 0) return looseShares(loose, Math.max(0, paid.amount - keeps), currency);
  const asked = documents.reduce((all, { total, credited }) => all + total - credited, 0);
  return sharesBack(documents, { less: asked - keeps, currency });
}

/** What ending it in this way means: it is said before it happens, and then done to the fils. */
export function endingOf({ endings }: MoneyFacts, way: keyof MoneyEndings): MoneyEnding {
  if (endings) return endings[way];
  throw new Failure('booking_state', 'This booking is over already.');
}
