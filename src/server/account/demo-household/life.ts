/** How the story is lived through: the clock goes on to each deed, and the house does what it does by the clock. */
import type { Instant } from '#contract/primitives.ts';
import { dayInDubai, daysAfter, isBefore, minutesAfter, momentInDubai } from '#domain/time.ts';
import { openDoor, putBytes } from '#server/account/demo-household/door.ts';
import type { PastHouse } from '#server/account/demo-household/past-house.ts';
import type { DemoDeed, HouseholdWorld } from '#server/account/demo-household/world.ts';

/** What the clock of the house does each morning, and what it has done whenever somebody comes. */
const eachMorning = [
  'renew_memberships',
  'collect_due',
  'remind_documents',
  'settle_conversations',
];
const always = ['end_holds', 'close_bookings', 'matter_clock'];
/** Of what is asked for later only money moves: letters of a past that is told today reach nobody. */
const worked = ['settle_booking', 'send_refund'];

const morning = '09:05';
/** Within minutes nothing falls due. */
const restMinutes = 15;

interface Life {
  /** Lets the time pass until then, with all that the house does by the clock. */
  passUntil: (moment: Instant) => Promise<void>;
  /** Does it at its hour, and what it asks the queue for; answers with what it made. */
  live: (deed: DemoDeed) => Promise<string | undefined>;
}

/** `made` is what earlier deeds made, by name. */
export function openLife(house: PastHouse, made: Record<string, string>): Life {
  const passUntil = (moment: Instant) => pass(house, moment);
  const attempt = { deed: '', tries: 0 };
  const world = worldOf(house, { made, attempt });
  const live = async (deed: DemoDeed) => {
    await passUntil(deed.at);
    Object.assign(attempt, { deed: deed.name, tries: 0 });
    const id = await deed.run(world);
    await workOff(house);
    return id;
  };
  return { passUntil, live };
}

interface Lived {
  made: Record<string, string>;
  attempt: { deed: string; tries: number };
}

function worldOf(
  { app, clock, person, letter }: PastHouse,
  { made, attempt }: Lived,
): HouseholdWorld {
  const nameTry = () => {
    attempt.tries += 1;
    return `${attempt.deed}, ${attempt.tries}`.replaceAll(/[^\x21-\x7e]/g, '-');
  };
  return {
    ask: openDoor(app, nameTry),
    put: (url, content) => putBytes(app, url, content),
    person,
    made: (name) => {
      const id = made[name];
      if (!id) throw new Error(`Nobody has made ${name} yet.`);
      return id;
    },
    letter,
    now: () => clock.now,
  };
}

async function pass(house: PastHouse, moment: Instant): Promise<void> {
  for (const dawn of morningsBetween(house.clock.now, moment))
    await turn(house, dawn, [...eachMorning, ...always]);
  const isSoon = isBefore(moment, minutesAfter(house.clock.now, restMinutes));
  await turn(house, moment, isSoon ? [] : always);
}

async function turn(house: PastHouse, moment: Instant, names: string[]): Promise<void> {
  house.clock.now = moment;
  for (const name of names) await run(house, name, {});
  await workOff(house);
}

const run = async ({ workers }: PastHouse, name: string, payload: unknown) =>
  workers.find(({ task }) => task.name === name)?.run(payload);

async function workOff(house: PastHouse): Promise<void> {
  for (let job = house.asked.shift(); job; job = house.asked.shift())
    if (worked.includes(job.name)) await run(house, job.name, job.payload);
}

function morningsBetween(from: Instant, to: Instant): Instant[] {
  const mornings: Instant[] = [];
  for (let day = dayInDubai(from); ; day = daysAfter(day, 1)) {
    const dawn = momentInDubai(day, morning);
    if (!isBefore(dawn, to)) return mornings;
    if (isBefore(from, dawn)) mornings.push(dawn);
  }
}
