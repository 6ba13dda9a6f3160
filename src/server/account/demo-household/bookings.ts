import { availability } from '#contract/bookings/availability.ts';
import { bookings } from '#contract/bookings/bookings.ts';
import { daysAfter, houseZone } from '#domain/time.ts';
import type { BookingDeed, Story } from '#server/account/demo-household/story.ts';
import type { DemoDeed, HouseholdWorld } from '#server/account/demo-household/world.ts';

type Booked = Story['bookings'][number];

export const bookingDeeds = (story: Story): DemoDeed[] =>
  story.bookings.flatMap((booked) => [
    { name: booked.name, at: booked.at, run: (world: HouseholdWorld) => book(world, booked) },
    ...booked.later.map((deed, number) => ({
      name: `${booked.name}, ${deed.do} ${number}`,
      at: deed.at,
      run: (world: HouseholdWorld) => follow(world, world.made(booked.name), deed),
    })),
  ]);

/** Held and confirmed, at the price that the house names. */
async function book({ ask, person }: HouseholdWorld, booked: Booked): Promise<string> {
  const { by, wish, guests, note, licenceHeld, pickUp } = booked;
  const asker = person(by);
  const placed = { ...wish, ...(await firstPlace(ask, asker, wish)) };
  const { total } = await ask(asker, bookings.quote, { body: placed });
  // The household of the story knows its own.
  const told = { guests, note, licenceHeld, limitsKept: true, pickUp, total };
  const held = await ask(asker, bookings.hold, {
    query: {},
    body: { ...placed, ...told, zone: houseZone },
  });
  const { id, version } = held;
  await ask(asker, bookings.confirm, { params: { id }, query: {}, version, body: told });
  return id;
}

const lookedAhead = 20;

/** The day that is wished for, or the next one with a place; an hour where it is one of several. */
async function firstPlace(
  ask: HouseholdWorld['ask'],
  asker: Parameters<HouseholdWorld['ask']>[0],
  wish: Booked['wish'],
) {
  const { offering: slug, day: from, party, length, time } = wish;
  const query = { from, to: daysAfter(from, lookedAhead), party, ...(length && { length }) };
  const { days } = await ask(asker, availability.of, { params: { slug }, query });
  for (const { day, state, slots } of days) {
    if (state !== 'open') continue;
    if (slots.length === 0) return { day, time };
    const free = slots.filter((slot) => slot.state === 'open');
    const chosen = free.find((slot) => slot.time === time) ?? free.at(-1);
    if (chosen) return { day, time: chosen.time };
  }
  throw new Error(`Nothing is free of ${slug} from ${from} on.`);
}

async function follow(
  { ask, person }: HouseholdWorld,
  id: string,
  deed: BookingDeed,
): Promise<undefined> {
  const asker = person(deed.by);
  const at = { params: { id }, query: {} };
  if (deed.do === 'rate') await ask(asker, bookings.rate, { ...at, body: deed.rating });
  if (deed.do === 'answer') {
    const { answer, reason } = deed;
    await ask(asker, bookings.answer, { ...at, body: { answer, reason } });
  }
  if (deed.do === 'callOff') {
    const { cause, reason } = deed;
    await ask(asker, bookings.callOff, { ...at, body: { cause, reason } });
  }
  if (deed.do === 'cancel') {
    const { fee } = await ask(asker, bookings.cancelQuote, { params: { id } });
    const { version } = await ask(asker, bookings.read, at);
    await ask(asker, bookings.cancel, { ...at, version, body: { fee, reason: deed.reason } });
  }
}
