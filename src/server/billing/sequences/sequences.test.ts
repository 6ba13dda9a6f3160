import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sendRefunds, takenFor } from '#server/billing/sequences/money-testing.ts';
import { matching, type Outcome, outcomes } from '#server/billing/sequences/orders-testing.ts';
import {
  blankPaper,
  heldOn,
  type Paper,
  sendAll,
  settleAll,
  write,
} from '#server/billing/sequences/print-testing.ts';
import {
  begin,
  look,
  type MatterLane,
  type PlayedMatter,
  perform,
  settleInHouse,
} from '#server/billing/sequences/testing.ts';
import { deedsOf, type Step, story, type Wish } from '#server/billing/sequences/wishes-testing.ts';
import { assertBooks, cards, tokenOf } from '#server/billing/testing.ts';
import { borrow, demo, newClient } from '#server/matters/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { storySeed } from '#server/testing/seed.ts';
import type { TestApp } from '#server/testing.ts';

const lanes = 4;
const rounds = process.env.LONG ? 500 : 50;

async function openLanes(app: TestApp): Promise<MatterLane[]> {
  const { services, owner } = app;
  const [{ id: staff }, { id: other }] = [await demo(app, 'concierge'), await demo(app, 'admin')];
  return Promise.all(
    Array.from({ length: lanes }, async () => {
      const client = await newClient(app);
      const [good, declined, asks] = await Promise.all(
        [cards.good, cards.declined, cards.asks].map((card) => tokenOf(client, card)),
      );
      assert.ok(good && declined && asks);
      const tokens = { good, declined, asks };
      return { services, owner, client: client.id, staff, other, tokens };
    }),
  );
}

/** What one would read on the screen, of paper and of the house alike. */
const onPaper = ({ sheets, changes, wished }: Paper) => ({
  version: changes,
  sheets: sheets.map((sheet) => ({
    currency: sheet.currency,
    left: sheet.left,
    held: heldOn(sheet),
    reserved: 0,
    payments: sheet.payments.filter((amount) => amount > 0),
  })),
  waiting: wished.map(({ deed }) => ({ kind: deed.kind, amount: deed.amount })),
});

async function inHouse(played: PlayedMatter) {
  const { version, sheets, waiting } = await look(played);
  return {
    version,
    sheets: sheets.map(({ id, newest, begun, ...sheet }) => sheet),
    waiting: waiting.map(({ kind, amount }) => ({ kind, amount })),
  };
}

/** What is done under a key of its own, and undone where the house dies meanwhile. */
const acts = ({ kind }: Wish) => kind !== 'conclude' && kind !== 'lapse';

/** Does it as it was wished, and says which of the ways it could go on paper it went. */
async function play(
  played: PlayedMatter,
  paper: Paper,
  { wish, how, other }: Step,
): Promise<Paper> {
  const wishes = how === 'beside' ? [wish, other] : [wish];
  const scripts = wishes.map((one) => deedsOf(paper, one));
  const dies = how === 'crash' && acts(wish);
  const key = newId();
  const attempt = (one: Wish, at: number) => {
    const [deed] = scripts[at] ?? [];
    const way = one.kind === 'pay' ? one.way : 'good';
    return deed ? perform(played, deed, { key: at === 0 ? key : newId(), way, dies }) : true;
  };
  const done = await Promise.all(wishes.map(attempt));
  // The same wish under the same key is the same act.
  if (how === 'again' && acts(wish))
    assert.equal(await attempt(wish, 0), done[0], JSON.stringify(wish));
  const ways = dies
    ? [{ paper, done: [scripts[0]?.length === 0] }]
    : outcomes(write, paper, scripts);
  return matched(ways, { done, house: await inHouse(played) });
}

function matched(ways: Outcome<Paper>[], seen: { done: boolean[]; house: object }): Paper {
  const found = matching(ways, seen, onPaper);
  if (found) return found.paper;
  const [first] = ways;
  assert.deepEqual(
    { done: seen.done, ...seen.house },
    { done: first?.done, ...(first && onPaper(first.paper)) },
  );
  return assert.fail('alike, and not alike');
}

async function tell(lane: MatterLane, steps: Step[]): Promise<void> {
  const played = await begin(lane);
  let paper = blankPaper((await look(played)).version);
  for (const step of steps) {
    paper = await play(played, paper, step);
    if (step.jobs) paper = await passJobs(played, paper);
  }
  await close(played, paper);
}

/** What acts have left to be done: questions of banks that are withdrawn, and refunds that leave. */
async function passJobs(played: PlayedMatter, before: Paper): Promise<Paper> {
  let paper = before;
  if (paper.settles) {
    await settleInHouse(played);
    paper = settleAll(paper);
    assert.deepEqual(await inHouse(played), onPaper(paper), 'after the jobs');
  }
  if (!paper.sheets.some(({ leaving }) => leaving > 0)) return paper;
  await sendRefunds(played);
  return sendAll(paper);
}

/** What was begun is brought to its end; then everything is where it belongs. */
async function close(played: PlayedMatter, last: Paper): Promise<void> {
  let paper = await passJobs(played, last);
  const plain = { how: 'alone', jobs: false, other: { kind: 'mend' } } as const;
  while (paper.sheets.some(({ open }) => open))
    paper = await play(played, paper, { ...plain, wish: { kind: 'conclude', approved: true } });
  await sendRefunds(played);
  paper = sendAll(paper);
  assert.deepEqual(await inHouse(played), onPaper(paper));
  const { agreed, kept, givenUp, sheets } = paper;
  const charged = sheets.reduce((sum, { left }) => sum + left, 0);
  // What was charged is what was agreed, or what was agreed to be kept of it.
  if (givenUp === 0) assert.equal(charged, kept ?? agreed?.total ?? 0);
  for (const { currency, left } of sheets)
    assert.ok(left === 0 || currency === agreed?.currency, 'two currencies for one thing');
  const { taken, booked, charges, payments } = await takenFor(played);
  assert.deepEqual([taken, charges], [booked, payments], 'the processor took another sum');
}

test('whatever happens to a matter, in whatever order, is what a careful person would write on paper', async (t) => {
  const app = await borrow(t);
  const all = await openLanes(app);
  t.diagnostic(`${rounds * lanes} sequences, seed ${storySeed}`);
  const stories = fc.tuple(...all.map(() => story));
  const together = fc.asyncProperty(stories, async (told) => {
    const ends = await Promise.allSettled(all.map((lane, at) => tell(lane, told[at] ?? [])));
    // All of them have ended before the house is cleared up.
    for (const one of ends) if (one.status === 'rejected') throw one.reason;
  });
  await fc.assert(together, { seed: storySeed, numRuns: rounds, endOnFailure: true });
  for (const { client } of all) await assertBooks(app, { id: client });
});
