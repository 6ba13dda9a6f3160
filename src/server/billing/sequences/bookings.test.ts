import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { confirmsAtOnce } from '#domain/bookings/life.ts';
import {
  type Booked,
  type BookingLane,
  clearAway,
  holdOne,
  lapseInHouse,
  liveInHouse,
  lookAt,
  makeLate,
  quoted,
  tendInHouse,
  termsOf,
} from '#server/billing/booked-house-testing.ts';
import type { Deed, Paper, Shape } from '#server/billing/booked-shapes-testing.ts';
import { perform } from '#server/billing/sequences/booking-acts-testing.ts';
import { lapse, live, sendAll, tend } from '#server/billing/sequences/booking-clock-testing.ts';
import {
  factsInHouse,
  factsOnPaper,
  sheetsOnPaper,
} from '#server/billing/sequences/booking-facts-testing.ts';
import { owedOnPaper, write } from '#server/billing/sequences/booking-print-testing.ts';
import {
  deedsOf,
  type Step,
  type Story,
  story,
  type Wish,
} from '#server/billing/sequences/booking-wishes-testing.ts';
import { sendRefunds, takenFor } from '#server/billing/sequences/money-testing.ts';
import { matching, type Outcome, outcomes } from '#server/billing/sequences/orders-testing.ts';
import { askedFor } from '#server/billing/sequences/print-testing.ts';
import { assertBooks, cards, saveCard, tokenOf } from '#server/billing/testing.ts';
import { borrow, demo, newClient, type Person } from '#server/matters/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { storySeed } from '#server/testing/seed.ts';
import type { TestApp } from '#server/testing.ts';

const lanes = 4;
const rounds = process.env.LONG ? 60 : 25;

/** One who has saved a card and one who has not. */
type Lane = Record<'saved' | 'plain', BookingLane>;

async function laneOf(app: TestApp, client: Person, firstDay: number): Promise<BookingLane> {
  const [staff, other] = await Promise.all([demo(app, 'concierge'), demo(app, 'admin')]);
  const [good, declined, asks] = await Promise.all(
    [cards.good, cards.declined, cards.asks].map((card) => tokenOf(client, card)),
  );
  assert.ok(good && declined && asks);
  const people = { client: client.id, staff: staff.id, other: other.id };
  return { services: app.services, ...people, firstDay, tokens: { good, declined, asks } };
}

function openLanes(app: TestApp): Promise<Lane[]> {
  return Promise.all(
    Array.from({ length: lanes }, async (_, at) => {
      const [rich, poor] = [await newClient(app), await newClient(app)];
      await saveCard(rich);
      const firstDay = 40 + at * 20;
      return {
        saved: await laneOf(app, rich, firstDay),
        plain: await laneOf(app, poor, firstDay),
      };
    }),
  );
}

const onPaper = (paper: Paper) => ({
  version: paper.changes,
  sheets: sheetsOnPaper(paper),
  facts: factsOnPaper(paper),
  waiting: paper.wished.map(({ deed, stood }) => ({ kind: deed.kind, amount: deed.amount, stood })),
});

async function inHouse(booked: Booked) {
  const { row, sheets, facts, waiting } = await lookAt(booked);
  return {
    version: row.version,
    sheets: sheets.map(({ left, held, payments, reserved, begun }) => ({
      left,
      held,
      payments,
      reserved,
      begun,
    })),
    facts: factsInHouse(facts),
    waiting: waiting.map(({ kind, amount, seen: { paid, credited, refunded } }) => ({
      kind,
      amount,
      stood: JSON.stringify([paid, credited, refunded]),
    })),
  };
}

const acts = ({ kind }: Wish) => kind !== 'conclude';

/** Does it as it was wished, and says which of the ways it could go on paper it went. */
async function play(booked: Booked, paper: Paper, { wish, how, other }: Step): Promise<Paper> {
  const price = (shape: Shape) => quoted(booked, shape).total.amount;
  const wishes = how === 'beside' ? [wish, other] : [wish];
  const scripts = wishes.map((one) => deedsOf(paper, one, price));
  const dies = how === 'crash' && acts(wish);
  const key = newId();
  const attempt = (one: Wish, at: number) => {
    const deed = scripts[at]?.find(({ kind }) => kind !== 'early');
    const way = how === 'deaf' ? 'deaf' : one.kind === 'pay' ? one.way : 'good';
    return deed ? perform(booked, deed, { key: at === 0 ? key : newId(), way, dies }) : true;
  };
  const done = await Promise.all(wishes.map(attempt));
  // The same wish under the same key is the same act.
  if (how === 'again' && acts(wish))
    assert.equal(await attempt(wish, 0), done[0], JSON.stringify(wish));
  const ways = dies ? crashed(paper, scripts[0] ?? []) : outcomes(write, paper, scripts);
  const lost = how === 'deaf' ? unheard(paper, scripts[0] ?? []) : undefined;
  return matched(lost ? [lost] : ways, { done, house: await inHouse(booked) }, wishes);
}

