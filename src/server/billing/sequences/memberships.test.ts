import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { dayInDubai } from '#domain/time.ts';
import { followMembership } from '#server/billing/memberships/renewals.ts';
import {
  chooseCard,
  clockOf,
  join,
  type Member,
  nextDay,
  perform,
  priceOf,
} from '#server/billing/sequences/membership-acts-testing.ts';
import {
  check,
  type Facts,
  isDue,
  isWithin,
  look,
  renewalOn,
} from '#server/billing/sequences/membership-facts-testing.ts';
import {
  type Step,
  type Story,
  story,
  type Wish,
} from '#server/billing/sequences/membership-wishes-testing.ts';
import {
  isDone,
  type Lane,
  sendRefunds,
  takenFor,
} from '#server/billing/sequences/money-testing.ts';
import { assertBooks, cards, saveCard, tokenOf } from '#server/billing/testing.ts';
import { borrow, demo, newClient } from '#server/matters/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { system } from '#server/platform/sql.ts';
import { storySeed } from '#server/testing/seed.ts';
import type { TestApp } from '#server/testing.ts';

const lanes = 4;
const rounds = process.env.LONG ? 150 : 13;

async function openLanes(app: TestApp): Promise<Lane[]> {
  const { services } = app;
  const { id: staff } = await demo(app, 'concierge');
  return Promise.all(
    Array.from({ length: lanes }, async () => {
      const client = await newClient(app);
      await saveCard(client);
      await saveCard(client, cards.declined);
      const [good, declined, asks] = await Promise.all(
        [cards.good, cards.declined, cards.asks].map((card) => tokenOf(client, card)),
      );
      assert.ok(good && declined && asks);
      return { services, client: client.id, staff, tokens: { good, declined, asks } };
    }),
  );
}

/** What was agreed to, document by document: what each of them asked for when it was written. */
type Paper = number[];

const asked = ({ sheets }: Facts): Paper => sheets.map(({ total }) => total);

/** One or several tabs at once: whoever comes second is told that there is one already. */
async function begin(lane: Lane, { choice, card, tabs }: Story): Promise<Member> {
  const { clock, now } = clockOf(dayInDubai(lane.services.now()));
  const own = { ...lane, services: { ...lane.services, now } };
  await chooseCard(own, card);
  const joined: string[] = [];
  const tries = Array.from({ length: tabs }, () =>
    isDone(join(own, choice, { key: newId() }).then((id) => joined.push(id))),
  );
  assert.equal((await Promise.all(tries)).filter(Boolean).length, 1, 'joined once');
  return { ...own, clock, sheets: [], source: joined[0] ?? assert.fail() };
}

/** The house's clock comes by on each of the days. */
async function wait(member: Member, before: { facts: Facts; paper: Paper }, days: number) {
  let { facts, paper } = before;
  for (let at = 0; at < days; at += 1) {
    const day = nextDay(member.clock);
    if (!isDue(facts, day)) continue;
    const renewal = renewalOn(facts, day);
    if (renewal !== undefined) paper = [...paper, renewal];
    // A job may run twice, and two at once.
    await Promise.all([
      followMembership(member.services, member.source),
      followMembership(member.services, member.source),
    ]);
    facts = await look(member);
    check(facts);
    assert.ok(
      facts.row.state !== 'active' || isWithin(facts, day),
      'it runs on days that are over',
    );
    assert.deepEqual(asked(facts), paper, `what was asked for by ${day}`);
  }
  return { facts, paper };
}

/** Does it as it was wished. What is done in two tabs at once asks for what one of them asks for, or both. */
async function play(member: Member, paper: Paper, { wish, how, other }: Step): Promise<Paper> {
  const seen = await look(member);
  if (wish.kind === 'wait') return (await wait(member, { facts: seen, paper }, wish.days)).paper;
  const wishes = how === 'beside' ? [wish, other] : [wish];
  const attempt = { isDeaf: how === 'deaf', dies: how === 'crash' && wish.kind !== 'conclude' };
  const sums = await Promise.all(wishes.map((one) => tried(member, seen, { wish: one, attempt })));
  const facts = await look(member);
  check(facts);
  const after = [...paper, ...sums.filter((sum) => sum > 0)];
  assert.deepEqual(asked(facts), after, JSON.stringify(wishes));
  return after;
}

async function tried(
  member: Member,
  seen: Facts,
  { wish, attempt }: { wish: Wish; attempt: { isDeaf: boolean; dies: boolean } },
): Promise<number> {
  let sum = 0;
  const one = { wish, attempt: { ...attempt, key: newId() } };
  const done = await isDone(perform(member, seen, one).then((more) => (sum = more)));
  return done ? sum : 0;
}

async function tell(lane: Lane, told: Story): Promise<void> {
  const member = await begin(lane, told);
  const { amount } = await priceOf(lane, told.choice);
  let paper: Paper = [amount];
  check(await look(member));
  for (const step of told.steps) {
    paper = await play(member, paper, step);
    if (step.jobs) await sendRefunds(member);
    if (await isOver(member)) break;
  }
  await close(member, paper);
}

const isOver = async (member: Member): Promise<boolean> =>
  (await look(member)).row.state === 'ended';

/** What was begun is brought to its end; then everything is where it belongs. */
async function close(member: Member, paper: Paper): Promise<void> {
  const plain = { how: 'alone', jobs: false, other: { kind: 'cancel' } } as const;
  const isOpen = ({ underWay }: Facts['sheets'][number]) => underWay;
  while ((await look(member)).sheets.some(isOpen))
    await play(member, paper, { ...plain, wish: { kind: 'conclude', approved: true } });
  await sendRefunds(member);
  check(await look(member));
  const { taken, booked, charges, payments } = await takenFor(member);
  assert.deepEqual([taken, charges], [booked, payments], 'the processor took another sum');
  const { services, source, client } = member;
  await services.sql.as(system, async (tx) => {
    await tx`
      update app.memberships set state = 'ended', retry_on = null, next = null where id = ${source}`;
    await tx`update app.clients set plan = null where id = ${client}`;
  });
}

test('whatever happens to a membership, in whatever order, what runs is paid and what was agreed is asked for', async (t) => {
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
  for (const { client } of all) await assertBooks(app, { id: client });
});
