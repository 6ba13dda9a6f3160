/** The books of those who could take an hour. */
import { z } from 'zod';
import type { Topic } from '#contract/appointments/appointments.ts';
import type { Property } from '#contract/catalogue/real-estate.ts';
import { Instant } from '#contract/primitives.ts';
import { type Diary, wholeSpan } from '#domain/appointments/slots.ts';
import { Failure } from '#domain/failure.ts';
import { type DiaryPerson, readPeople } from '#server/appointments/people.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import { many, type Sql } from '#server/platform/sql.ts';

export interface SoughtDiary {
  topic: Topic;
  home?: string | undefined;
  adviser?: string | undefined;
}

export interface AppointmentWorld {
  tx: Sql;
  snapshot: Snapshot;
  now: Instant;
}

/** Everybody a wish could go to, whether or not one of them was named. */
export async function candidatesFor(
  { tx, snapshot }: AppointmentWorld,
  sought: SoughtDiary,
): Promise<DiaryPerson[]> {
  const people = await readPeople(tx, snapshot);
  if (!sought.home) return people.filter(({ topics }) => topics.includes(sought.topic));
  const home = homeNamed(snapshot, sought.home);
  return people.flatMap((person) => forHome(person, home, snapshot));
}

function homeNamed(snapshot: Snapshot, slug: string): Property {
  const home = snapshot.bySlug('properties', slug);
  if (home) return home;
  const sentence = 'There is no such home';
  throw new Failure('validation_failed', `${sentence}.`, { fields: { home: sentence } });
}

/** Who shows a home: its own agent, and those who know its area and its kind. */
function forHome(person: DiaryPerson, home: Property, snapshot: Snapshot): DiaryPerson[] {
  const agent = snapshot.bySlug('agents', person.slug);
  if (!agent || !person.topics.includes('real-estate')) return [];
  const knows = agent.areas.includes(home.location) && agent.specialities.includes(home.type);
  if (agent.id !== home.agentId && !knows) return [];
  const { schedule } = person;
  const leadMinutes = Math.max(schedule.leadMinutes, home.viewingLeadTimeHours * 60);
  return [{ ...person, schedule: { ...schedule, leadMinutes } }];
}

/** Those of them who were meant: the one who was named, or all. */
export function peopleMeant(people: DiaryPerson[], adviser: string | undefined): DiaryPerson[] {
  if (adviser === undefined) return people;
  const named = people.filter(({ slug }) => slug === adviser);
  if (named.length > 0) return named;
  const sentence = 'This person does not advise on it';
  throw new Failure('validation_failed', `${sentence}.`, { fields: { adviser: sentence } });
}

/** Held until the transaction ends: whoever decides about these hours decides alone. */
export async function diariesInTurn(tx: Sql, people: DiaryPerson[]): Promise<void> {
  await tx`select app.advisers_in_turn(${people.map(({ slug }) => slug)})`;
}

const Busy = z.object({
  adviser: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  isAppointment: z.boolean(),
});

/** One query for everybody; `besides` is an appointment that does not stand in its own way. */
export async function diariesOf(
  { tx, now }: AppointmentWorld,
  people: DiaryPerson[],
  besides: string | null = null,
): Promise<Diary[]> {
  const blank = people.map(blankDiary);
  const { startsAt, endsAt } = wholeSpan(blank, now);
  const slugs = people.map(({ slug }) => slug);
  const busy = await many(Busy, tx)`
    select adviser, starts_at, ends_at, is_appointment
    from app.adviser_busy(${slugs}, ${startsAt}, ${endsAt}, ${besides})`;
  return blank.map((diary) => {
    const theirs = busy.filter(({ adviser }) => adviser === diary.adviser);
    const load = theirs.filter((each) => each.isAppointment && each.endsAt > now).length;
    return { ...diary, busy: theirs, load };
  });
}

const blankDiary = ({ slug, languages, schedule }: DiaryPerson): Diary => ({
  adviser: slug,
  languages,
  schedule,
  busy: [],
  load: 0,
});
