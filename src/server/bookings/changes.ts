import { isDeepStrictEqual } from 'node:util';
import type {
  CancelAsk,
  CancelQuote,
  ChangeAsk,
  ChangeQuote,
  ChangeWish,
} from '#contract/bookings/asks.ts';
import type { MoneyEnding, MoneyEndings } from '#contract/money-facts.ts';
import type { Instant, Money } from '#contract/primitives.ts';
import { apply, type BookingStep, changeFee, effectivePlace } from '#domain/bookings/life.ts';
import { endingOf } from '#domain/bookings/money.ts';
import { Failure } from '#domain/failure.ts';
import { feesWithin } from '#domain/money/change-fees.ts';
import { add, minus } from '#domain/money.ts';
import { dayInDubai } from '#domain/time.ts';
import { endWeighed, placeWanted } from '#server/bookings/events.ts';
import * as taking from '#server/bookings/holds/taken-places.ts';
import { moneyFactsOf } from '#server/bookings/money.ts';
import { agreeTo, lockOwnBooking, writeOutcome } from '#server/bookings/outcome.ts';
import { type BookingRow, standingOf } from '#server/bookings/row.ts';
import * as store from '#server/bookings/store.ts';
import { withoutChange } from '#server/bookings/waiting-changes.ts';
import { type Act, checkVersion } from '#server/platform/act.ts';
import type { Sql } from '#server/platform/sql.ts';

interface Replanned extends taking.Planned {
  answer: ChangeQuote;
}

/** What a change would be and cost, under the terms the booking was made with. */
export async function planChange(
  acting: Act,
  row: BookingRow,
  asked: ChangeWish,
): Promise<Replanned> {
  apply(effectivePlace(row, acting.now), 'change');
  const offering = taking.offeringAgain(acting.snapshot, row.offeringId);
  const { plan, wish } = await taking.planFor(acting, offering, asked);
  if (plan.startsAt !== row.startsAt || plan.units > row.units) taking.checkOpen(acting, offering);
  const { quote, startsAt } = plan;
  const standing = standingOf(row);
  const fee = changeFee(standing, { startsAt, total: quote.total }, acting.now);
  const difference = minus(add(quote.total, fee), standing.quote.total);
  const sums = await moneyFactsOf(acting.tx, row, acting.now);
  const place = placeAfter(row);
  const waits = place === 'pending' && standing.place === 'confirmed';
  const changed = { ...row, place, quote, startsAt, endsAt: plan.endsAt };
  const kept = keptWith(standing, fee, acting.now);
  const after = await moneyFactsOf(
    acting.tx,
    {
      ...changed,
      ...kept,
      before: waits ? standing : null,
      changes: true,
      changeFee: fee.amount,
    },
    acting.now,
  );
  return { plan, wish, answer: { fee, quote, difference, sums, after } };
}

/** The fee of a change is kept beside those before it, under its day; those of one day are one. */
function keptWith({ feesKept, changeFees }: BookingRow, { amount }: Money, now: Instant) {
  const on = dayInDubai(now);
  const others = changeFees.filter((fee) => fee.on !== on);
  const today = changeFees.reduce((sum, fee) => sum + (fee.on === on ? fee.amount : 0), amount);
  return {
    feesKept: feesKept + amount,
    changeFees: today > 0 ? [...others, { on, amount: today }] : others,
  };
}

/** What a person confirmed is confirmed anew; what still waits goes on waiting. */
const placeAfter = ({ place, confirmsAtOnce }: BookingRow) =>
  apply(place, confirmsAtOnce || place === 'pending' ? 'change' : 'ask');

/** Changes and cancellations name the version they were decided upon. */
interface Decided<Ask> {
  id: string;
  ask: Ask;
  version: number;
}

