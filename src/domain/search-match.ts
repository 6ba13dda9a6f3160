/**
 * Finds what a reader means by what they type: English or Arabic, whatever the spelling of an alef, with
 * or without marks, half typed, or with one slip of the finger.
 */
import type { SearchWords } from '#contract/bookings-pages.ts';

/** Latin accents, Arabic vowel marks, hamza above and below, the dagger alef. */
const marks = /[\u0300-\u036F\u064B-\u065F\u0670]/g;
/** The tatweel only stretches a word; an apostrophe sits inside one: Za’abeel. */
const silent = /[\u0640'’‘`ʼ]/g;

/** Letters that many people write one for the other. */
const alike: Record<string, string> = { ٱ: 'ا', ة: 'ه', ى: 'ي', ی: 'ي', ک: 'ك', ء: '' };
const alikeLetters = /[ٱةىیکء]/g;
const arabicFigures = /[\u0660-\u0669\u06F0-\u06F9]/g;

/** Words that say how others hang together; nobody looks for them. */
const between = new Set(
  ['a an and at for from in of on or the to with', 'الي على علي عن في مع من و']
    .join(' ')
    .split(' '),
);

/** From this length on a word may hold one slip; shorter ones would match anything. */
const forgivenFrom = 4;

/** A text in its plainest spelling: small letters, no marks, one space between words. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(marks, '')
    .replace(silent, '')
    .replace(alikeLetters, (letter) => alike[letter] ?? letter)
    .replace(arabicFigures, (figure) => String((figure.codePointAt(0) ?? 0) % 16))
    .split(/[^\p{L}\p{N}]+/u)
    .map(withoutArticle)
    .filter(Boolean)
    .join(' ');
}

/** ‘The’ is a part of the word in Arabic; with it or without it, the word is the same. */
function withoutArticle(word: string): string {
  return word.replace(/^و?ال(?=.{3})/, '');
}

/** The words an item is found by, once each; what is in the title need not be said again. */
export function searchWords(title: string[], rest: string[]): SearchWords {
  const first = new Set(wordsOf(title.join(' ')));
  const others = new Set(wordsOf(rest.join(' ')).filter((word) => !first.has(word)));
  return { title: [...first].join(' '), rest: [...others].join(' ') };
}

function wordsOf(text: string): string[] {
  return plain(text).split(' ').filter(Boolean);
}

/** How well an item answers the query: 0 not at all, and more the better. */
export function matcher(query: string): (words: SearchWords) => number {
  const typed = wordsOf(query);
  const telling = typed.filter((word) => !between.has(word));
  const wanted = telling.length > 0 ? telling : typed;
  return ({ title, rest }) => {
    const inTitle = title.split(' ');
    const inRest = rest.split(' ');
    let total = 0;
    for (const word of wanted) {
      const score = Math.max(2 * best(word, inTitle), best(word, inRest));
      if (score === 0) return 0;
      total += score;
    }
    return total || 1;
  };
}

function best(wanted: string, words: string[]): number {
  return words.reduce((score, word) => Math.max(score, likeness(wanted, word)), 0);
}

/** The same word, its beginning, a part of it, or either with one slip. */
function likeness(wanted: string, word: string): number {
  if (word === wanted) return 8;
  if (word.startsWith(wanted)) return 6;
  if (wanted.length < forgivenFrom) return 0;
  if (word.includes(wanted)) return 4;
  return isOneSlipFromBeginning(wanted, word) ? 1 : 0;
}

/** Whether one letter too many, too few, wrong or swapped turns what was typed into the beginning. */
function isOneSlipFromBeginning(wanted: string, word: string): boolean {
  let at = 0;
  while (at < wanted.length && wanted[at] === word[at]) at += 1;
  if (word.startsWith(wanted.slice(at), at + 1)) return true;
  // A wrong last letter says nothing of what comes after it: the word has to end there.
  const isLast = at === wanted.length - 1;
  if (isLast) return word.length <= wanted.length && word.length >= at;
  const rest = wanted.slice(at + 1);
  return word.startsWith(rest, at) || word.startsWith(rest, at + 1) || isSwapped(wanted, word, at);
}

function isSwapped(wanted: string, word: string, at: number): boolean {
  const turned = `${wanted[at + 1]}${wanted[at]}${wanted.slice(at + 2)}`;
  return word.startsWith(turned, at);
}
