/** Sentences that a client may say: of what is in season, of their people and of their own days. */
import type { FamilyMember } from '#contract/family.ts';
import type { Day, Language } from '#contract/primitives.ts';
import { seasonOf } from '#domain/bookings/season.ts';
import { dayInWords, monthInWords, weekdaysIn } from '#domain/calendar/date-words.ts';
import { dayInDubai, daysAfter, daysBetween, monthsAfter, weekdayOf } from '#domain/time.ts';
import type { OwnReader } from '#server/ask/own-days.ts';
import { wordsIn } from '#server/ask/words.ts';
import { summariesFrom } from '#server/bookings/actions.ts';
import { membersOf } from '#server/family/actions.ts';
import type { Sql } from '#server/platform/sql.ts';

/** So many stand beside each other. */
const most = 4;

/** None for whom the house knows nothing of: then anybody's will do. */
export async function examplesFor(tx: Sql, clientId: string, reader: OwnReader): Promise<string[]> {
  const today = dayInDubai(reader.now);
  const family = await membersOf(tx, clientId, today);
  const own = await summariesFrom(tx, reader, { clientId, from: today });
  if (family.length === 0 && own.length === 0) return [];
  const { examples: say } = wordsIn[reader.language];
  const booked = own.find(({ place }) => place === 'confirmed');
  const said = [
    ...ofSeason(reader, today, family.length + 1),
    ...ofFamily(family, today, reader.language),
    ...(booked ? [moved(booked.offering.title, dayInDubai(booked.startsAt), reader.language)] : []),
    ...(own.length > 0 ? [say.paid(monthBefore(today, reader.language))] : []),
  ];
  return said.slice(0, most);
}

/** Another one each day, of those that have their season now; of all where none has. */
function ofSeason({ snapshot, language }: OwnReader, today: Day, party: number): string[] {
  const fitting = snapshot
    .all('offerings')
    .filter(({ capacity }) => capacity.minParty <= party && party <= capacity.maxParty)
    .filter((one) => seasonOf(one, today)?.effect !== 'closed');
  const inSeason = fitting.filter((one) => seasonOf(one, today));
  const from = inSeason.length > 0 ? inSeason : fitting;
  const one = from[Number(today.slice('2026-11-'.length)) % from.length];
  if (!one) return [];
  const weekday = weekdaysIn(language)[weekdayOf(daysAfter(today, 3))];
  return [wordsIn[language].examples.season(one.title[language], party, weekday)];
}

const schoolAge = { from: 5, to: 17 };
/** Days before a birthday on which one begins to think of it. */
const ahead = 45;

function ofFamily(family: readonly FamilyMember[], today: Day, language: Language): string[] {
  const { examples: say } = wordsIn[language];
  const [first] = family;
  const birthday = family.flatMap((one) => {
    const day = one.born && nextBirthday(one.born, today);
    return day && daysBetween(today, day) <= ahead
      ? [say.birthday(called(one), dayInWords(day, language))]
      : [];
  });
  const pupil = family.find(
    ({ age }) => age !== null && age >= schoolAge.from && age <= schoolAge.to,
  );
  const together = first && first !== pupil ? [say.table(called(first))] : [];
  return [...birthday.slice(0, 1), ...(pupil ? [say.tutor(called(pupil))] : together)];
}

/** By the name one calls them. */
const called = ({ name }: FamilyMember): string => name.split(' ')[0] ?? name;

function nextBirthday(born: Day, today: Day): Day {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  const here = monthsAfter(born, years * 12);
  return here > today ? here : monthsAfter(born, (years + 1) * 12);
}

/** To the day after, by the days' own names. */
function moved(title: string, day: Day, language: Language): string {
  const say = (one: Day) => dayInWords(one, language);
  return wordsIn[language].examples.move(title, say(day), say(daysAfter(day, 1)));
}

const monthBefore = (today: Day, language: Language): string =>
  monthInWords(monthsAfter(today, -1).slice(0, '2026-11'.length), language);
