/** Lives through the story: every deed through the house's own endpoints, at the hour at which it happened. */
import { deskMatters } from '#contract/matters/desk.ts';
import { matters } from '#contract/matters/matters.ts';
import { isBefore } from '#domain/time.ts';
import { bookingDeeds } from '#server/account/demo-household/bookings.ts';
import { belongingDeeds } from '#server/account/demo-household/family.ts';
import { moneyDeeds } from '#server/account/demo-household/invoices.ts';
import { openLife } from '#server/account/demo-household/life.ts';
import { matterDeeds } from '#server/account/demo-household/matters.ts';
import { openPastHouse } from '#server/account/demo-household/past-house.ts';
import { clientsOf, openNeighbours, stampKnown } from '#server/account/demo-household/people.ts';
import { keepProgress, progressOf } from '#server/account/demo-household/progress.ts';
import type { HouseholdOrder } from '#server/account/demo-household/start-household.ts';
import { readStory, type Story } from '#server/account/demo-household/story.ts';
import { talkDeeds } from '#server/account/demo-household/talks.ts';
import type { DemoDeed, HouseholdWorld } from '#server/account/demo-household/world.ts';
import { openDatabase } from '#server/platform/sql.ts';

/** Makes the household, or goes on where it broke off; where it is whole nothing happens. */
export async function fillHousehold(order: HouseholdOrder): Promise<void> {
  await using started = new AsyncDisposableStack();
  const sql = openDatabase(order.app, { max: 4 });
  started.defer(sql.end);
  const begun = await progressOf(sql);
  if (begun?.whole) return;
  const progress = begun ?? { from: order.now, deeds: 0, made: {}, whole: false };
  const story = await readStory(progress.from);
  await openNeighbours(sql, story);
  await stampKnown(sql, story);
  await keepProgress(sql, progress);
  const deeds = deedsOf(story);
  const from = deeds[Math.max(0, progress.deeds - 1)]?.at ?? progress.from;
  const { made } = progress;
  const house = await openPastHouse(order, { sql, story, from, started });
  const life = openLife(house, made);
  for (const deed of deeds.slice(progress.deeds)) {
    const id = await life.live(deed);
    if (id) made[deed.name] = id;
    progress.deeds += 1;
    await keepProgress(sql, progress);
  }
  await life.passUntil(progress.from);
  await keepProgress(sql, { ...progress, made: {}, whole: true });
}

function deedsOf(story: Story): DemoDeed[] {
  const deeds = [
    ...belongingDeeds(story),
    ...moneyDeeds(story),
    ...bookingDeeds(story),
    ...matterDeeds(story),
    ...talkDeeds(story),
    {
      name: 'reading',
      at: story.readUntil,
      run: (world: HouseholdWorld) => readAll(world, clientsOf(story)),
    },
  ];
  return deeds.toSorted(
    ({ at: one }, { at: other }) => Number(isBefore(other, one)) - Number(isBefore(one, other)),
  );
}

/** Whoever wrote a few days ago has read the answers, and so has the desk. */
async function readAll({ ask, person }: HouseholdWorld, clients: string[]): Promise<undefined> {
  for (const client of clients.map(person)) {
    const { items } = await ask(client, matters.list, { query: { which: 'all', limit: 50 } });
    for (const { id } of items.filter(({ state }) => state !== 'draft')) {
      await ask(client, matters.seen, { params: { id } });
      await ask(person('noor'), deskMatters.seen, { params: { id } });
    }
  }
}
