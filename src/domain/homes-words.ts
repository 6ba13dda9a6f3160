/** Words as people type them, against words as the catalogue writes them, in both languages. */

/** Words that people put between the ones they mean. */
const fillers = new Set(
  'a an and at by for in near of on the to with في على من مع الى او'.split(' '),
);

export interface Asked {
  token: string;
  /** How many letters may be wrong. */
  slips: number;
}

/** A word that stands somewhere as it was typed is meant so; only a stranger may be a slip. */
export function askedOf(text: string, everything: readonly string[]): Asked[] {
  const known = new Set(everything.flatMap((words) => words.split(' ')));
  return tokens(text)
    .filter((token) => !fillers.has(token))
    .map((token) => {
      const meant = [...known].some((word) => likeness({ token, slips: 0 }, word) > 0);
      return { token, slips: meant ? 0 : allowedSlips(token) };
    });
}

/** How well the words answer; undefined where one of the asked words is not there at all. */
export function closeness(asked: Asked[], words: string): number | undefined {
  const there = words.split(' ');
  let score = 0;
  for (const one of asked) {
    // What stands earlier in the words (the title, then the place) counts a little more.
    const best = Math.max(0, ...there.map((word, at) => likeness(one, word) * (1 + 1 / (at + 4))));
    if (best === 0) return undefined;
    score += best;
  }
  return score;
}

function likeness({ token, slips: allowed }: Asked, word: string): number {
  if (token === word) return 4;
  if (/^\d/.test(token)) return 0;
  if (word.startsWith(token) && token.length > 1) return 3;
  if (allowed === 0 || word[0] !== token[0]) return 0;
  const begun = word.slice(0, token.length);
  return Math.min(slips(token, word), slips(token, begun)) <= allowed ? 1 : 0;
}

/** Short words have too many neighbours to be forgiven. */
function allowedSlips({ length }: string): number {
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
}

/** Letters missing, added, mistaken or swapped with their neighbour, to get from one to the other. */
function slips(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
        swap ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** Each word once, in the order of their weight. */
export function searchable(texts: readonly string[]): string {
  return [...new Set(texts.flatMap(tokens))].join(' ');
}

/** Arabic is written with and without its small signs, and with several forms of alef, ya and ha. */
function tokens(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىئ]/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ؤ/g, 'و')
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/^(?:وال|ال|لل)(?=..)/, ''))
    .filter(Boolean);
}
