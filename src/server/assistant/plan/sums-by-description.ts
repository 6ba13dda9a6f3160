/** A sum asked of what is described and not named: the first home or school that fits, or a price of one’s own. */
import type { Money } from '#contract/primitives.ts';
import { minorOf, minus, money, percent } from '#domain/money.ts';
import { plain } from '#domain/search/normal-form.ts';
import { endSentence, lineOf } from '#server/assistant/attributes/attributes.ts';
import { askedIn, type Facet, type FacetContext } from '#server/assistant/facets/facet.ts';
import { facetAnswer } from '#server/assistant/facets/facets.ts';
import { buyingFor } from '#server/assistant/facets/home-costs.ts';
import { facetHeard } from '#server/assistant/facets/question.ts';
import { mortgage, purchaseRates } from '#server/assistant/facets/rates.ts';
import { passageReply } from '#server/assistant/replies/passages.ts';
import { type Context, type Reply, replyWith } from '#server/assistant/replies/reply.ts';
import { searchThings } from '#server/assistant/search.ts';
import { topicsOf } from '#server/assistant/understand/subjects.ts';

export const describedSum = async (context: Context): Promise<Reply | undefined> =>
  ofPrice(context) ?? (await ofFirst(context));

/** What is asked of a purchase: by what was heard, or by a word beside it. */
const purchase: [
  entry: string,
  words: RegExp,
  tell: (price: Money, told: FacetContext) => string[],
][] = [
  [
    're-buying-costs',
    /\b(?:fees?|on top|beyond the price|costs)\b|رسوم|مصاريف|فوق السعر/,
    (price, told) => buyingFor(price, purchaseRates, told),
  ],
  [
    're-mortgage',
    /\b(?:borrow|loan|mortgage|lend|bank)\b|قرض|رهن|بنك|تمويل/,
    (price, told) => [loanOn(price, told), ...told.written('re-mortgage')],
  ],
];

/** What a price brings with it, and what a bank may lend on it. */
function ofPrice(context: Context): Reply | undefined {
  const { heard, meant, knowledge } = context;
  const [best] = heard.entries;
  const isHeard = purchase.some(([entry]) => entry === best?.is) && (best?.p ?? 0) >= 0.5;
  const sum = meant.own.budget?.most;
  if (!isHeard || !sum || meant.own.purpose === 'rent') return undefined;
  const price = money(minorOf(sum), 'AED');
  const told = askedIn(context);
  const asked = purchase.filter(([entry, words]) => entry === best?.is || told.mentions(words));
  const lines = asked.flatMap(([, , tell]) => tell(price, told));
  const known = knowledge.passages.all.find(({ id }) => id === best?.is);
  if (!known) return undefined;
  const { citations, suggestions } = passageReply(known, context);
  const text = [...lines, known.caution?.[meant.language]].filter(Boolean).join('\n\n');
  const sources = [told.sources, known, meant.wish, mortgage];
  return replyWith(text, { citations, suggestions, sources });
}

function loanOn(price: Money, { say, money: spoken }: FacetContext): string {
  const rate = price.amount < mortgage.limit.amount ? mortgage.below : mortgage.above;
  const loan = percent(price, rate);
  return say.home.loan(rate, spoken(loan), spoken(minus(price, loan)));
}

const reckoned = new Set<Facet>(['total', 'pay-now', 'extra-costs', 'held']);
/** Whoever only describes a home wants to see some. */
const asksForMoney =
  /\b(?:how much|cost|costs|sums?|total|fees?|pay|cheques?|deposits?|in hand|price)\b|(?<!\p{L})(?:كم|بكم|قديش|رسوم|ادفع|ندفع|بدفع|اجمالي|مجموع)(?!\p{L})|احسب|حسب/u;
const renting = /\b(?:ejari|cheques?|rent\w*|landlord|tenan\w+|lease)\b|ايجار|شيك|موجر/;

/** A place or a number of rooms says which; the others that fit stand beside it. */
async function ofFirst(context: Context): Promise<Reply | undefined> {
  const { meant, knowledge, telling } = context;
  const facet = facetHeard(context);
  const topics = topicsOf(context).filter((topic) => topic === 'homes' || topic === 'schools');
  const { areas, bedrooms, budget } = meant.own;
  const isDescribed = areas.length > 0 || bedrooms !== undefined;
  if (
    !facet ||
    !reckoned.has(facet) ||
    topics.length !== 1 ||
    !asksForMoney.test(plain(meant.message)) ||
    !isDescribed ||
    budget
  )
    return undefined;
  const rents = topics[0] === 'homes' && !meant.wish.purpose && renting.test(plain(meant.message));
  const wish = rents ? { ...meant.wish, purpose: 'rent' as const } : meant.wish;
  const { things } = searchThings({ ...meant, topics, wish }, knowledge);
  const [first] = things;
  const answer = first && (await facetAnswer(facet, first, context));
  if (!first || !answer) return undefined;
  const action = first.action(meant.language);
  return replyWith(`${endSentence(lineOf(first, telling))}\n\n${answer.text}`, {
    things: things.slice(0, 3),
    sources: [answer.sources],
    actions: action ? [action] : [],
    suggestions: telling.say.suggest.general,
  });
}
