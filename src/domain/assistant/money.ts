/** What somebody wants to spend, as they say it: `under 200k`, `about $2.5m`, `بأقل من ٢٠٠ ألف`. */
import type { Currency, Money } from '#contract/primitives.ts';
import { monthNamed } from '#domain/assistant/dates/calendar-words.ts';
import {
  type MessageCount,
  type MessageSpot,
  type MessageToken,
  numberAt,
} from '#domain/assistant/numbers.ts';
import { convert, minorOf, money } from '#domain/money.ts';
import { plain } from '#domain/search/normal-form.ts';

export interface Budget {
  least?: number;
  most?: number;
  /** Nothing where they did not say: then it is in whatever is asked for. */
  currency?: Currency;
  /** For each who comes, and not for all of them. */
  each?: true;
  /** For a night or a day, and not for the whole stay. */
  nightly?: true;
}

/** What was said in one currency, or in none, in minor units of the price's. */
export const budgetIn = (whole: number, { currency }: Budget, price: Money): number =>
  convert(money(minorOf(whole), currency ?? price.currency), price.currency).amount;

const words = (text: string) => new Set(text.split(/\s+/).map(plain));

const dollars = words('$ usd dollar dollars bucks دولار دولارات دولارا');
const dirhams = words('aed dirham dirhams dhs dh درهم دراهم درهما');
const most =
  words(`under below max maximum within upto budget than cheaper less to between spend بين ميزانيه ميزانيتي بميزانيه
  اقل باقل تحت حتي بحدود حدود`);
const least = words(
  'over above more minimum least from upwards exceed اكثر فوق من يتعدي يتجاوز يزيد تتعدي تتجاوز تزيد',
);
const about = words('about around roughly approximately approx circa حوالي تقريبا نحو');
/** `Not over`, `ما يتعدى`: more is what they do not want. */
const negated = words('no not dont never wont cant ما وما لا ولا مو مب مش مهوش ميكونش');
const mostAfter = words('max maximum tops بالكثير اقصي كحد');
/** What follows a number that is no money. */
const others =
  words(`bedroom bedrooms bed beds br bhk room rooms people person persons guests guest pax adults
  kids children child year years yr yrs old night nights day days hour hours h hr hrs minutes min percent % visas visa employees staff
  of us friends colleagues km am pm seater seats months month weeks week
  غرف غرفه شخص اشخاص افراد ضيوف ضيف سنه سنوات عام ليال ليالي ليله يوم ايام ساعه ساعات دقيقه تاشيرات تاشيره اطفال`);

/** How far what is said may be off, where somebody says `about`. */
const leeway = 1.1;

/** With where every sum of money stands, so that nobody takes one for people. */
export function takeBudget(tokens: readonly MessageToken[]): {
  budget: Budget | undefined;
  spots: MessageSpot[];
} {
  const said = amountsIn(tokens);
  const [first] = said;
  const lower = first && lowerEnd(tokens, first) ? [{ at: first.at - 2, length: 2 }] : [];
  return { budget: budgetOf(tokens, said), spots: [...said, ...lower] };
}

function budgetOf(tokens: readonly MessageToken[], said: Amount[]): Budget | undefined {
  const [first, second] = said;
  if (!first) return undefined;
  const currency = said.find((one) => one.currency)?.currency;
  const each = isEach(tokens, said.at(-1) ?? first);
  const nightly = isNightly(tokens, said.at(-1) ?? first);
  const rest = {
    ...(currency && { currency }),
    ...(each && ({ each } as const)),
    ...(nightly && ({ nightly } as const)),
  };
  const lower = lowerEnd(tokens, first);
  if (lower) return { least: lower, most: first.value, ...rest };
  if (second && isSpan(tokens, first, second))
    return { least: first.value, most: second.value, ...rest };
  if (first.side === 'least') return { least: first.value, ...rest };
  return { most: Math.round(first.value * (first.side === 'about' ? leeway : 1)), ...rest };
}

const perHead =
  /^(?:(?:max )?(?:each|pp|p p|apiece)|(?:per|a|for each|for every) (?:person|head|guest|pax)|للشخص|للواحد|للفرد|لكل (?:شخص|واحد|فرد)|(?:علي|ع) (?:الواحد|الشخص|الفرد|كل)|الواحد)(?: |$)/;

/** `max 5 thousand each`, `5 آلاف للشخص`. */
const isEach = (tokens: readonly MessageToken[], amount: Amount): true | undefined =>
  perHead.test(saidAfter(tokens, amount)) || undefined;

