/** How heavy and how tall somebody is; neither is an age, a party or a sum of money. */

import {
  type MessageSpot,
  type MessageToken,
  tokensOf,
  withoutSpots,
} from '#domain/assistant/numbers.ts';
import { heightIn, withoutHeights } from '#domain/assistant/people/heights.ts';

interface Measures {
  /** In whole kilograms. */
  weight: number | undefined;
  /** In whole centimetres. */
  height: number | undefined;
  tokens: MessageToken[];
}

/** The message must be `plain`. */
export function takeMeasures(said: string): Measures {
  const height = heightIn(said);
  const tokens = tokensOf(height === undefined ? said : withoutHeights(said));
  const weights = weightsIn(tokens);
  const bare = height === undefined ? heightBeside(tokens, weights) : undefined;
  const heaviest = weights.map(({ kilograms }) => kilograms);
  return {
    weight: heaviest.length > 0 ? Math.max(...heaviest) : undefined,
    height: height ?? bare?.centimetres,
    tokens: withoutSpots(tokens, [...weights, ...(bare ? [bare] : [])]),
  };
}

const pounds = 0.4536;
const stones = 6.35;

function weightsIn(tokens: readonly MessageToken[]): (MessageSpot & { kilograms: number })[] {
  return tokens.flatMap(({ number }, at) => {
    if (number === undefined || number < 3 || number > 400) return [];
    const unit = unitOf(tokens[at + 1]?.word ?? '');
    const before = tokens.slice(Math.max(0, at - 2), at);
    const isWeighed = before.some(({ word }) => weighing.test(word)) && !isTallAt(tokens, at);
    if (unit === undefined && !isWeighed) return [];
    const length = unit === undefined ? 1 : 2;
    return [{ at, length, kilograms: Math.round(number * (unit ?? 1)) }];
  });
}

const weighing = /^(?:weighs?|weight|weighing|و?وزني|و?وزنه|و?وزنها|اوزن)$/;

function unitOf(word: string): number | undefined {
  if (/^(?:kgs?|kilos?|kilograms?|kilogrammes?|كيلو|كجم|كغ|كيلوجرام|كيلوغرام)$/.test(word))
    return 1;
  if (/^(?:lbs?|pounds?)$/.test(word)) return pounds;
  return word === 'stone' ? stones : undefined;
}

const tall = { least: 140, most: 225 };

function isTallAt(tokens: readonly MessageToken[], at: number): boolean {
  const before = tokens[at - 1]?.word ?? '';
  return /^(?:height|و?طول[يهن]?ا?)$/.test(before) || tokens[at + 1]?.word === 'tall';
}

/** `104kg and 193`, `193 tall`, طولي 193: no unit, and nothing else that it could be. */
function heightBeside(tokens: readonly MessageToken[], weights: readonly MessageSpot[]) {
  const behind = new Set(weights.map(({ at, length }) => at + length));
  for (const [at, { number, word }] of tokens.entries()) {
    if (number === undefined || number < tall.least || number > tall.most) continue;
    const link = /^(?:and|و)$/.test(tokens[at - 1]?.word ?? '') ? 1 : 0;
    const isBeside = /^\d{3}$/.test(word) && behind.has(at - link);
    const isSaid = weights.length > 0 && /^(?:im|am|is)$/.test(tokens[at - 1]?.word ?? '');
    if (isBeside || isSaid || isTallAt(tokens, at)) return { at, length: 1, centimetres: number };
  }
  return undefined;
}
