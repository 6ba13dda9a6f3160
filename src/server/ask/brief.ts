/** From what a sentence says to its brief: what was said, what was taken without being said, and why. */
import { askLengths, type Brief, type BriefPart } from '#contract/ask.ts';
import { largestParty } from '#contract/bookings/availability.ts';
import type { Day, Language } from '#contract/primitives.ts';
import { occasionIn } from '#domain/ask/occasions.ts';
import type { SpokenWish } from '#domain/assistant/wish.ts';
import { dayInWords } from '#domain/calendar/date-words.ts';
import { minorOf, money } from '#domain/money.ts';
import { plain } from '#domain/search/normal-form.ts';
import { daysAfter } from '#domain/time.ts';
import { choicesFor, type ReadSentence, subjectOf } from '#server/ask/subject.ts';
import { wordsIn } from '#server/ask/words.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';

interface Reading {
  text: string;
  language: Language;
  snapshot: Snapshot;
  today: Day;
  /** What the client has on a day already. */
  ownOn: (day: Day) => string | undefined;
}

/** All but which words said it. */
export function briefOf(sentence: ReadSentence, reading: Reading): Omit<Brief, 'stretches'> {
  const { text, language } = reading;
  const { wish, areas } = sentence;
  const what = subjectOf(sentence, text);
  const occasion = occasionIn(text);
  const isBooked = what !== null && !what.startsWith('kind/');
  const party = within(wish.party, largestParty) ?? (isBooked ? unsaidParty : null);
  return {
    what,
    party,
    ages: wish.ages.slice(0, 20),
    day: dayOf(wish, reading) ?? null,
    until: spanEnd(wish),
    length: within(wish.length, longest),
    time: wish.when.clock ?? null,
    hour: wish.when.part ?? null,
    where: areas
      .map((area) => area[language])
      .join(language === 'ar' ? '، ' : ', ')
      .slice(0, askLengths.part),
    budget: budgetOf(wish),
    occasion: occasion ? wordsIn[language].occasions[occasion] : '',
    choices: choicesFor(sentence, what, reading),
    guesses: sentence.forPerson ? [] : guessesIn(wish, isBooked, reading),
    forPerson: sentence.forPerson,
  };
}

/** Who asks most often. */
const unsaidParty = 2;
/** Nights or days. */
const longest = 60;

const within = (count: number | undefined, most: number): number | null =>
  count !== undefined && Number.isInteger(count) && count >= 1 && count <= most ? count : null;

/** A month or a weekend: any day of it will do. */
const spanEnd = ({ when: { day, until } }: SpokenWish): Day | null =>
  day && until && until > day ? until : null;

/** In whole units; nobody of ours spends more. */
const mostMoney = 1_000_000_000;

function budgetOf({ budget, length = 1 }: SpokenWish): Brief['budget'] {
  const { most, currency = 'AED', each, nightly } = budget ?? {};
  if (most === undefined || !(most > 0) || most > mostMoney) return null;
  return { most: money(minorOf(most * (nightly ? length : 1)), currency), each: each === true };
}

function guessesIn(wish: SpokenWish, isBooked: boolean, reading: Reading): Brief['guesses'] {
  const { text, language } = reading;
  const { guessed } = wordsIn[language];
  const guesses: [BriefPart, string | false | null | undefined][] = [];
  guesses.push(
    ['who', isBooked && wish.party === undefined && guessed.party],
    ['day', dayGuess(wish, reading)],
    ['hour', wish.when.clock && isShortHour(text) && guessed.clock(wish.when.clock)],
    ['budget', budgetOf(wish) && !wish.budget?.currency && guessed.currency],
  );
  return guesses.flatMap(([part, sentence]) => (sentence ? [{ part, sentence }] : []));
}

/** Of two days of that name the one that is still the client's own to give. */
function dayOf(wish: SpokenWish, { text, today, ownOn }: Reading): Day | undefined {
  const { day } = wish.when;
  const other = day && !spanEnd(wish) && ownOn(day) && otherWeek(text, day, today);
  return other && !ownOn(other) ? other : day;
}

/** Why that day was taken, or what speaks against it. */
function dayGuess(wish: SpokenWish, reading: Reading): string | undefined {
  const { text, language, today, ownOn } = reading;
  const { guessed } = wordsIn[language];
  const say = (one: Day) => dayInWords(one, language);
  const [heard, day, end] = [wish.when.day, dayOf(wish, reading), spanEnd(wish)];
  if (!heard || !day) return undefined;
  if (end) return guessed.span(say(day), say(end));
  const other = day === heard ? otherWeek(text, day, today) : heard;
  const own = other && ownOn(other);
  if (own) return guessed.weekdayOwn(say(day), say(other), own);
  const here = ownOn(day);
  if (here) return guessed.own(say(day), here);
  return other && guessed.weekday(say(day), say(other));
}

const nextWeekday =
  /\bnext (?:mon|tues|wednes|thurs|fri|satur|sun)day\b|(?:السبت|الاحد|الاثنين|الثلاثا|الاربعا|الخميس|الجمعه) (?:القادمه?|الجايه?|المقبله?)/;

/** `Next Friday` is this week's to some and the one after to others. */
function otherWeek(text: string, day: Day, today: Day): Day | undefined {
  if (!nextWeekday.test(plain(text))) return undefined;
  const before = daysAfter(day, -7);
  return before > today ? before : daysAfter(day, 7);
}

/** An hour without its half of the day: `at eight`. */
const isShortHour = (text: string): boolean =>
  !/\d[:.]\d\d|\b(?:am|pm)\b|\d(?:am|pm)\b|مسا|صباح|ليل|عصر|ظهر/.test(plain(text)) &&
  !/\b(?:tonight|dinner|evening|night|morning|breakfast|afternoon|lunch)\b/.test(plain(text));
