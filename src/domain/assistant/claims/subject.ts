/** Of which thing a figure is: the one that is named nearest to it. */
import type { Claim } from '#domain/assistant/claims/claim.ts';
import type { ClaimName } from '#domain/assistant/claims/names.ts';
import { isParting, wordAt } from '#domain/assistant/claims/tokens.ts';
import type { MessageToken } from '#domain/assistant/numbers.ts';

/** What stands between is worth so many words: another saying, or a mere comparison. */
const parted = 3;
const compared = 24;

export function nearestTo(
  claim: Claim,
  named: readonly ClaimName[],
  tokens: readonly MessageToken[],
): ClaimName | undefined {
  const cost = ({ at, length }: ClaimName) => {
    const isBefore = at < claim.at;
    const between = isBefore
      ? tokens.slice(at + length, claim.at)
      : tokens.slice(claim.at + claim.length, at);
    const breaks = between.filter(isParting).length;
    return (
      between.length +
      breaks * parted +
      (isCompared(tokens, at) ? compared : 0) +
      (isBefore ? 0 : 0.5)
    );
  };
  return named.toSorted((a, b) => cost(a) - cost(b))[0];
}

const comparing = /^(?:than|unlike|versus|vs|against)$/;
const comparatives = /^(?:ارخص|اغلي|اكبر|اصغر|اقل|اكثر|افضل|اطول|اقصر|اوسع)$/;

/** `Cheaper than the Noor`: what is said next is hardly said of it. */
function isCompared(tokens: readonly MessageToken[], at: number): boolean {
  let place = at - 1;
  while (/^(?:\*\*|the|our)$/.test(wordAt(tokens, place))) place -= 1;
  const word = wordAt(tokens, place);
  return comparing.test(word) || (word === 'من' && comparatives.test(wordAt(tokens, place - 1)));
}

/** `The Noor and the Mirsal are $540 and $2,100`: as many sums as things, one after the other. */
export function inOrder(
  claims: readonly Claim[],
  named: readonly ClaimName[],
): Map<Claim, ClaimName> | undefined {
  const sums = claims.filter(({ kind }) => kind === 'money');
  const [first] = sums;
  const last = named.at(-1);
  if (!first || !last || sums.length < 2 || sums.length !== named.length || last.at > first.at)
    return undefined;
  return new Map(
    sums.flatMap((sum, place) => (named[place] ? [[sum, named[place]] as const] : [])),
  );
}

const labels =
  /^(?:price|prices|total|duration|length|capacity|cost|costs|rate|deposit|cancellation|when|where|time|times|date|day|guests|note|option|best|tip|please|important|included|السعر|المده|الاجمالي|السعه|العربون|الالغا|الموعد|الوقت|المكان|ملاحظه|الخيار|التكلفه)$/;

/** What is in bold as a name, and is nobody's the house knows. */
export function unknownNames(
  tokens: readonly MessageToken[],
  named: readonly ClaimName[],
  isWord: (word: string) => boolean,
): ClaimName[] {
  const stars = tokens.flatMap(({ word }, at) => (word === '**' ? [at] : []));
  return stars.flatMap((from, place) => {
    const to = stars[place + 1];
    if (place % 2 === 1 || to === undefined) return [];
    const inside = tokens.slice(from + 1, to);
    const isKnown = named.some(({ at }) => at > from && at < to);
    const letters = inside.filter(
      ({ word, number }) => /^\p{L}{3,}/u.test(word) && number === undefined,
    );
    const isName = letters.some(({ word }) => !isWord(word) && !labels.test(word));
    return isKnown || !isName || labels.test(letters[0]?.word ?? '')
      ? []
      : [{ at: from, length: to - from + 1, ids: [] }];
  });
}
