/** Which question about their own money somebody asks. What it is about is found apart; the answers know neither. */

import type { Day } from '#contract/primitives.ts';
import { type PastTimeSpan, pastSpanIn } from '#domain/assistant/dates/past-spans.ts';
import { type MoneyIdea, moneyIdeasIn } from '#domain/assistant/money-ideas.ts';
import { plain } from '#domain/search/normal-form.ts';

/**
 * `ending`: what comes back if they give it up. `cards`: which card pays by itself, and what.
 * `next`: what is due when, and who pays it. `paid`: each payment, with its card and its invoice.
 * `standing`: all of it, of something. `renewal`: what a membership takes, and when.
 */
export type MoneyAsked =
  | 'ending'
  | 'cards'
  | 'reserved'
  | 'refund'
  | 'next'
  | 'paid'
  | 'standing'
  | 'owed'
  | 'renewal';

export interface MoneyQuestion {
  asked: MoneyAsked;
  /** As people say them on the phone: `RH-7K3Q9D`, `RM-7K3Q9D`, `RC-2026-0012`. */
  references: string[];
  /** They speak of what is theirs, so that a visitor is asked to sign in. */
  isOwn: boolean;
  /** It is about money only where it names something of theirs. */
  needsThing: boolean;
  /** What it is about was said before: `and when?`, `is it paid?`. */
  leansBack: boolean;
  span: PastTimeSpan | undefined;
}

interface Rule {
  asked: MoneyAsked;
  all: MoneyIdea[];
  any?: MoneyIdea[];
  none?: MoneyIdea[];
  needsThing?: boolean;
}

/** The first that fits: what depends on something is asked before what is true in any case. */
const rules: Rule[] = [
  { asked: 'refund', all: ['cancelled', 'back'], none: ['supposing'] },
  { asked: 'refund', all: ['cancelled', 'refund'], none: ['supposing'] },
  { asked: 'refund', all: ['cancelled', 'sum'], none: ['supposing'] },
  { asked: 'ending', all: ['cancel'], any: ['supposing', 'fee', 'back', 'refund'] },
  {
    asked: 'renewal',
    all: ['membership'],
    any: ['renew', 'charge', 'pay', 'price', 'due', 'card'],
  },
  { asked: 'reserved', all: ['reserved', 'sum'] },
  { asked: 'reserved', all: ['reservedAlone'] },
  { asked: 'reserved', all: ['reserving', 'card'], none: ['accepting'] },
  { asked: 'next', all: ['next'] },
  { asked: 'next', all: ['willPay'] },
  {
    asked: 'next',
    all: ['when'],
    any: ['due', 'balance', 'pay', 'charge'],
    none: ['paid', 'refund'],
  },
  { asked: 'paid', all: ['paid'], any: ['way', 'document', 'when', 'card'], none: ['refund'] },
  { asked: 'paid', all: ['payments'], none: ['next'] },
  {
    asked: 'cards',
    all: ['card'],
    any: ['charge', 'keeping', 'automatic', 'pay'],
    none: ['accepting', 'otherCard', 'refund', 'back'],
  },
  { asked: 'cards', all: ['automatic'], any: ['charge', 'pay'] },
  { asked: 'refund', all: ['refund'] },
  { asked: 'refund', all: ['back', 'sum'] },
  { asked: 'paid', all: ['document', 'how'], needsThing: true },
  { asked: 'owed', all: ['leftToPay'] },
  { asked: 'standing', all: ['paid'] },
  { asked: 'owed', all: ['owe'] },
  { asked: 'owed', all: ['bills'] },
  { asked: 'next', all: ['balance'], needsThing: true },
  { asked: 'next', all: ['how'], any: ['pay', 'due', 'charge'], needsThing: true },
  { asked: 'paid', all: ['document'], needsThing: true },
  { asked: 'next', all: ['due'], needsThing: true },
  { asked: 'standing', all: ['price'], needsThing: true },
];

const fits = ({ all, any, none }: Rule, said: ReadonlySet<MoneyIdea>) =>
  all.every((idea) => said.has(idea)) &&
  (!any || any.some((idea) => said.has(idea))) &&
  !none?.some((idea) => said.has(idea));

const reference = /\br[hmc][-–\s]?(?=[a-z0-9-]{0,12}\d|[a-z0-9]{6}\b)[a-z0-9]{4,8}(?:-\d{3,6})?\b/g;

/** Rules are asked about too: they are written down, and nobody's own. */
const general =
  /\bpolic|\bterms\b|\bhow (?:many|long)\b|\b(?:usually|generally|in general)\b|\b(?:an?|any) (?!cards?|holds?|bills?|invoices?|balance|amounts?|sums?|money|payments?|charges?|reservation|moment|fees?|kept|saved|unpaid|open|outstanding|deposit|penny|refunds? (?:for|on|of) my)\w|سياسه|شروط|كم (?:يوم|يستغرق)/;

