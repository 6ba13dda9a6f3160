import { Temporal } from 'temporal-polyfill/full';
import { z } from 'zod';
import { planBooking } from '#domain/bookings/plan.ts';
import { daysAfter } from '#domain/time.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { messageColumns, StoredMessage } from '#server/platform/messages/table.ts';
import { one, system } from '#server/platform/sql.ts';
import { ask } from '#tools/bench/ask.ts';
import { bareBooking, type Prepared } from '#tools/bench/bare-booking.ts';
import {
  type BenchClient,
  type BenchHouse,
  newClients,
  placesOf,
  type Start,
  simpleOfferings,
  today,
} from '#tools/bench/bookings-house.ts';
import { median } from '#tools/bench/house.ts';

/** Short and in turn, so that whatever else the machine does slows both alike. */
const rounds = 11;
const seconds = 1.5;
const wanted = 0.5;

/** One after the other on every lane, each lane with an offering and a client of its own. */
async function perSecond(lanes: number, work: (lane: number) => Promise<unknown>): Promise<number> {
  const start = performance.now();
  let done = 0;
  const lane = async (index: number) => {
    while (performance.now() - start < seconds * 1000) {
      await work(index);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, index) => lane(index)));
  return done / ((performance.now() - start) / 1000);
}

const nowText = () => Temporal.Now.instant().toString({ fractionalSecondDigits: 3 });

function priceOf({ offering, day, time }: Start) {
  const wish = { day, time, length: null, party: 1, units: null, addOns: [] };
  return planBooking(offering, wish, { now: nowText(), closures: [] });
}

async function bookOverHttp(url: string, client: BenchClient, start: Start) {
  const { total } = priceOf(start).quote;
  const { offering, day, time } = start;
  const wish = { offering: offering.slug, day, time, party: 1 };
  const held = await ask(`${url}/rest/v1/bookings`, client, { ...wish, total, zone: 'Asia/Dubai' });
  if (held.status !== 200) throw new Error(JSON.stringify(held.body));
  const guests = [{ name: 'Layla Al Mansoori', age: 34 }];
  const path = `${url}/rest/v1/bookings/${held.body.id}/confirm`;
  const confirmed = await ask(path, client, { total, guests }, held.body.version);
  if (confirmed.status !== 200) throw new Error(JSON.stringify(confirmed.body));
  return confirmed.body;
}

/** A letter and an answer as the product itself wrote them, for the bare way to store. */
async function sample({ sql, url }: BenchHouse, client: BenchClient, start: Start) {
  const answer = JSON.stringify(await bookOverHttp(url, client, start));
  const stored = await sql.as(
    system,
    (tx) =>
      one(StoredMessage, tx)`
      select ${messageColumns(tx)} from app.messages
      where recipient = ${client.email} and template = 'booking-confirmed'`,
  );
  const { id: _, createdAt: _at, deliveredAt: _then, lastError: _error, ...letter } = stored;
  return { answer: z.string().parse(answer), letter };
}

/** Confirmed bookings in a second over HTTP, beside a bare transaction with the same statements. */
export async function comparePace(house: BenchHouse): Promise<boolean> {
  const config = readConfig({ NODE_ENV: 'test' });
  const offerings = simpleOfferings(house.snapshot);
  const clients = await newClients(house.sql, offerings.length);
  const places = offerings.map((offering) => placesOf(offering, daysAfter(today, 40)));
  const at = (lane: number) => {
    const [client, place] = [clients[lane], places[lane]];
    if (!client || !place) throw new Error('There is no such lane.');
    return { client, start: place.next().value };
  };
  const first = at(0);
  const kept = await sample(house, first.client, first.start);
  const overHttp = (lane: number) => {
    const { client, start } = at(lane);
    return bookOverHttp(house.url, client, start);
  };
  const bare = (lane: number) => {
    const { client, start } = at(lane);
    const prepared: Prepared = {
      ...start,
      ...kept,
      client,
      snapshot: house.snapshot,
      config,
      plan: priceOf(start),
      now: nowText(),
    };
    return bareBooking(house.sql, prepared);
  };
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    theirs.push(await perSecond(offerings.length, bare));
    ours.push(await perSecond(offerings.length, overHttp));
  }
  const ratio = median(ours.map((pace, round) => pace / (theirs[round] ?? 1)));
  const isGood = ratio >= wanted;
  console.log(
    `  confirmed bookings: ${median(ours).toFixed(0)}/s of ${median(theirs).toFixed(0)} bare transactions/s, ` +
      `ratio ${ratio.toFixed(2)} (wanted ${wanted}): ${isGood ? 'good' : 'SHORT'}`,
  );
  return isGood;
}
