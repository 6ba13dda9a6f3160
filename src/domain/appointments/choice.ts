/** Who takes an hour that was asked for, and why nobody can. */
import { nearestSlotsParam, type Slot } from '#contract/appointments/appointments.ts';
import type { Instant, Language } from '#contract/primitives.ts';
import {
  type Diary,
  firstMoment,
  freeHours,
  freeSlots,
  hoursOn,
  lastDay,
  wholeSpan,
} from '#domain/appointments/slots.ts';
import { holidayOn } from '#domain/calendar/holidays.ts';
import { Failure } from '#domain/failure.ts';
import { dayInDubai, minutesAfter, secondsBetween } from '#domain/time.ts';

/** Whoever speaks the language comes first, then whoever has the least to do, then the house's order. */
export function chooseAdviser(
  diaries: readonly Diary[],
  startsAt: Instant,
  { language, now }: { language: Language; now: Instant },
): Diary {
  checkOffered(diaries, startsAt, now);
  const free = diaries.filter((diary) => isFree(diary, startsAt, now));
  const speaks = (diary: Diary) => diary.languages.includes(language);
  const [chosen] = free.toSorted(
    (one, other) => Number(speaks(other)) - Number(speaks(one)) || one.load - other.load,
  );
  if (!chosen) throw slotTaken(diaries, startsAt, now);
  return chosen;
}

export const isFree = (diary: Diary, startsAt: Instant, now: Instant): boolean =>
  freeHours(diary, { startsAt, endsAt: minutesAfter(startsAt, 1) }, now).length > 0;

/** Whoever lost an hour is told of the nearest that are left. */
function slotTaken(diaries: readonly Diary[], startsAt: Instant, now: Instant): Failure {
  const nearest = nearestSlots(diaries, startsAt, now).map((slot) => slot.startsAt);
  const sentence = 'Somebody has just taken this hour. Please choose another.';
  return new Failure('slot_taken', sentence, {
    params: { [nearestSlotsParam]: nearest.join(' ') },
  });
}

const howMany = 3;

function nearestSlots(diaries: readonly Diary[], startsAt: Instant, now: Instant): Slot[] {
  const away = (slot: Slot) => Math.abs(secondsBetween(startsAt, slot.startsAt));
  return freeSlots(diaries, wholeSpan(diaries, now), now)
    .toSorted((one, other) => away(one) - away(other))
    .slice(0, howMany)
    .toSorted((one, other) => (one.startsAt < other.startsAt ? -1 : 1));
}

/** Refuses what nobody's rules offer, taken or not. */
function checkOffered(diaries: readonly Diary[], startsAt: Instant, now: Instant): void {
  const reasons = diaries.map((diary) => whyNot(diary, startsAt, now));
  if (reasons.includes(undefined)) return;
  // The reason that got furthest: an hour that is too soon for one is no hour at all for another.
  const why = order.find((reason) => reasons.includes(reason)) ?? 'nobody';
  throw new Failure('validation_failed', `Please choose another hour. ${sentences[why]}.`, {
    fields: { startsAt: sentences[why] },
  });
}

const sentences = {
  over: 'That hour has passed',
  soon: 'It is too soon for our advisers',
  far: 'It is further ahead than our calendars reach',
  holiday: 'It is a public holiday in Dubai',
  hours: 'It is outside the hours of our advisers',
  nobody: 'Nobody covers this subject',
};
type Reason = Exclude<keyof typeof sentences, 'nobody'>;
const order: readonly Reason[] = ['over', 'holiday', 'far', 'soon', 'hours'];

function whyNot({ schedule }: Diary, startsAt: Instant, now: Instant): Reason | undefined {
  const day = dayInDubai(startsAt);
  if (startsAt <= now) return 'over';
  if (holidayOn(day)) return 'holiday';
  if (day > lastDay(schedule, now)) return 'far';
  if (!hoursOn(schedule, day).some((hour) => hour.startsAt === startsAt)) return 'hours';
  return startsAt < firstMoment(schedule, now) ? 'soon' : undefined;
}
