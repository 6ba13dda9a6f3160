/** How many nights, hours, rooms and visas: what a figure counts when it counts no people. */
import {
  type MessageSpot,
  type MessageToken,
  numberAt,
  withoutSpots,
} from '#domain/assistant/numbers.ts';

interface Counts {
  length: number | undefined;
  minutes: number | undefined;
  rooms: number | undefined;
  visas: number | undefined;
  /** The rest of the message. */
  tokens: MessageToken[];
}

const nights =
  /^(?:nights?|nites?|nts|n|days?|ليال|ليالي|ليله|لليال|[ول]{0,2}ليلتين|[ات]?يام|[ول]{0,2}يومين)$/;
const weeks = /^(?:weeks?|fortnights?|اسابيع|[ولب]{0,2}اسبوع|[ولب]{0,2}اسبوعين)$/;
const hours = /^(?:hours?|hrs?|ساعات|ساعه|ساعتين)$/;
const visas = /^(?:visas?|تاشيرات|تاشيره|تاشيرتين)$/;
const rooms = /^(?:bedrooms?|beds?|br|bhk|bedroomed|غرف|غرفه|غرفتين)$/;

interface Found extends MessageSpot {
  value: number;
}

function countOf(tokens: readonly MessageToken[], noun: RegExp): Found | undefined {
  for (const [at, token] of tokens.entries()) {
    if (token.number !== undefined && noun.test(token.word))
      return { value: token.number, at, length: 1 };
    const counted = numberAt(tokens, at);
    const of = isLinked(tokens, at) ? 1 : 0;
    const next = at + (counted?.length ?? 0) + of;
    if (counted && noun.test(tokens[next]?.word ?? ''))
      return { value: counted.value, at, length: counted.length + of };
  }
  return undefined;
}

/** A couple of nights. */
const isLinked = (tokens: readonly MessageToken[], at: number) =>
  tokens[at]?.word === 'couple' && tokens[at + 1]?.word === 'of';

/** The nouns stay: whoever counts them may still be read by what stands around. */
export function takeCounts(tokens: readonly MessageToken[]): Counts {
  const found = {
    length: lengthOf(tokens),
    minutes: countOf(tokens, hours),
    rooms: countOf(tokens, rooms),
    visas: countOf(tokens, visas),
  };
  const spots = Object.values(found).filter((one) => one !== undefined);
  const asked = found.minutes?.value ?? Number.NaN;
  return {
    length: found.length?.value,
    minutes: asked <= 24 ? asked * 60 : undefined,
    rooms: found.rooms?.value,
    visas: found.visas?.value,
    tokens: withoutSpots(tokens, spots),
  };
}

/** In nights or days, and in weeks of seven of them. */
function lengthOf(tokens: readonly MessageToken[]): Found | undefined {
  const found = countOf(tokens, nights);
  if (found) return found;
  const inWeeks = countOf(tokens, weeks);
  if (inWeeks) return { ...inWeeks, value: inWeeks.value * weekOf(tokens, inWeeks) };
  return inOne(tokens);
}

const isFortnight = (word: string | undefined) => /^fortnights?$/.test(word ?? '');
const weekOf = (tokens: readonly MessageToken[], { at, length }: MessageSpot) =>
  isFortnight(tokens[at + length]?.word) ? 14 : 7;

/** `for a week`, `a whole week`, اسبوع, ليلة واحدة: no figure says how many. */
function inOne(tokens: readonly MessageToken[]): Found | undefined {
  for (const [at, { word }] of tokens.entries()) {
    const [before = '', earlier = ''] = [tokens[at - 1]?.word, tokens[at - 2]?.word];
    const after = tokens[at + 1]?.word ?? '';
    const spot = { at, length: 1 };
    const isOne =
      /^(?:a|one|whole|full|entire)$/.test(before) || (before === 'the' && earlier === 'for');
    if (isFortnight(word)) return { ...spot, value: 14 };
    if (word === 'week' && isOne && !/^(?:per|times|twice|once)$/.test(earlier) && after !== 'on')
      return { ...spot, value: 7 };
    if (
      /^(?:[ولب]|لمده)?اسبوع$/.test(word) &&
      !/^(?:كل|هذا|اخر|اول|ثاني|تاني|ثالث|تالت|رابع|نهايه|بعد|قبل)$/.test(before) &&
      !(after === 'من' && /^(?:ال(?:ان|يوم|حين)|هلا|هلق|دلوقتي)$/.test(tokens[at + 2]?.word ?? ''))
    )
      return { ...spot, value: 7 };
    if (/^(?:night|day)$/.test(word) && before === 'a' && /^(?:for|just|only)$/.test(earlier))
      return { ...spot, value: 1 };
    if (/^(?:[لب]|لل)?(?:ليله|يوم)$/.test(word) && /^واحده?$/.test(after))
      return { at, length: 2, value: 1 };
  }
  return undefined;
}
