/** For what a sum is said: for one night, for each, for the four of them, in all. */
import type { Claim } from '#domain/assistant/claims/claim.ts';
import { isParting, wordAt } from '#domain/assistant/claims/tokens.ts';
import { dualOf, type UnitCounts, unitOf } from '#domain/assistant/claims/units.ts';
import { type MessageToken, numberAt } from '#domain/assistant/numbers.ts';
import { plain } from '#domain/search/normal-form.ts';

export interface ClaimScope {
  /** What it buys one of. */
  per?: UnitCounts;
  /** How many of what it is said to be for, in people, nights, minutes. */
  counts: { unit: UnitCounts['unit']; value: number }[];
  isTotal: boolean;
}

const words = (text: string) => new Set(text.split(/\s+/).map(plain));

const eachOne = words('each pp apiece للواحد');
const rates = new Map<string, string>(
  Object.entries({
    nightly: 'night',
    daily: 'day',
    hourly: 'hour',
    monthly: 'month',
    yearly: 'year',
  }).concat([
    ['annually', 'year'],
    ['annual', 'year'],
    ['سنويا', 'year'],
    ['سنوي', 'year'],
    ['شهريا', 'month'],
    ['يوميا', 'day'],
  ]),
);
const perWords = words('per a an each every one لكل كل في');
const totals = words(
  `total totals totalling altogether combined overall entire whole everyone everything together stay
  إجمالي الإجمالي المجموع مجموع إجمالا مجموعها للجميع للعائلة معا كلكم جميعا`,
);

export function scopeOf(
  tokens: readonly MessageToken[],
  claim: Pick<Claim, 'at' | 'length'>,
): ClaimScope {
  const per = perAfter(tokens, claim.at + claim.length) ?? perBefore(tokens, claim.at);
  const clause = clauseAround(tokens, claim.at);
  const near = groupsIn(tokens.slice(...clause));
  const isTotal = saysTotal(tokens.slice(...clause));
  const isNear = near.length > 0 || isTotal || (per !== undefined && per.unit !== 'person');
  const counts = isNear ? near : groupsIn(tokens);
  return { counts, isTotal, ...(per && { per }) };
}

function perAfter(tokens: readonly MessageToken[], at: number): UnitCounts | undefined {
  const first = wordAt(tokens, at);
  const rate = rates.get(first);
  if (rate) return unitOf(rate);
  if (eachOne.has(first) && !unitOf(wordAt(tokens, at + 1))) return unitOf('person');
  const skipped = first === 'for' || first === '(' ? at + 1 : at;
  const word = wordAt(tokens, skipped);
  const isRate = perWords.has(word) || (first === 'for' && word === 'the');
  if (isRate) return unitOf(wordAt(tokens, skipped + 1)) ?? unitOf(wordAt(tokens, skipped + 2));
  return first === 'for' ? undefined : unitOf(first);
}

/** `the nightly rate is`, `each guest pays`, `لكل شخص`: at most five words before, in the same clause. */
function perBefore(tokens: readonly MessageToken[], at: number): UnitCounts | undefined {
  for (let place = at - 1; place >= Math.max(0, at - 5); place -= 1) {
    const token = tokens[place];
    if (!token || isParting(token) || /^[:=]$/.test(token.word)) return undefined;
    if ((token.number ?? 0) > 1) return undefined;
    const rate = rates.get(token.word);
    if (rate) return unitOf(rate);
    if (/^(?:per|each|every|لكل)$/.test(token.word)) return unitOf(wordAt(tokens, place + 1));
  }
  return undefined;
}

export function clauseAround(tokens: readonly MessageToken[], at: number): [number, number] {
  let [from, to] = [at, at + 1];
  const isOpen = (place: number) => {
    const token = tokens[place];
    return token !== undefined && !isParting(token);
  };
  while (isOpen(from - 1)) from -= 1;
  while (isOpen(to)) to += 1;
  return [from, to];
}

const saysTotal = (clause: readonly MessageToken[]): boolean =>
  clause.some(
    ({ word }, at) =>
      totals.has(word) ||
      (word === 'all' &&
        (/^(?:in|for)$/.test(wordAt(clause, at - 1)) ||
          /^(?:in|told|of|included)$/.test(wordAt(clause, at + 1)))),
  );

const parties = words('party group family couple مجموعة عائلة');
const both = words('لكما لكليكما');

/** `for you both`, `for 2 nights`, `for a party of four`, `لشخصين`. */
function groupsIn(tokens: readonly MessageToken[]): ClaimScope['counts'] {
  return tokens.flatMap(({ word }, at) => {
    if (both.has(word)) return [{ unit: 'person' as const, value: 2 }];
    if (word === 'both')
      return /^(?:for|you|the)$/.test(wordAt(tokens, at - 1)) || wordAt(tokens, at + 1) === 'of'
        ? [{ unit: 'person' as const, value: 2 }]
        : [];
    const dual = dualOf(word);
    if (dual) return [{ unit: dual.unit, value: 2 * dual.times }];
    if (word === 'for' || word === 'of') return countAfter(tokens, at);
    if (/^ل/.test(word) && tokens[at]?.number) return countFrom(tokens, at);
    return tokens[at]?.number && !isLimit(wordAt(tokens, at - 1)) ? peopleFrom(tokens, at) : [];
  });
}

const isLimit = (word: string) =>
  /^(?:to|of|for|least|most|maximum|minimum|from|than|حتي|من|الي)$/.test(word);

/** `Two of you fly`, `four guests pay`, `two nights are`. */
function peopleFrom(tokens: readonly MessageToken[], at: number): ClaimScope['counts'] {
  const counted = numberAt(tokens, at);
  if (!counted || counted.large) return [];
  const next = at + counted.length;
  const isOfYou =
    wordAt(tokens, next) === 'of' && /^(?:you|us|them)$/.test(wordAt(tokens, next + 1));
  const counts = unitOf(wordAt(tokens, next));
  if (isOfYou) return [{ unit: 'person', value: counted.value }];
  const isCounted = counts && ['person', 'night', 'day'].includes(counts.unit);
  return isCounted ? [{ unit: counts.unit, value: counted.value * counts.times }] : [];
}

function countAfter(tokens: readonly MessageToken[], at: number): ClaimScope['counts'] {
  if (wordAt(tokens, at) === 'of' && !parties.has(wordAt(tokens, at - 1))) return [];
  let next = at + 1;
  while (/^(?:the|all|your|you|those|these|a|an|up|to)$/.test(wordAt(tokens, next))) next += 1;
  return countFrom(tokens, next);
}

function countFrom(tokens: readonly MessageToken[], at: number): ClaimScope['counts'] {
  const counted = numberAt(tokens, at);
  if (!counted || counted.large) return [];
  const after = at + counted.length;
  const next = wordAt(tokens, after) === '-' ? after + 1 : after;
  const found = unitOf(wordAt(tokens, next)) ?? unitOf(wordAt(tokens, next + 1));
  const unit = found ?? (counted.value <= 30 ? unitOf('person') : undefined);
  return unit ? [{ unit: unit.unit, value: counted.value * unit.times }] : [];
}
