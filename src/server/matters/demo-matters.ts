/** What the demo client has with the house, so that a fresh house shows how it lives. */
import { z } from 'zod';
import { dayInDubai, daysAfter, hoursAfter, houseZone, weekdayOf } from '#domain/time.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import { type Somebody, writeToClient } from '#server/matters/messages/messages.ts';
import { moveByHouse } from '#server/matters/moves.ts';
import { claim } from '#server/matters/ownership.ts';
import { draftQuote, sendQuote } from '#server/matters/quotes/quotes.ts';
import type { MatterRow } from '#server/matters/row.ts';
import { moveStep } from '#server/matters/steps/steps.ts';
import { type Opening, openMatter } from '#server/matters/submission.ts';
import type { Config } from '#server/platform/config/config.ts';
import { type Database, maybe, system } from '#server/platform/sql.ts';

interface Demo {
  sql: Database;
  config: Config;
  snapshot: Snapshot;
  now: string;
  client: { id: string; name: string };
  concierge: { id: string; name: string };
}

const People = z.object({
  client: z.guid(),
  clientName: z.string(),
  concierge: z.guid(),
  conciergeName: z.string(),
});

/** Nothing where the demo accounts are missing, or the client has asked for something before. */
const peopleOf = (sql: Database, [client, concierge]: [client: string, concierge: string]) =>
  sql.as(
    system,
    (tx) =>
      maybe(People, tx)`
      select c.id as client, c.raw_user_meta_data ->> 'full_name' as client_name,
        h.id as concierge, h.raw_user_meta_data ->> 'full_name' as concierge_name
      from auth.users c, auth.users h
      where lower(c.email) = ${client} and lower(h.email) = ${concierge}
        and not exists (select from app.matters m where m.client_id = c.id)`,
  );

interface DemoHouse {
  sql: Database;
  config: Config;
  snapshot: Snapshot;
  now: string;
  emails: [client: string, concierge: string];
}

/** A school application in its second step, a wish that waits for a yes, and a table just asked for. */
export async function seedDemoMatters(house: DemoHouse): Promise<void> {
  const { sql, config, snapshot, now, emails } = house;
  const people = await peopleOf(sql, emails);
  if (!people) return;
  const demo: Demo = {
    sql,
    config,
    snapshot,
    now,
    client: { id: people.client, name: people.clientName },
    concierge: { id: people.concierge, name: people.conciergeName },
  };
  await applyForSchool(demo);
  await proposeDinner(demo);
  await askForTable(demo);
}

function ask(
  { sql, config, snapshot, now, client }: Demo,
  form: Opening['form'],
): Promise<MatterRow> {
  const by = { kind: 'client', id: client.id } as const;
  const opening: Opening = {
    clientId: client.id,
    form,
    language: 'en',
    zone: houseZone,
    lettered: true,
  };
  return sql.as(by, (tx) =>
    openMatter({ tx, config, snapshot, now, by, name: client.name }, opening),
  );
}

function atDesk<T>(demo: Demo, work: (acting: Somebody) => Promise<T>): Promise<T> {
  const { sql, config, snapshot, now, concierge } = demo;
  const by = { kind: 'staff', id: concierge.id } as const;
  return sql.as(by, (tx) => work({ tx, config, snapshot, now, by, name: concierge.name }));
}

async function applyForSchool(demo: Demo): Promise<void> {
  const school = demo.snapshot.all('schools')[0];
  if (!school) return;
  const born = daysAfter(dayInDubai(demo.now), -6 * 365);
  const child = { name: 'Salma', born };
  const notes = 'She reads already and would love a school with a garden.';
  const form = { kind: 'school', school: school.slug, child, yearGroup: 'Year 2', notes } as const;
  const { id, version } = await ask(demo, { ...form, start: null });
  await atDesk(demo, async (acting) => {
    const claimed = await claim(acting, id, version);
    const sourcing = await move(acting, claimed, 'source');
    const working = await move(acting, sourcing, 'fulfil');
    const text = `Thank you for the hour about Salma. The shortlist follows; ${school.name.en} stays at its head.`;
    await writeToClient(acting, id, { text, files: [] });
    await moveStep(acting, id, { number: 1, state: 'done', reason: '', version: working.version });
  });
}

async function proposeDinner(demo: Demo): Promise<void> {
  const { id, version } = await ask(demo, {
    kind: 'custom',
    title: 'A dinner in the desert for my parents’ anniversary',
    notes: 'Twelve of us, in three weeks. My father loves the oud; my mother eats no shellfish.',
    day: daysAfter(dayInDubai(demo.now), 21),
    people: 12,
    budget: null,
  });
  const draft = {
    currency: 'AED',
    lines: [
      { kind: 'service', title: 'Private camp, set for twelve', quantity: 1, each: 1_260_000 },
      { kind: 'service', title: 'Chef and four courses, each', quantity: 12, each: 63_000 },
      { kind: 'fee', title: 'Oud player, two hours', quantity: 1, each: 210_000 },
      { kind: 'paid_out', title: 'Reserve permit, at cost', quantity: 1, each: 50_000 },
    ],
    words: 'Cars from your door are included. The camp is held for you until this quote ends.',
    keptPercent: 0,
    expiresAt: hoursAfter(demo.now, 7 * 24),
  } satisfies Parameters<typeof draftQuote>[2]['draft'];
  await atDesk(demo, async (acting) => {
    const claimed = await claim(acting, id, version);
    const sourcing = await move(acting, claimed, 'source');
    const text = 'The camp beneath the dunes is free that evening, and the oud player too.';
    await writeToClient(acting, id, { text, files: [] });
    const drafted = await draftQuote(acting, id, { draft, version: sourcing.version });
    await sendQuote(acting, id, { version: drafted.version, reason: '' });
  });
}

async function askForTable(demo: Demo): Promise<void> {
  const venue = demo.snapshot.all('venues')[0];
  const week = [3, 4, 5, 6, 7, 8, 9].map((days) => daysAfter(dayInDubai(demo.now), days));
  const day = week.find((one) => venue?.openDays.includes(weekdayOf(one)));
  const time = venue?.reservation.slots.at(-1);
  if (!venue || !day || !time) return;
  const people = venue.reservation.minParty;
  const notes = 'By the window, please.';
  await ask(demo, { kind: 'table', venue: venue.slug, day, time, people, notes });
}

const move = (acting: Somebody, { id, version }: MatterRow, to: 'source' | 'fulfil') =>
  moveByHouse(acting, id, { move: to, reason: '', version });
