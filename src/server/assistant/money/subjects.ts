/** What of theirs a question is about: what it names, what was spoken of before, or all of it. */
import type { Day } from '#contract/primitives.ts';
import { isTime } from '#domain/assistant/dates/times.ts';
import { isGeneric } from '#domain/assistant/lexicon.ts';
import { moneyIdeasIn } from '#domain/assistant/money-ideas.ts';
import { isLittle } from '#domain/search/little-words.ts';
import { wordsOf } from '#domain/search/normal-form.ts';
import { stem } from '#domain/search/stems.ts';
import type { HeldAffair } from '#server/assistant/money/affairs.ts';
import { type MoneyQuestion, referencesIn } from '#server/assistant/money/questions.ts';
import type { Context } from '#server/assistant/replies/reply.ts';
import { readMessage } from '#server/assistant/understand/message-reader.ts';
import { isBookable } from '#server/assistant/understand/subjects.ts';

export interface MoneySubject {
  held: readonly HeldAffair[];
  /** It is spoken of by its name; otherwise all that they have is meant. */
  isNamed: boolean;
  /** Something is named that is none of theirs. */
  isStrange: boolean;
}

export function subjectOf(
  question: Pick<MoneyQuestion, 'leansBack'>,
  all: readonly HeldAffair[],
  context: Context,
): MoneySubject {
  const { meant } = context;
  const now = onDay(named(meant, all), meant.own.when.day);
  if (now.held.length > 0 || now.isStrange) return now;
  return question.leansBack ? before(all, context) : { ...nothing, held: all };
}

/** `The yacht of today` is none of another day, where there is one of that day. */
function onDay(subject: MoneySubject, day: Day | undefined): MoneySubject {
  const held = subject.held.filter(({ on }) => on === day);
  return day !== undefined && held.length > 0 ? { ...subject, held } : subject;
}

/** By reference or by the number of an invoice or credit note. */
export const referredTo = (
  references: readonly string[],
  all: readonly HeldAffair[],
): HeldAffair[] =>
  all.filter(({ reference, numbers, sums }) =>
    [reference, ...numbers, ...sums.creditNotes].some((one) => references.includes(one)),
  );

/** What has a title that somebody says, whatever else it is. */
export const titledAs = <Titled extends { title: string }>(
  message: string,
  all: readonly Titled[],
): Titled[] => byWords(message, all, isTelling);

const nothing: MoneySubject = { held: [], isNamed: false, isStrange: false };

type Said = Pick<Context['meant'], 'message' | 'named' | 'topics' | 'isFollowUp'>;

/** By the words that only its title has, by what the catalogue calls it, or by its kind: `the yacht`. */
function named(said: Said, all: readonly HeldAffair[]): MoneySubject {
  const { message, named: mentions, topics, isFollowUp } = said;
  const things = mentions.filter(({ thing }) => thing.kind === 'experience');
  const called = all.filter(({ offering }) => things.some(({ thing }) => thing.id === offering));
  const own = isFollowUp ? [] : topics;
  const kin = all.filter(({ category }) => own.some((topic) => topic === category));
  const among = called.length > 0 ? called : all;
  const ways = [byWords(message, among, isRare), called, kin, byWords(message, all, isTelling)];
  const found = ways.find(({ length }) => length > 0) ?? [];
  const isStrange = found.length === 0 && (things.length > 0 || own.some(isBookable));
  return { held: found, isNamed: found.length > 0, isStrange };
}

/** Those that share most words of their title. */
function byWords<Titled extends { title: string }>(
  message: string,
  all: readonly Titled[],
  counts: (word: string) => boolean,
): Titled[] {
  const stems = (text: string) => new Set(wordsOf(text).filter(counts).map(stem));
  const said = stems(message);
  const shares = ({ title }: Titled) => stems(title).intersection(said).size;
  const best = Math.max(0, ...all.map(shares));
  return best > 0 ? all.filter((one) => shares(one) === best) : [];
}

/** Words of money name nothing, and neither does an hour. */
const isTelling = (word: string) =>
  word.length > 2 && !isLittle(word) && !isTime(stem(word)) && moneyIdeasIn(` ${word} `).size === 0;

/** Every hotel is called a hotel. */
const isRare = (word: string) => isTelling(word) && !isGeneric(stem(word));

/** The last that they named, or what our last answer told of; nobody vouches for it, so it only finds what is theirs. */
function before(all: readonly HeldAffair[], { meant, knowledge }: Context): MoneySubject {
  for (const { text, isUser } of meant.history.toReversed()) {
    const referred = referredTo(referencesIn(text), all);
    if (referred.length > 0) return { held: referred, isNamed: true, isStrange: false };
    if (!isUser) continue;
    const read = readMessage(text.slice(0, longest), meant.today, knowledge);
    const found = named({ ...read, message: text, isFollowUp: false }, all);
    if (found.isNamed) return found;
  }
  return { ...nothing, held: all };
}

/** Characters: what something is called stands early. */
const longest = 300;
