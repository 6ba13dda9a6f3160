import type {
  CancelAsk,
  CancelQuote,
  ChangeAsk,
  ChangeQuote,
  ChangeWish,
} from '#contract/bookings/asks.ts';
import type { MoneyEnding, MoneyEndings } from '#contract/money-facts.ts';
import { apply, type BookingStep, changeFee, effectivePlace } from '#domain/bookings/life.ts';
import { changedTo, endingOf } from '#domain/bookings/money.ts';
import { add, minus } from '#domain/money.ts';
import { lockBooks } from '#server/billing/books/bookings.ts';
import * as taking from '#server/bookings/holds/places.ts';
import { moneyFactsOf } from '#server/bookings/money.ts';
import { agreeTo, clerkOf, type Desk, lockOwn, settle } from '#server/bookings/outcome.ts';
import type { BookingRow } from '#server/bookings/row.ts';
import * as store from '#server/bookings/store.ts';
import { checkVersion } from '#server/platform/act.ts';
import type { Sql } from '#server/platform/sql.ts';
import { offerGivenBack } from '#server/waitlist/actions.ts';

interface Replanned extends taking.Planned {
  answer: ChangeQuote;
}

/** What a change would be and cost, under the terms the booking was made with. */
export async function planChange(
  desk: Desk,
  row: BookingRow,
  asked: ChangeWish,
): Promise<Replanned> {
  apply(effectivePlace(row, desk.now), 'change');
  const offering = taking.offeringAgain(desk.snapshot, row.offeringId);
  const { plan, wish } = await taking.planFor(desk, offering, asked);
  if (plan.startsAt !== row.startsAt || plan.units > row.units) taking.checkOpen(desk, offering);
  const { quote, startsAt } = plan;
  const fee = changeFee(row, { startsAt, total: quote.total }, desk.now);
  const difference = minus(add(quote.total, fee), row.quote.total);
  const sums = await moneyFactsOf(desk.tx, row, desk.now);
  const back = changedTo(sums, add(quote.total, fee));
  return { plan, wish, answer: { fee, quote, difference, sums, ...back } };
}

/** Changes and cancellations name the version they were decided upon. */
interface Decided<Ask> {
  id: string;
  ask: Ask;
  version: number;
}

export async function change(desk: Desk, { id, ask, version }: Decided<ChangeAsk>) {
  const { tx, now, snapshot } = desk;
  const row = checkVersion(await lockOwn(desk, id), version);
  const { plan, wish, answer } = await planChange(desk, row, ask);
  taking.checkSeen(answer.quote.total, ask.total);
  taking.checkSeen(answer.fee, ask.fee);
  await agreeTo(desk, id, add(answer.quote.total, answer.fee));
  const next = {
    ...row,
    place: apply(row.place, row.confirmsAtOnce || row.place === 'pending' ? 'change' : 'ask'),
    guests: row.guests.slice(0, wish.party),
    feesKept: row.feesKept + answer.fee.amount,
  };
  const offering = taking.offeringAgain(snapshot, row.offeringId);
  await desk.lineFirst?.(offering);
  await store.endHolds(tx, row.offeringId, now);
  const saved = await taking.take(offering, wish, () =>
    store.saveReplanned(tx, next, { plan, wish, now }),
  );
  const { fee } = answer;
  const told = { kind: 'changed', tells: 'changed', takes: true, frees: true } as const;
  return settle(desk, saved, { ...told, reason: ask.reason, fee });
}

/** What cancelling costs now and what comes back; what is held or unanswered costs nothing. */
export async function quoteCancel(tx: Sql, row: BookingRow, now: string): Promise<CancelQuote> {
  apply(effectivePlace(row, now), cancelStep(row));
  const sums = await moneyFactsOf(tx, row, now);
  const { fee, comesBack } = endingOf(sums, 'now');
  return { fee, refund: comesBack, freeUntil: row.quote.terms.freeUntil, sums };
}

const cancelStep = ({ place }: BookingRow): BookingStep =>
  place === 'held' ? 'release' : 'cancel';

export async function cancel(desk: Desk, { id, ask, version }: Decided<CancelAsk>) {
  const { tx, now } = desk;
  const row = checkVersion(await lockOwn(desk, id), version);
  apply(effectivePlace(row, now), cancelStep(row));
  const ending = await endingNow(desk, row, 'now');
  const { fee } = ending;
  taking.checkSeen(fee, ask.fee);
  await agreeTo(desk, id, fee);
  const place = apply(row.place, cancelStep(row));
  const saved = await store.save(tx, { ...givenUp(row, ending), place }, now);
  await offerGivenBack(tx, saved.waitlistEntryId);
  const told = { kind: 'cancelled', tells: 'cancelled', frees: true } as const;
  return settle(desk, saved, { ...told, reason: ask.reason, fee });
}

/** As the books stand, which nobody moves until it has ended: what is decided on is what is booked. */
export async function endingNow(desk: Desk, row: BookingRow, way: keyof MoneyEndings) {
  await lockBooks(clerkOf(desk), row.id);
  return endingOf(await moneyFactsOf(desk.tx, row, desk.now), way);
}

/** What was paid goes back by itself once the books follow: where its money stands is read from them. */
export function givenUp(row: BookingRow, { keeps }: MoneyEnding): BookingRow {
  return { ...row, feesKept: keeps.amount, heldUntil: null };
}
