/** Which words of a sentence said what: those without which it would be read otherwise. */
import { type Brief, BriefPart, type Stretch } from '#contract/ask.ts';
import { occasionIn } from '#domain/ask/occasions.ts';
import { joined, withoutWord, wordsAt } from '#domain/ask/stretches.ts';
import { subjectOf } from '#server/ask/subject.ts';
import type { wordReader } from '#server/assistant/actions.ts';
import { inTurns, type Steps } from '#server/platform/turns.ts';

type Read = Awaited<ReturnType<typeof wordReader>>;

/** Characters: each of its words is read once, and nobody underlines a letter. */
const longest = 400;

export async function stretchesIn(
  text: string,
  brief: Omit<Brief, 'stretches'>,
  read: Read,
): Promise<Stretch[]> {
  if (text.length > longest) return [];
  return inTurns(found(text, brief, read));
}

function* found(text: string, brief: Omit<Brief, 'stretches'>, read: Read): Steps<Stretch[]> {
  const words = wordsAt(text);
  const whole = said(text, read);
  const parts = BriefPart.options.filter((part) => whole[part] !== '' && isIn(brief, part));
  const without: Said[] = [];
  for (const one of words) {
    without.push(said(withoutWord(text, one), read));
    yield;
  }
  const stretches: Stretch[] = [];
  for (const part of parts) {
    const telling = words.filter((_, at) => without[at]?.[part] !== whole[part]);
    // Said twice, it would be read without either: then each that says it alone.
    const each = (one: (typeof words)[number]) =>
      said(text.slice(one.from, one.to), read)[part] === whole[part];
    const own = telling.length > 0 ? telling : words.filter(each);
    stretches.push(...joined(text, own).map((one) => ({ part, ...one })));
    yield;
  }
  return stretches.toSorted((a, b) => a.from - b.from || a.to - b.to);
}

type Said = Record<BriefPart, string>;

/** Each part as it is read of these words, to be compared; empty where they say nothing of it. */
function said(text: string, read: Read): Said {
  const { wish, topics, named } = read(text);
  const { when, party, ages, areas, budget } = wish;
  return {
    what: subjectOf({ topics, named, found: [] }, text) ?? '',
    who: party === undefined && ages.length === 0 ? '' : JSON.stringify([party, ages]),
    day: when.day ? `${when.day} ${when.until ?? ''}` : '',
    hour: when.clock ?? when.part ?? '',
    where: areas.join(' '),
    budget: budget?.most === undefined ? '' : JSON.stringify(budget),
    occasion: occasionIn(text) ?? '',
  };
}

/** What was only guessed no word has said. */
const isIn = (brief: Omit<Brief, 'stretches'>, part: BriefPart): boolean =>
  ({
    what: brief.what !== null,
    who: brief.party !== null || brief.ages.length > 0,
    day: brief.day !== null,
    hour: brief.time !== null || brief.hour !== null,
    where: brief.where !== '',
    budget: brief.budget !== null,
    occasion: brief.occasion !== '',
  })[part];
