/** Who advises: names and languages from the catalogue, hours from it too or from the house's own table. */

import { z } from 'zod';
import { type Adviser, Topic } from '#contract/appointments/appointments.ts';
import type { CompanyPageText } from '#contract/catalogue/company.ts';
import type { Agent } from '#contract/catalogue/real-estate.ts';
import { ClockTime, Weekday } from '#contract/catalogue/shapes.ts';
import type { Language, Localised } from '#contract/primitives.ts';
import { betweenHomes, type DiarySchedule, startsWithin } from '#domain/appointments/slots.ts';
import { initialsFor } from '#domain/initials.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import { many, type Sql } from '#server/platform/sql.ts';

export interface DiaryPerson {
  slug: string;
  name: Localised;
  title: Localised;
  initials: string;
  /** Ids of the catalogue's languages. */
  languages: readonly string[];
  /** Agents have a mailbox of their own; the others read the house's. */
  email?: string;
  topics: readonly Topic[];
  schedule: DiarySchedule;
}

const Hours = z.object({
  slug: z.string(),
  topics: z.array(Topic),
  hours: z.array(z.object({ days: z.array(Weekday), from: ClockTime, to: ClockTime })),
  minutes: z.int(),
  bufferMinutes: z.int(),
  leadMinutes: z.int(),
  horizonDays: z.int(),
});
type Hours = z.infer<typeof Hours>;

/** Everybody who can be met, in the order of the catalogue. */
export async function readPeople(tx: Sql, snapshot: Snapshot): Promise<DiaryPerson[]> {
  const rows = await many(Hours, tx)`
    select slug, topics, hours, minutes, buffer_minutes, lead_minutes, horizon_days
    from app.advisers where is_active`;
  const hours = new Map(rows.map((row) => [row.slug, row]));
  const members = snapshot.bySlug('pages', 'team')?.members ?? [];
  const team = members.flatMap((member) => {
    const theirs = hours.get(member.slug);
    return theirs ? [fromTeam(member, theirs)] : [];
  });
  return [...team, ...snapshot.all('agents').map(fromAgent)];
}

type Member = NonNullable<CompanyPageText['members']>[number];

function fromTeam({ slug, name, role, portrait, languages }: Member, theirs: Hours): DiaryPerson {
  const { topics, hours, minutes, bufferMinutes, leadMinutes, horizonDays } = theirs;
  const shifts = hours.map(({ days, ...times }) => ({
    days,
    times: startsWithin(times, { minutes, bufferMinutes }),
  }));
  const schedule = { shifts, minutes, bufferMinutes, leadMinutes, horizonDays };
  return { slug, name, title: role, initials: portrait.initials, languages, topics, schedule };
}

const agentHorizonDays = 90;

const fromAgent = ({
  slug,
  name,
  title,
  portrait,
  languages,
  email,
  viewing,
}: Agent): DiaryPerson => ({
  slug,
  name,
  title,
  languages,
  email,
  initials: portrait.initials,
  topics: ['real-estate'],
  schedule: {
    shifts: [{ days: viewing.days, times: viewing.times }],
    minutes: viewing.durationMinutes,
    bufferMinutes: betweenHomes,
    leadMinutes: viewing.leadTimeHours * 60,
    horizonDays: agentHorizonDays,
  },
});

/** A person as readers see them. */
export function adviserView(person: DiaryPerson, snapshot: Snapshot, language: Language): Adviser {
  const { slug } = person;
  const name = person.name[language];
  const spoken = snapshot.texts('taxonomy').languages;
  return {
    slug,
    name,
    initials: initialsFor(name, person.initials),
    title: person.title[language],
    languages: spoken
      .filter(({ id }) => person.languages.includes(id))
      .map(({ label }) => label[language]),
  };
}
