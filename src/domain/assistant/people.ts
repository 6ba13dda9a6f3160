/** Who comes along: how many, and how old the children are. */
import { type Counted, numberAt, type Token } from '#domain/assistant/numbers.ts';
import { plain } from '#domain/search/spelling.ts';

const words = (text: string) => new Set(text.split(/\s+/).map(plain));

const people =
  words(`people person persons seater seaters guests guest pax adults adult ppl us friends travellers passengers
  شخص شخصا اشخاص شخصين فردين افراد ضيوف ضيف ضيفا اصدقاء مسافرين بالغين`);
const companions = words('colleagues colleague زملاء زملائي');
const children = words(
  'kids kid children child sons daughters boys girls toddlers طفلين اطفال طفل اولاد ابناء بنات ولدين',
);
const leading = words(
  'for party group of seat seats seating fit fits sleep sleeps carry carries accommodate ل',
);
const being = words('are were be نحن we احنا حنا عددنا');
/** What follows a number that counts something else. */
const others =
  words(`night nights day days hour hours minute minutes week weeks month months year years bedroom
  bedrooms bed beds br rooms room january february march april may june july august september october november december
  jan feb mar apr jun jul aug sep oct nov dec million thousand k m dollars usd aed dirhams percent visas visa million pm am th st nd rd
  ليال ليالي ليله يوم ايام ساعه ساعات سنه سنوات غرف غرفه درهم دولار الف مليون تاشيرات صباحا مساء`);

const most = 60;

/** How many people; children who are named apart come on top. */
export function partyIn(tokens: readonly Token[]): number | undefined {
  const said = countsIn(tokens);
  const grown = said.find(({ of }) => of === 'people')?.value;
  const young = said.find(({ of }) => of === 'children')?.value;
  const along = said.find(({ of }) => of === 'companions')?.value;
  if (along !== undefined) return along + 1;
  if (grown !== undefined) return grown + (tokens.some(isAdult) ? (young ?? 0) : 0);
  if (isPair(tokens)) return 2 + (young ?? 0);
  return undefined;
}

const isAdult = ({ word }: Token) => /^(?:adults?|بالغين)$/.test(word);

/** How many children, where only they are named. */
export function childrenIn(tokens: readonly Token[]): number | undefined {
  return countsIn(tokens).find(({ of }) => of === 'children')?.value;
}

/** My wife and I; for the two of us. */
function isPair(tokens: readonly Token[]): boolean {
  const said = tokens.map(({ word }) => word).join(' ');
  return /\bmy (?:wife|husband|girlfriend|boyfriend|fiancee?|partner) and (?:me|i|myself)\b|\b(?:me|i) and my (?:wife|husband|girlfriend|boyfriend|partner)\b|(?:انا|لي) و?(?:زوجتي|زوجي)/.test(
    said,
  );
}

interface Said {
  of: 'people' | 'children' | 'companions';
  value: number;
}

function countsIn(tokens: readonly Token[]): Said[] {
  return tokens.flatMap((_, at) => {
    const counted = numberAt(tokens, at);
    if (!counted || counted.large || counted.value < 1 || counted.value > most) return [];
    if (isAgeAt(tokens, at, false)) return [];
    const of = whoAt(tokens, at, counted);
    return of && Number.isInteger(counted.value) ? [{ of, value: counted.value }] : [];
  });
}

function whoAt(tokens: readonly Token[], at: number, counted: Counted): Said['of'] | undefined {
  const own = tokens[at]?.word ?? '';
  const after = tokens.slice(at + counted.length, at + counted.length + 2).map(({ word }) => word);
  const named = [own, ...after];
  if (after[0] === 'year' || others.has(after[0] ?? '')) return undefined;
  if (named.some((word) => children.has(word))) return 'children';
  if (named.some((word) => companions.has(word))) return 'companions';
  if (named.some((word) => people.has(word))) return 'people';
  const before = tokens.slice(Math.max(0, at - 2), at).map(({ word }) => word);
  const isLed =
    leading.has(before.at(-1) ?? '') || (being.has(before.at(-1) ?? '') && before[0] !== 'is');
  const leans = /^و?ل/.test(own) && tokens[at]?.number !== undefined && !/^\d/.test(own);
  const isAge = before.some((word) => /^(?:ages?|aged|عمر|لعمر)$/.test(word));
  return (isLed || leans) && !isAge ? 'people' : undefined;
}

const youngest = 0;
const oldest = 19;

/** `aged 5 and 8`, `my 16 year old son`, `he is 12`, `عمرها 6 سنوات`. */
export function agesIn(tokens: readonly Token[]): number[] {
  const ages: number[] = [];
  for (const [at, token] of tokens.entries()) {
    const { number } = token;
    if (number === undefined || number < youngest || number > oldest) continue;
    const year = yearAgeAt(tokens, at);
    if (year !== undefined) ages.push(year);
    else if (isAgeAt(tokens, at, ages.length > 0)) ages.push(number);
  }
  return ages;
}

/** The age at which a year of school begins: Year 3 at seven, Grade 3 at eight. */
function yearAgeAt(tokens: readonly Token[], at: number): number | undefined {
  const { number = 0, word = '' } = tokens[at] ?? {};
  if (!/^\d{1,2}$/.test(word) || number < 1 || number > 13) return undefined;
  const before = tokens[at - 1]?.word;
  if (before === 'year') return number + 4;
  return before === 'grade' ? number + 5 : undefined;
}

function isAgeAt(tokens: readonly Token[], at: number, listed: boolean): boolean {
  const before = tokens.slice(Math.max(0, at - 3), at).map(({ word }) => word);
  const after = tokens.slice(at + 1, at + 3).map(({ word }) => word);
  if (/^(?:years?|yrs?|yo)$/.test(after[0] ?? '') && /^(?:olds?)$/.test(after[1] ?? 'old'))
    return true;
  if (/^(?:سنوات|سنه|اعوام|عاما|عام)$/.test(after[0] ?? '')) return true;
  if (
    before.some((word) => /^(?:ages?|aged|عمر|عمره|عمرها|لعمر|اعمارهم|turning|turns)$/.test(word))
  )
    return true;
  const last = before.at(-1) ?? '';
  if (/^(?:kids|children|sons|daughters|boys|girls|teens|teenagers|اطفال|ابناء|عمرهم)$/.test(last))
    return true;
  if (listed && /^(?:and|و)$/.test(last)) return true;
  // `4, 7 and 12, one school`: a list goes on as it began.
  const isFigure = (token: Token | undefined) => /^\d/.test(token?.word ?? '');
  if (
    listed &&
    tokens[at - 1]?.number !== undefined &&
    isFigure(tokens[at]) === isFigure(tokens[at - 1])
  )
    return true;
  if (
    last === 'are' &&
    before.some((word) => /^(?:kids|children|sons|daughters|boys|girls|they)$/.test(word))
  )
    return true;
  if (
    last === 'of' &&
    before.some((word) => /^(?:child|kid|boy|girl|son|daughter|toddler)$/.test(word))
  )
    return true;
  const isPerson = before.some((word) =>
    /^(?:he|she|hes|shes|son|daughter|child|boy|girl|kid|ابني|ابنتي|بنتي|ولدي|طفلي)$/.test(word),
  );
  return isPerson && /^(?:is|hes|shes|عمره|عمرها)$/.test(last);
}
