import {
  type FreeSlots,
  mostSlotDays,
  type SlotsAsk,
} from '#contract/appointments/appointments.ts';
import type { Day } from '#contract/primitives.ts';
import { byDay, spanOfDays } from '#domain/appointments/days.ts';
import { type Diary, freeSlots, lastDay, wholeSpan } from '#domain/appointments/slots.ts';
import { holidayOn } from '#domain/calendar/holidays.ts';
import { Failure } from '#domain/failure.ts';
import { dayInDubai, daysAfter, daysBetween, houseZone, type TimeSpan } from '#domain/time.ts';
import {
  type AppointmentWorld,
  candidatesFor,
  diariesOf,
  peopleMeant,
} from '#server/appointments/diaries.ts';
import { adviserView } from '#server/appointments/people.ts';
import { appointmentWords } from '#server/appointments/views.ts';

/** What is free on some days of the reader's calendar, and where to look if nothing is. */
export async function freeSlotsFor(world: AppointmentWorld, asked: SlotsAsk): Promise<FreeSlots> {
  checkDays(asked);
  const { snapshot, now } = world;
  const topic = asked.home ? 'real-estate' : asked.topic;
  const everybody = await candidatesFor(world, { ...asked, topic });
  const diaries = await diariesOf(world, peopleMeant(everybody, asked.adviser));
  const { zone = houseZone } = asked;
  const span = spanOfDays({ ...asked, zone });
  const slots = freeSlots(diaries, span, now);
  const last = diaries.map(({ schedule }) => lastDay(schedule, now)).sort();
  return {
    advisers: everybody.map((person) => adviserView(person, snapshot, asked.lang)),
    days: byDay(slots, zone),
    holidays: holidaysIn(span, asked),
    next: slots[0]?.startsAt ?? nextFree(diaries, span, now),
    horizon: last.at(-1) ?? dayInDubai(now),
  };
}

function nextFree(diaries: Diary[], { startsAt }: TimeSpan, now: string): string | null {
  const whole = wholeSpan(diaries, now);
  const [first] = startsAt < whole.endsAt ? freeSlots(diaries, { ...whole, startsAt }, now) : [];
  return first?.startsAt ?? null;
}

/** By Dubai's calendar: it is there that the house is closed. */
function holidaysIn({ startsAt, endsAt }: TimeSpan, { lang }: SlotsAsk): FreeSlots['holidays'] {
  const names = appointmentWords[lang].holidays;
  const first = dayInDubai(startsAt);
  const count = daysBetween(first, dayInDubai(endsAt));
  return Array.from({ length: count }, (_, index): Day => daysAfter(first, index)).flatMap(
    (day) => {
      const holiday = holidayOn(day);
      return holiday ? [{ day, name: names[holiday] }] : [];
    },
  );
}

function checkDays({ from, to }: SlotsAsk): void {
  const why =
    to < from
      ? 'The last day lies before the first'
      : daysBetween(from, to) >= mostSlotDays
        ? `At most ${mostSlotDays} days can be asked for at once`
        : undefined;
  if (why) throw new Failure('validation_failed', `${why}.`, { fields: { to: why } });
}
