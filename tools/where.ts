// npm run where -- "WORDS": the ten places of the code that a question about the product leads to, the best first.
import MiniSearch, { type Query } from 'minisearch';
import { stemsOf } from '#domain/search/stems.ts';
import { synonymsOf } from '#domain/search/synonyms.ts';
import { type Place, sentences } from '#tools/where/sentences.ts';

/** A row of where.md was written to be found; a name only happens to say it. */
const worth = { row: 1.5, comment: 1.1, test: 0.9, noun: 0.7, name: 0.7, refusal: 0.9 } as const;

/** Words of whoever looks into a program, beside those that clients use (domain/search/synonyms.ts). */
const meanings = `delegate proxy behalf mandate
  otp code token verify
  arabic translation language localise
  retry again attempt
  live realtime websocket socket
  draw render picture image illustration art
  limit throttle rate quota
  delete erase remove forget
  expire lapse end over
  email mail letter
  sms phone text
  permission right policy
  document upload file paper attachment
  session login sign password
  chatbot chat assistant
  cron schedule job worker clock
  fee penalty charge
  employee staff colleague concierge
  dashboard home today
  secret encrypt seal key`
  .split('\n')
  .map(wordsIn);

/** Words of any question, whatever it is about; that jobs are worked says nothing of what is worked out. */
const fillers =
  /\b(?:where|which|what|how|who|when|why|is|are|it|that|the|an?|into|of|decided?s?|worked out|checked|computed|composed|determined|happens?|code|function|file|rule)\b/gi;

/** Booked, booking and bookings are one word here; the search of clients is finer. */
function wordsIn(text: string): string[] {
  const cut = /(?<=[a-z]{3})(?:ations?|ions?|ings?|ed|er|al|e)$/;
  const twice = /(?<=[a-z]{2})([bdglmnprt])\1$/;
  return stemsOf(text).map((word) => word.replace(cut, '').replace(twice, '$1').replace(/y$/, 'i'));
}

const alike = (word: string): string[] =>
  [
    ...meanings.filter((group) => group.includes(word)).flat(),
    ...synonymsOf(word).flatMap(wordsIn),
  ].filter((other) => other !== word && /[a-z]/.test(other));

/** Reads the house once, and then answers questions. */
export function openFinder(): (asked: string) => Place[] {
  const said = sentences();
  const index = new MiniSearch({
    fields: ['own', 'above', 'around'],
    tokenize: wordsIn,
    processTerm: (word) => word,
  });
  index.addAll(
    said.map(({ own, sentence, above = '', around }, id) => ({
      id,
      own: own ?? sentence,
      above,
      around,
    })),
  );
  return (asked) => {
    const words = [...new Set(wordsIn(asked.replace(fillers, ' ')))];
    const ask = { combineWith: 'OR', queries: words.map(meant) } as const;
    const results = index.search(ask, {
      boost: { own: 2, above: 0.5 },
      tokenize: (word) => [word],
    });
    const best = results
      .flatMap(({ id, score, queryTerms }) => {
        const one = said[id];
        // Whoever asks three words means all three.
        const heard = words.filter((word) =>
          [word, ...alike(word)].some((of) => queryTerms.includes(of)),
        );
        return one ? [{ one, score: (score * worth[one.kind] * heard.length) / words.length }] : [];
      })
      .toSorted((a, b) => b.score - a.score);
    const places = new Map<string, Place>();
    for (const { one } of best) {
      const known = places.get(one.file);
      // Of one file a second function is worth a line, a second sentence is not.
      const place = known?.name && one.name ? `${one.file} ${one.name}` : one.file;
      if (!places.has(place)) places.set(place, one);
    }
    return [...places.values()].slice(0, 10);
  };
}

/** The word itself, what begins like it, and what else it may be called. */
const meant = (word: string): Query => ({
  combineWith: 'OR',
  queries: [
    { queries: [word], prefix: word.length > 3, weights: { prefix: 0.4, fuzzy: 0 } },
    { queries: alike(word), boostTerm: () => 0.4 },
  ],
});

if (import.meta.main) {
  const found = openFinder()(process.argv.slice(2).join(' '));
  if (found.length === 0) console.log('Nothing says so. Try a noun of docs/glossary.md.');
  for (const { file, line, name, sentence } of found)
    console.log(`${file}:${line}${name ? ` ${name}` : ''} – ${sentence.slice(0, 240)}`);
}
