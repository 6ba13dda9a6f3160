/** What is said of a reservation: of one as the page of its booking says it, of several each with its sum and day. */
import type { ReservedPart } from '#contract/money-facts.ts';
import type { Language } from '#contract/primitives.ts';
import { dayInWords } from '#domain/calendar/date-words.ts';
import { momentWords, partSaid } from '#domain/money/card-parts.ts';
import { moneyIn } from '#domain/money/figures.ts';
import type { ReservedFacts } from '#domain/money/reserved.ts';
import { takenWords } from '#domain/money/words/hold.ts';
import { texts } from '#domain/money/words/texts.ts';

/** When it is taken, and what of it before. */
export function reservedNote(taken: ReservedFacts, language: Language): string {
  const say = texts[language];
  const { stage, on, rest, fee, taken: part } = taken;
  const unless = fee ? say.unlessFee : '';
  const day = on && dayInWords(on, language);
  if (stage === 'over') return rest ? say.restOver : say.reservedOver;
  if (stage === 'offered') return takenWords(taken, language);
  if (stage === 'asked')
    return day ? say.reservedOnceUntil(day, unless) : say.reservedUntilConfirmed;
  if (day && part) return say.reservedPartUntil(moneyIn(language, part), day, unless);
  return day ? say.reservedUntil(day, unless) : '';
}

/** As many as are told one by one; of more the nearest stands for them. */
const mostTold = 3;

/** For what it is reserved, and when each is taken. */
export function reservedForWords(parts: readonly ReservedPart[], language: Language): string {
  const say = texts[language];
  const [first, ...others] = parts.toSorted(sooner);
  if (!first) return '';
  if (others.length === 0) {
    const note = first.taking ? say.reservedTaking : reservedNote(first, language);
    return [first.title[language], note].filter(Boolean).join(say.semicolon);
  }
  const isFew = parts.length <= mostTold;
  return [
    partOf(first, language),
    ...(isFew ? others.map((part) => partOf(part, language)) : [say.moreReserved(others.length)]),
    say.nothingBefore(parts.some(({ fee }) => fee) ? say.unlessFeeOfOne : ''),
  ].join(say.semicolon);
}

const partOf = (part: ReservedPart, language: Language): string =>
  partSaid(
    { title: part.title[language], sum: part.taken ?? part.sum },
    whenOf(part, language),
    language,
  );

function whenOf(part: ReservedPart, language: Language): string {
  const { reservedTaking, reservedEnding } = texts[language];
  if (part.taking) return reservedTaking;
  return part.stage === 'over' ? reservedEnding : momentWords(part, language);
}

/** What has no day yet comes last: nobody knows how near it is. */
const sooner = (one: ReservedPart, other: ReservedPart) => dayOf(one).localeCompare(dayOf(other));

const dayOf = ({ taking, on }: ReservedPart) => (taking ? '' : (on ?? '9999-12-31'));
