/** Which word of ours somebody meant whose finger slipped. */

import { dayWords } from '#domain/assistant/dates/times.ts';
import { lexiconWords } from '#domain/assistant/lexicon.ts';
import { isLittle } from '#domain/search/little-words.ts';
import { wordsOf } from '#domain/search/normal-form.ts';
import { stem } from '#domain/search/stems.ts';
import { farPlaces } from '#server/assistant/places.ts';
import { eachInSteps, type Steps } from '#server/platform/turns.ts';

export interface Vocabulary {
  /** The word itself where we know it or nothing of ours is near. */
  meant(word: string): string;
  /** In how many texts of the catalogue a stem stands. */
  heard(stemmed: string): number;
  texts: number;
}

/** Nobody writes so many different words; whoever tries must not fill the memory. */
const mostKept = 5000;

/** `texts` are whole texts of the catalogue: what stands in any of them is no slip. */
export function* vocabularyOf(
  texts: readonly string[],
  titles: readonly string[],
): Steps<Vocabulary> {
  const { known, heard } = yield* toldBy(texts);
  const titleWords = titles.map(wordsOf);
  yield;
  // A slip is mended only into what people ask for: any word of any text would be a guess.
  const byLength = Map.groupBy(
    [...new Set([...lexiconWords, ...titleWords.flat()])].filter(
      (word) => word.length >= 4 && !/\d/.test(word),
    ),
    (word) => word.length,
  );
  const compounds = compoundsOf(titleWords);
  const titled = [...new Set(titleWords.flat())].filter((word) => /\d/.test(word));
  const rank = (word: string) => heard.get(stem(word)) ?? 0;
  const kept = new Map<string, string>();
  const meant = (word: string) => {
    if (word.length === 3 && compounds.has(word)) return compounds.get(word) ?? word;
    if (word.length < 4 || known.has(word) || known.has(stem(word)) || isLittle(word)) return word;
    const before = kept.get(word);
    if (before !== undefined) return before;
    const found =
      compounds.get(word) ??
      begun(word, titled) ??
      bare(word, known) ??
      verb(word, known) ??
      nearest(word, byLength, rank) ??
      word;
    if (kept.size < mostKept) kept.set(word, found);
    return found;
  };
  return { meant, heard: (stemmed) => heard.get(stemmed) ?? 0, texts: texts.length };
}

interface Told {
  /** Every word that is right as it stands, and its stem. */
  known: Set<string>;
  /** In how many texts a stem stands. */
  heard: Map<string, number>;
}

function* toldBy(texts: readonly string[]): Steps<Told> {
  const written = [...lexiconWords, ...everyday, ...dayWords, ...farPlaces];
  const known = new Set([...written, ...written.map(stem)]);
  const heard = new Map<string, number>();
  yield* eachInSteps(texts, (text) => {
    const words = new Set(wordsOf(text));
    const stems = new Set([...words].map(stem));
    for (const one of stems) heard.set(one, (heard.get(one) ?? 0) + 1);
    for (const word of [...words, ...stems]) known.add(word);
  });
  return { known, heard };
}

/** Words that stand in no text of ours and are right as they are: they must not become others. */
const everyday = wordsOf(`chest pain headache poem poems weather today football write times tablets
  hostel hostels motel backpackers camper toyota honda nissan tesla broken repair forecast traffic euro euros pound pounds rupees
  stock bitcoin cats dogs cook tell give make made some thing things please hello thanks soon expire
  later never always really very maybe could want wanted likes love song story joke news president
  capital country world people happy birthday anniversary wedding proposal honeymoon kids child
  would their there these those where which while other every about after again place price party
  ابغى ابي اريد حق وش ايش شنو كيف اقدر ممكن لو سمحت قصيده عن القطط اكتب الطقس
  ابني ابنتي ولدي بنتي زوجتي زوجي عائلتي اطفالي`);

/** What leans on an Arabic word: and, for, with before it; mine, ours, theirs behind it. */
const leaning = { before: /^(?:وال|بال|لل|[ولبفك])/, behind: /(?:هم|كم|نا|ها|ي|ه|ك|ا)$/ };

/** `g650` is the G650ER. */
const begun = (word: string, titled: readonly string[]): string | undefined =>
  /\d/.test(word) ? titled.find((other) => other.startsWith(word)) : undefined;

/** Wakeboarding is done on a wakeboard. */
function verb(word: string, known: ReadonlySet<string>): string | undefined {
  if (!/^[a-z]{5,}ing$/.test(word)) return undefined;
  const root = word.slice(0, -3);
  return [root, `${root}e`, root.replace(/(.)\1$/, '$1')].find((one) => known.has(one));
}

function bare(word: string, known: ReadonlySet<string>): string | undefined {
  if (!/[ء-ي]/.test(word)) return undefined;
  const shorter = [word, word.replace(leaning.before, '')].flatMap((one) => [
    one,
    one.replace(leaning.behind, ''),
    one.replace(/تي$/, 'ه'),
    one.replace(/تنا$/, 'ه'),
  ]);
  return shorter.find((one) => one.length >= 3 && one !== word && known.has(one));
}

/** The nearest by slips: one in a short word, two in a long one; letters in a wrong order are one. */
function nearest(
  word: string,
  byLength: Map<number, string[]>,
  rank: (word: string) => number,
): string | undefined {
  const most = word.length >= 8 ? 2 : 1;
  let best: { word: string; slips: number } | undefined;
  for (let length = word.length - most; length <= word.length + most; length += 1) {
    for (const other of byLength.get(length) ?? []) {
      if (other[0] !== word[0]) continue;
      const slips = isJumbled(word, other) ? 1 : slipsBetween(word, other, most);
      // Of four letters one more or less is a slip; another one is mostly another word: beat, boat.
      if (word.length === 4 && other.length === 4 && !isJumbled(word, other)) continue;
      if (slips > most || slips > (best?.slips ?? most)) continue;
      // Of two that are as near the one we say more often was meant.
      if (!best || slips < best.slips || rank(other) > rank(best.word))
        best = { word: other, slips };
    }
  }
  return best?.word;
}

const sorted = (word: string) => [...word].sort().join('');

/** The same letters in another order, as `yatch` is of yacht. */
const isJumbled = (word: string, other: string): boolean =>
  word.length === other.length && word.length >= 4 && sorted(word) === sorted(other);

function slipsBetween(a: string, b: string, most: number): number {
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row[j] = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, change);
    }
    if (Math.min(...row) > most) return most + 1;
    last = row;
  }
  return last[b.length] ?? most + 1;
}

/** Two words of a title that people write as one: `alarab`. */
const compoundsOf = (titles: readonly string[][]): Map<string, string> =>
  new Map(
    titles.flatMap((words) =>
      words.flatMap((word, at): [string, string][] => {
        const before = words[at - 1];
        return before ? [[`${before}${word}`, `${before} ${word}`]] : [];
      }),
    ),
  );