export async function changeBooking(acting: Act, { id, ask, version }: Decided<ChangeAsk>) {
  const { tx, now, snapshot } = acting;
  const row = checkVersion(await lockOwnBooking(acting, id), version);
  const { plan, wish, answer } = await planChange(acting, row, ask);
  taking.checkSeen(answer.quote.total, ask.total);
  checkRead({ fee: answer.fee }, { fee: ask.fee });
  await agreeTo(acting, id, add(answer.quote.total, answer.fee));
  const next = {
    ...row,
    place: placeAfter(row),
    guests: standingOf(row).guests.slice(0, wish.party),
    ...keptWith(standingOf(row), answer.fee, now),
  };
  const offering = taking.offeringAgain(snapshot, row.offeringId);
  await acting.services.events.announce(placeWanted, { acting, offering });
  await store.endHolds(tx, row.offeringId, now);
  const saved = await taking.takePlace(offering, wish, () =>
    store.saveReplanned(tx, next, { plan, wish, now, wasConfirmed: row.place === 'confirmed' }),
  );
  const { fee } = answer;
  const asked = saved.before ? 'change_asked' : 'pending';
  const tells = saved.place === 'pending' ? asked : 'changed';
  // Of what waits the letter tells what stands, and beside it what was asked for.
  const was = saved.before ? saved : standingOf(row);
  // While it waits the place of before is kept.
  const told = { kind: 'changed', tells, takes: true, frees: saved.before === null } as const;
  return writeOutcome(acting, saved, { ...told, reason: ask.reason, fee, was });
}

/** What cancelling costs now and what comes back; what is held or unanswered costs nothing. */
export async function quoteCancel(tx: Sql, row: BookingRow, now: string): Promise<CancelQuote> {
  apply(effectivePlace(row, now), cancelStep(row));
  const standing = standingOf(row);
  const sums = await moneyFactsOf(tx, standing, now);
  const { fee, comesBack } = endingOf(sums, 'now');
  return { fee, refund: comesBack, freeUntil: standing.quote.terms.freeUntil, sums };
}

const cancelStep = ({ place }: BookingRow): BookingStep =>
  place === 'held' ? 'release' : 'cancel';

export async function cancelBooking(acting: Act, { id, ask, version }: Decided<CancelAsk>) {
  const { tx, now } = acting;
  const found = checkVersion(await lockOwnBooking(acting, id), version);
  const row = await withoutChange(acting, found);
  apply(effectivePlace(row, now), cancelStep(row));
  const ending = await endingNow(acting, row, 'now');
  const { fee } = ending;
  checkRead(ending, { fee: ask.fee, ...ask.seen });
  await agreeTo(acting, id, fee);
  const place = apply(row.place, cancelStep(row));
  const saved = await store.saveBooking(tx, { ...givenUp(row, ending), place }, now);
  const told = { kind: 'cancelled', tells: 'cancelled', frees: true } as const;
  return writeOutcome(acting, saved, { ...told, reason: ask.reason, fee });
}

type Read = Partial<Pick<MoneyEnding, 'fee' | 'comesBack' | 'taken' | 'toPay'>>;

/** Nobody agrees to other money than they have read. */
function checkRead(now: Read, read: Read): void {
  for (const sum of ['fee', 'comesBack', 'taken', 'toPay'] as const)
    if (read[sum] && !isDeepStrictEqual(now[sum], read[sum]))
      throw new Failure('money_changed', 'This is not the money you read of. Please read it anew.');
}

/** As the books stand, which nobody moves until it has ended: what is decided on is what is booked. */
export async function endingNow(acting: Act, row: BookingRow, way: keyof MoneyEndings) {
  await acting.services.events.announce(endWeighed, { acting, bookingId: row.id });
  return endingOf(await moneyFactsOf(acting.tx, row, acting.now), way);
}

/** What was paid goes back by itself once the books follow: where its money stands is read from them. */
export const givenUp = (row: BookingRow, { keeps, fee }: MoneyEnding): BookingRow => ({
  ...row,
  feesKept: keeps.amount,
  // Without what the house gave of them meanwhile.
  changeFees: feesWithin(row.changeFees, keeps.amount - fee.amount),
  heldUntil: null,
});
