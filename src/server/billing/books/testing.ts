import assert from 'node:assert/strict';
import type { ChangeQuote } from '#contract/bookings/asks.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import { timesOn } from '#domain/bookings/cells.ts';
import { dayInDubai, daysAfter } from '#domain/time.ts';
import { reconcilePayments } from '#server/billing/workers.ts';
import { bookingIn, held } from '#server/bookings/testing.ts';
import type { Json, Person } from '#server/matters/testing.ts';
import { system } from '#server/platform/sql.ts';
import type { TestApp } from '#server/testing.ts';

/** One of each way to be paid for, sold on every day; all but what is asked for confirm by themselves. */
const soldBy = {
  full: { slug: 'private-terminal-arrival-dxb' },
  deposit: { slug: 'seventeen-minute-coast-tour' },
  'card-guarantee': { slug: '' },
  asked: { slug: 'heritage-land-rover-safari' },
};

let used = 0;

/** A place nobody else of this file takes, on a day that can still be booked. */
export async function heldBy(app: TestApp, client: Person, mode: keyof typeof soldBy = 'full') {
  const snapshot = await app.services.catalogue.current();
  const { slug } = soldBy[mode];
  const sold = snapshot
    .all('offerings')
    .find(({ payment, isExclusive, ...other }) =>
      slug ? other.slug === slug : payment.mode === 'card-guarantee' && !isExclusive,
    );
  assert.ok(sold);
  used = (used + 1) % 120;
  const day = daysAfter(dayInDubai(app.services.now()), 35 + used);
  // A run of many files comes to days whose season has other hours.
  const times = slug ? timesOn(sold, day) : [];
  const time = times.find((hour) => hour === '12:00') ?? times[0] ?? null;
  return held(app, client, { offering: sold.slug, day, time, party: 1 });
}

/** What a change would cost is asked for and agreed to. */
export async function change(client: Person, booking: Booking, wish: Json) {
  const { day, time, party, offering } = { ...booking, offering: booking.offering.slug };
  const asked = { day, time, party, offering, ...wish };
  const quoted = await client.post(`/bookings/${booking.id}/change/quote`, asked);
  assert.equal(quoted.status, 200, quoted.text);
  const { fee, quote } = quoted.body as unknown as ChangeQuote; // parsed by this very schema
  const headers = { 'if-match': String(booking.version) };
  const body = { ...asked, fee, total: quote.total };
  return bookingIn(await client.post(`/bookings/${booking.id}/change`, body, headers));
}

/** Refunds are sent by a job a little later: here now. */
export async function sendBackNow(app: TestApp, { id }: Person): Promise<void> {
  await app.sql.as(
    system,
    (tx) => tx`
      update app.refunds set created_at = created_at - interval '1 hour' where client_id = ${id}`,
  );
  await reconcilePayments(app.services);
}

export const cancel = async (client: Pick<Person, 'get' | 'post'>, id: string) => {
  const { body } = await client.get(`/bookings/${id}/cancel`);
  const { version } = (await client.get(`/bookings/${id}`)).body;
  const headers = { 'if-match': String(version) };
  return bookingIn(await client.post(`/bookings/${id}/cancel`, { fee: body.fee }, headers));
};

/** The free hours are over; another fee than that of its offering where one is named. */
export const closeFreeHours = (app: TestApp, id: string, fee: number | null = null) =>
  app.sql.as(
    system,
    (tx) => tx`
    update app.bookings set quote = jsonb_set(jsonb_set(quote, '{terms,freeUntil}', 'null'),
      '{terms,feeAfter,amount}', coalesce(to_jsonb(${fee}::bigint), quote #> '{terms,feeAfter,amount}'))
    where id = ${id}`,
  );