/** A card that was asked before the house went dark has paid all the same. */
function crashed(paper: Paper, script: Deed[]): Outcome<Paper>[] {
  const early = script.find(({ kind }) => kind === 'early');
  return [{ paper: (early && write(paper, early)) ?? paper, done: [script.length === 0] }];
}

/** A card was asked, and nobody knows what became of it: the place is held until somebody does. */
function unheard(paper: Paper, script: Deed[]): Outcome<Paper> | undefined {
  const early = script.find(({ kind }) => kind === 'early');
  const asked = early && write(paper, early)?.early;
  return asked && { paper: { ...paper, unheard: asked }, done: [false] };
}

function matched(
  ways: Outcome<Paper>[],
  seen: { done: boolean[]; house: object },
  wishes: Wish[],
): Paper {
  const found = matching(ways, seen, onPaper);
  if (found) return found.paper;
  const [first] = ways;
  assert.deepEqual(
    { wishes, done: seen.done, ...seen.house },
    { wishes, done: first?.done, ...(first && onPaper(first.paper)) },
  );
  return assert.fail('alike, and not alike');
}

async function pass(booked: Booked, paper: Paper, what: Step['meanwhile']): Promise<Paper> {
  const isPromised = paper.state === 'confirmed';
  if (what === 'jobs') return passJobs(booked, paper);
  if (what === 'late' && isPromised) {
    await makeLate(booked);
    return { ...paper, late: true };
  }
  if (what === 'lived' && isPromised) {
    liveInHouse(booked);
    return live(paper);
  }
  if (what === 'lapse') {
    await lapseInHouse(booked);
    return lapse(paper);
  }
  return paper;
}

async function passJobs(booked: Booked, paper: Paper): Promise<Paper> {
  await tendInHouse(booked);
  await sendRefunds(booked);
  const after = sendAll(tend(paper));
  assert.deepEqual(await inHouse(booked), onPaper(after), 'after the jobs');
  return after;
}

async function tell(lane: Lane, { good, card, first, steps }: Story): Promise<void> {
  const booked = await holdOne(card ? lane.saved : lane.plain, good, first);
  const { row } = await lookAt(booked);
  const terms = termsOf(booked.offering, !confirmsAtOnce(booked.offering));
  let paper: Paper = {
    terms,
    state: 'held',
    changes: row.version,
    total: row.quote.total.amount,
    shape: first,
    promised: false,
    late: false,
    day: false,
    kept: 0,
    forgiven: 0,
    feesGiven: 0,
    givenAfter: 0,
    card,
    sheets: [],
    wished: [],
  };
  for (const step of steps) {
    paper = await play(booked, paper, step);
    paper = await pass(booked, paper, step.meanwhile);
  }
  await close(booked, paper);
}

/** What was begun is brought to its end; then everything is where it belongs. */
async function close(booked: Booked, last: Paper): Promise<void> {
  let paper = last;
  const plain = { how: 'alone', meanwhile: '', other: { kind: 'cancel' } } as const;
  while (paper.sheets.some(({ open }) => open))
    paper = await play(booked, paper, { ...plain, wish: { kind: 'conclude', approved: true } });
  paper = await passJobs(booked, paper);
  // A job may run twice.
  await tendInHouse(booked);
  assert.deepEqual(await inHouse(booked), onPaper(paper));
  // What was charged is what was agreed less what the house gave, or what the terms say is kept.
  if (paper.state === 'confirmed' || paper.state === 'lived')
    assert.equal(askedFor(paper.sheets), owedOnPaper(paper));
  if (paper.state === 'ended' && paper.sheets.length > 0)
    assert.equal(askedFor(paper.sheets), paper.kept - paper.givenAfter);
  const { taken, booked: kept, charges, payments } = await takenFor(booked);
  assert.deepEqual([taken, charges], [kept, payments], 'the processor took another sum');
  await clearAway(booked);
}

test('whatever happens to a booking, in whatever order, is what a careful person would write on paper', async (t) => {
  const app = await borrow(t);
  const all = await openLanes(app);
  t.diagnostic(`${rounds * lanes} sequences, seed ${storySeed}`);
  const stories = fc.tuple(...all.map(() => story));
  const together = fc.asyncProperty(stories, async (told) => {
    const ends = await Promise.allSettled(
      all.map(async (lane, at) => {
        const one = told[at];
        if (one) await tell(lane, one);
      }),
    );
    // All of them have ended before the house is cleared up.
    for (const one of ends) if (one.status === 'rejected') throw one.reason;
  });
  await fc.assert(together, { seed: storySeed, numRuns: rounds, endOnFailure: true });
  for (const { saved, plain } of all)
    for (const { client } of [saved, plain]) await assertBooks(app, { id: client });
});
