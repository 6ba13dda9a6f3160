/** What a sentence claims in figures: sums of money, counts, hours and days, in digits or in words. */
import type { Claim } from '#domain/assistant/claims/claim.ts';
import { momentAt } from '#domain/assistant/claims/moments.ts';
import { wordAt } from '#domain/assistant/claims/tokens.ts';
import { dualOf, unitOf } from '#domain/assistant/claims/units.ts';
import { currencyOf } from '#domain/assistant/money.ts';
import { type MessageCount, type MessageToken, numberAt } from '#domain/assistant/numbers.ts';

/** Every claim in its order; what a name is made of is passed over. */
export function claimsIn(
  tokens: readonly MessageToken[],
  isNamed: (at: number) => boolean,
): Claim[] {
  const found: Claim[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (isNamed(at)) continue;
    const claims = momentAt(tokens, at) ?? figureAt(tokens, at);
    if (claims.length === 0) continue;
    found.push(...claims);
    at = Math.max(...claims.map((claim) => claim.at + claim.length)) - 1;
  }
  return found.map((claim, place) => inSpan(claim, found[place - 1], found[place + 1], tokens));
}

const spanning = new Set(['-', '–', 'to', 'and', 'or', 'الي', 'حتي', 'و']);

/** `AED 62,000 - 108,000`, `من 62,000 إلى 108,000 درهم`: both ends are money. */
function inSpan(
  claim: Claim,
  before: Claim | undefined,
  after: Claim | undefined,
  tokens: readonly MessageToken[],
): Claim {
  if (claim.kind !== 'count' || claim.unit !== undefined) return claim;
  const isBeside = (first: Claim, second: Claim) =>
    first.at + first.length + 1 === second.at && spanning.has(wordAt(tokens, second.at - 1));
  const other =
    before?.kind === 'money' && isBeside(before, claim)
      ? before
      : after?.kind === 'money' && isBeside(claim, after)
        ? after
        : undefined;
  return other?.currency ? { ...claim, kind: 'money', currency: other.currency } : claim;
}

function figureAt(tokens: readonly MessageToken[], at: number): Claim[] {
  const dual = dualOf(wordAt(tokens, at));
  if (dual) return [{ at, length: 1, kind: 'count', value: 2 * dual.times, unit: dual.unit }];
  const counted = numberAt(tokens, at);
  if (!counted) return [];
  const { value, length } = asSpoken(tokens, at, counted);
  const money = currencyBeside(tokens, at, length);
  if (money) return [{ at, kind: 'money', value, ...money }];
  const counts = unitAfter(tokens, at + length);
  if (counts && counts.unit !== 'whole')
    return [{ at, length, kind: 'count', value: value * counts.times, unit: counts.unit }];
  return isSaying(tokens, at, value) ? [] : [{ at, length, kind: 'count', value }];
}

/** `Four fifty`, `nine ninety-nine`: hundreds, as prices are spoken. */
function asSpoken(
  tokens: readonly MessageToken[],
  at: number,
  counted: MessageCount,
): Omit<MessageCount, 'large'> {
  const isWord = (place: number) => /^[a-z]/.test(wordAt(tokens, place));
  const next = at + counted.length;
  const rest =
    isWord(at) && isWord(next) && counted.value < 20 ? numberAt(tokens, next) : undefined;
  if (!rest || rest.value < 10 || rest.value > 99) return counted;
  return { value: counted.value * 100 + rest.value, length: counted.length + rest.length };
}

const foreign = new Set([
  '€',
  '£',
  'eur',
  'gbp',
  'euro',
  'euros',
  'pounds',
  'sar',
  'riyal',
  'riyals',
  'يورو',
  'ريال',
]);

const currencyAt = (tokens: readonly MessageToken[], at: number) => {
  const word = wordAt(tokens, at);
  return foreign.has(word) ? ('other' as const) : currencyOf(word);
};

function currencyBeside(tokens: readonly MessageToken[], at: number, length: number) {
  // `4,470 dollars for three days`: the word belongs to the figure before it.
  const isTaken = tokens[at - 2]?.number !== undefined;
  const before = isTaken ? undefined : currencyAt(tokens, at - 1);
  if (before) return { currency: before, length };
  const after = currencyAt(tokens, at + length);
  return after && { currency: after, length: length + 1 };
}

/** `2-hour`, `10 adult guests`. */
function unitAfter(tokens: readonly MessageToken[], at: number) {
  const first = wordAt(tokens, at) === '-' ? at + 1 : at;
  const near = unitOf(wordAt(tokens, first));
  if (near || !/^\p{L}+$/u.test(wordAt(tokens, first))) return near;
  const next = unitOf(wordAt(tokens, first + 1));
  return next && !['for', 'per', 'a', 'in', 'of', 'the'].includes(wordAt(tokens, first))
    ? next
    : undefined;
}

/** `one of them`, `2 options`: small numbers by themselves claim nothing. */
function isSaying(tokens: readonly MessageToken[], at: number, value: number): boolean {
  return value <= (/^\d/.test(wordAt(tokens, at)) ? 10 : 12) && Number.isInteger(value);
}
