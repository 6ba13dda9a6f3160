/** A text as numbers: which words, pairs of words and pieces of words stand in it, each in one of a fixed number of places. */
import { consonantsOf } from '#domain/assistant/classifier/consonants.ts';
import { meaningsOf } from '#domain/assistant/meanings.ts';
import { wordsOf } from '#domain/search/normal-form.ts';
import { stem } from '#domain/search/stems.ts';

/** More places gain nothing that was measured, fewer lose. */
export const places = 1 << 15;

/** Letters of a piece: shorter ones tell nothing, longer ones are the words themselves. */
const shortest = 3;
const longest = 4;

/** What a piece of a word counts beside the word itself. */
const pieceWorth = 0.5;
/** And what another word for it counts. */
const meaningWorth = 0.3;
/** And its consonants, which Arabic keeps in either script. */
const consonantsWorth = 0.7;

/** Nobody says more with more. */
const mostWords = 400;
/** What goes on with something says so early. */
const most = 12;
const longestWord = 40;

const seeds = {
  word: 0x811c9dc5,
  pair: 0x2f0b4a27,
  piece: 0x6d2b79f5,
  meaning: 0x1b56c4e9,
  bare: 0x7b56c4e1,
  before: 0x3c6ef372,
};

const stirred = (hash: number, code: number) => Math.imul(hash ^ code, 0x01000193);

function hashed(seed: number, text: string): number {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) hash = stirred(hash, text.charCodeAt(at));
  return hash;
}

/** The last bits of such a hash depend on the last letters only, unless they are mixed. */
function placeOf(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 12)) >>> 0) % places;
}

/** What was before a text counts by itself, and with each of its words. */
const beforeWorth = 1.5;

/** How often each place is hit; `before` names what the text goes on with, where that matters. */
export function countsOf(text: string, before: readonly string[] = []): Map<number, number> {
  const found = new Map<number, number>();
  const add = (hash: number, worth: number) => {
    const place = placeOf(hash);
    found.set(place, (found.get(place) ?? 0) + worth);
  };
  const words = wordsOf(text).slice(0, mostWords);
  for (const [at, whole] of words.entries()) {
    const word = whole.slice(0, longestWord);
    add(hashed(seeds.word, word), 1);
    const next = words[at + 1];
    if (next) add(hashed(seeds.pair, `${word} ${next}`), 1);
    addPieces(`<${word}>`, add);
    addMeaning(word, add);
    const bare = consonantsOf(word);
    if (bare.length > 1) add(hashed(seeds.bare, bare), consonantsWorth);
  }
  for (const one of before) {
    add(hashed(seeds.before, one), beforeWorth);
    for (const word of words.slice(0, most)) add(hashed(seeds.before, `${one} ${word}`), 1);
  }
  return found;
}

type Add = (hash: number, worth: number) => void;

/** The word without its endings, and what else the same is called, in either language. */
function addMeaning(word: string, add: Add) {
  const stemmed = stem(word);
  add(hashed(seeds.meaning, stemmed), 1);
  for (const other of meaningsOf(stemmed)) add(hashed(seeds.meaning, other), meaningWorth);
}

function addPieces(word: string, add: Add) {
  for (let from = 0; from < word.length; from += 1) {
    let hash = seeds.piece;
    const end = Math.min(word.length, from + longest);
    for (let at = from; at < end; at += 1) {
      hash = stirred(hash, word.charCodeAt(at));
      if (at - from + 1 >= shortest) add(hash, pieceWorth);
    }
  }
}

/** Its places and what each is worth, of length one in all. */
export interface MessageVector {
  at: Int32Array;
  worth: Float32Array;
}

/** What stands in few texts says more; what was never seen says nothing. */
export function vectorOf(counts: ReadonlyMap<number, number>, rarity: Float32Array): MessageVector {
  const known = [...counts].filter(([place]) => (rarity[place] ?? 0) > 0);
  const at = Int32Array.from(known, ([place]) => place);
  const worth = Float32Array.from(
    known,
    ([place, count]) => (1 + Math.log(1 + count)) * (rarity[place] ?? 0),
  );
  const length = Math.sqrt(worth.reduce((sum, one) => sum + one * one, 0)) || 1;
  return { at, worth: worth.map((one) => one / length) };
}

export function rarityOf(texts: readonly ReadonlyMap<number, number>[]): Float32Array {
  const seen = new Float32Array(places);
  for (const counts of texts)
    for (const place of counts.keys()) seen[place] = (seen[place] ?? 0) + 1;
  return seen.map((times) => (times === 0 ? 0 : Math.log((1 + texts.length) / (1 + times)) + 1));
}