const perNight =
  /^(?:(?:per|a|each|every) (?:night|day)|nightly|(?:ل|لل|بال|ب|في ال|كل )(?:ليله|يوم))(?: |$)/;

/** `under 900 a night`, `أقل من 3000 لليلة`. */
const isNightly = (tokens: readonly MessageToken[], amount: Amount): true | undefined =>
  perNight.test(saidAfter(tokens, amount)) || undefined;

function saidAfter(tokens: readonly MessageToken[], { at, length }: Amount): string {
  const after = tokens.slice(at + length, at + length + 4).map(({ word }) => word);
  return after.filter((word) => !currencyOf(word)).join(' ');
}

interface Amount extends MessageCount {
  at: number;
  currency: Currency | undefined;
  side: 'least' | 'most' | 'about' | undefined;
}

function amountsIn(tokens: readonly MessageToken[]): Amount[] {
  const found: Amount[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const counted = numberAt(tokens, at);
    if (!counted) continue;
    const amount = amountAt(tokens, at, counted);
    if (amount) found.push(amount);
    at += counted.length - 1;
  }
  return found;
}

/** A number is money when somebody says so, by its currency, its size or the words before it. */
function amountAt(
  tokens: readonly MessageToken[],
  at: number,
  counted: MessageCount,
): Amount | undefined {
  const after = tokens[at + counted.length]?.word ?? '';
  const currency = currencyOf(tokens[at - 1]?.word ?? '') ?? currencyOf(after);
  const before = tokens.slice(Math.max(0, at - 7), at).map(({ word }) => word);
  const side = sideOf(before) ?? (mostAfter.has(after) ? 'most' : undefined);
  if (!currency && (others.has(after) || isYear(tokens, at) || isPhone(tokens, at)))
    return undefined;
  // Nobody counts anything else in tens of thousands.
  const isSaid = side !== undefined || isPer(tokens, at + counted.length);
  const said = (isSaid && counted.value >= 100) || counted.value >= 50_000;
  if (!currency && !counted.large && !said) return undefined;
  return { ...counted, at, currency, side };
}

/** `300 each`, `500 a night`. */
function isPer(tokens: readonly MessageToken[], from: number): boolean {
  const after = tokens
    .slice(from, from + 3)
    .map(({ word }) => word)
    .join(' ');
  return perHead.test(after) || perNight.test(after);
}

/** Nobody has so much, and no sum begins with nothing. */
const isPhone = (tokens: readonly MessageToken[], at: number): boolean =>
  /^0\d|^\d{9}/.test(tokens[at]?.word ?? '');

/** `from August 2027`. */
const isYear = (tokens: readonly MessageToken[], at: number): boolean =>
  /^20\d\d$/.test(tokens[at]?.word ?? '') && monthNamed(tokens[at - 1]?.word ?? '', '') !== null;

export function currencyOf(word: string): Currency | undefined {
  if (dollars.has(word)) return 'USD';
  return dirhams.has(word) ? 'AED' : undefined;
}

function sideOf(all: string[]): Amount['side'] {
  const before = all.slice(-3);
  if (before.some((word) => least.has(word)) && all.some((word) => negated.has(word)))
    return 'most';
  const lastOf = (list: ReadonlySet<string>) => before.findLastIndex((word) => list.has(word));
  // `Around sunset, under 12,000`: what stands nearer to the sum is said of it.
  if (lastOf(about) >= 0 && lastOf(about) > lastOf(most)) return 'about';
  // `more than` and `less than` share a word: the rarer one decides.
  if (
    before.some((word) => least.has(word)) &&
    !before.some((word) => most.has(word) && word !== 'than')
  )
    return 'least';
  return before.some((word) => most.has(word)) ? 'most' : undefined;
}

const between = words('and to - و الي حتي');

function isSpan(tokens: readonly MessageToken[], first: Amount, second: Amount): boolean {
  const gap = tokens.slice(first.at + first.length, second.at).map(({ word }) => word);
  const linking = gap.filter((word) => !currencyOf(word));
  return linking.length <= 2 && linking.every((word) => between.has(word));
}

/** `between 3 and 5 million`: the first of them is in millions too. */
function lowerEnd(tokens: readonly MessageToken[], { at, value }: Amount): number | undefined {
  const lower = tokens[at - 2]?.number;
  const upper = tokens[at]?.number;
  const isLinked = between.has(tokens[at - 1]?.word ?? '');
  if (!isLinked || !lower || !upper || lower >= upper) return undefined;
  return lower * (value / upper);
}