const own =
  /\b(?:i|me|my|mine|we|us|our|ours|ive|im)\b|(?:تي|لي|علي|ني|دي)(?:\s|$)|الغيت|دفعت|سددت|ادفع|حجزي|حجوزاتي|طلبي/;
const possessive = /\b(?:my|mine|our|ours|ive|i have(?! to\b))\b|(?:تي|زي|بي|دي)(?:\s|$)/;

const leaning =
  /^\W*(?:and|also|then|or|so|ok|what about|how about)\b|\b(?:it|its|them|they|those)\b|\b(?:this|that)(?= (?:one|booking|request|balance|sum|amount|money|payment)\b|\s*$| (?:paid|due|taken|charged))|^\W*و(?:ال|متي|كم|ماذا|هل|ما|اي|باي|لل|من|بطاق|عن|حجز)|ماذا عن|(?:^|\s)(?:عنه|عنها|هذا|هذه|منه|منها|ذلك|له|لها)(?:\s|$)/;

/** Signs between words, a reference's own aside. */
const notWord = /[^\p{L}\p{N}\s–-]/gu;

const spelt = (message: string) => `${plain(message).replaceAll(notWord, ' ')} `;

export const referencesIn = (message: string): string[] =>
  (spelt(message).match(reference) ?? []).map(written);

export function moneyQuestion(message: string, today: Day): MoneyQuestion | undefined {
  const said = spelt(message);
  const references = referencesIn(message);
  const span = pastSpanIn(said, today);
  const ideas = moneyIdeasIn(said);
  const rule = rules.find((one) => fits(one, ideas)) ?? asksWhat(said, references);
  if (!rule || (references.length === 0 && isGeneral(rule.asked, said))) return undefined;
  // What was paid in a time is told payment by payment.
  const asked = rule.asked === 'standing' && span && ideas.has('paid') ? 'paid' : rule.asked;
  return {
    asked,
    references,
    span: asked === 'paid' ? span : undefined,
    isOwn: references.length > 0 || isTheirs(rule, said),
    needsThing: rule.needsThing ?? false,
    leansBack: leaning.test(said),
  };
}

/** `What is RH-2026-0008?` is asked of whatever it is the number of. */
const asksWhat = (said: string, references: readonly string[]): Rule | undefined =>
  references.length > 0 &&
  /\b(?:whats?(?! about)|show|tell|status)\b|(?:^|\s)(?:ما|عن|وش|شو)\s/.test(said)
    ? { asked: 'standing', all: [] }
    : undefined;

const isGeneral = (asked: MoneyAsked, said: string) => asked !== 'owed' && general.test(said);

/** Somebody new asks when one pays; what is due next, or which card is kept, only a client asks. */
function isTheirs({ asked, needsThing }: Rule, said: string): boolean {
  if (needsThing) return false;
  if (asked === 'owed' || asked === 'reserved') return true;
  return asked === 'next' || asked === 'cards' || asked === 'renewal'
    ? possessive.test(said) || /\bwhich card\b|\bnext\b|القادم|اي بطاق/.test(said)
    : own.test(said);
}

/** `rh 7k3q9d` as it is printed: `RH-7K3Q9D`. */
function written(found: string): string {
  const letters = found.toUpperCase().replaceAll(/[–\s]/g, '-');
  return letters.charAt(2) === '-' ? letters : `${letters.slice(0, 2)}-${letters.slice(2)}`;
}

/** As many words as somebody says who only goes on. */
const mostWords = 7;

/** What is asked now, after what was asked before: a bare `with which card?` is no question by itself. */
export function questionAfter(
  message: string,
  before: MoneyQuestion | undefined,
  today: Day,
): MoneyQuestion | undefined {
  const followed = followedUp(message, before);
  return bare.test(spelt(message)) && followed
    ? followed
    : (moneyQuestion(message, today) ?? followed);
}

/** `and when?`, `and the hotel?`: the question before, about what is named now. */
function followedUp(message: string, before: MoneyQuestion | undefined): MoneyQuestion | undefined {
  const said = spelt(message);
  const references = referencesIn(message);
  const words = said.trim().split(/\s+/);
  if (!before || words.length > mostWords || general.test(said)) return undefined;
  if (!leaning.test(said) && references.length === 0 && !bare.test(said)) return undefined;
  const asked = turned(before.asked, moneyIdeasIn(said));
  return { ...before, asked, references, leansBack: true };
}

/** Nothing but the word that asks. */
const bare =
  /^\W*(?:and |و)?(?:when|how much|how|which card|which invoice|what card|on which invoice|with which card|from which card|why|متي|كم|كيف|اي بطاقه|باي بطاقه|من اي بطاقه|اي فاتوره|باي فاتوره|علي اي فاتوره)\W*$/;

function turned(asked: MoneyAsked, said: ReadonlySet<MoneyIdea>): MoneyAsked {
  const isOver = asked === 'paid' || asked === 'standing' || asked === 'refund';
  if (said.has('document')) return 'paid';
  if (said.has('card')) return isOver ? 'paid' : 'cards';
  return said.has('when') && (asked === 'owed' || asked === 'cards') ? 'next' : asked;
}
