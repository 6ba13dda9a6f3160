/** What it comes to in all, reckoned by the booking engine: nights, heads, season, extras, and what is due when. */
import type { Quote, QuoteLine } from '#contract/bookings/quote.ts';
import type { AddOn, Offering } from '#contract/catalogue/offerings.ts';
import { ordinaryTotal } from '#domain/assistant/plan/time-checks.ts';
import { confirmsAtOnce } from '#domain/bookings/life.ts';
import { dateInWords } from '#domain/calendar/date-words.ts';
import { payingWords, termsOf } from '#domain/money/words/payment.ts';
import { wholeUnits } from '#domain/money.ts';
import { isLittle } from '#domain/search/little-words.ts';
import { wordsOf } from '#domain/search/normal-form.ts';
import { stem } from '#domain/search/stems.ts';
import { type OfferingOpening, openingOf } from '#server/assistant/openings.ts';
import { judgedOf, judgeThing } from '#server/assistant/plan/judgement.ts';
import { leftOutLine } from '#server/assistant/plan/left-out.ts';
import { planWords } from '#server/assistant/plan/words.ts';
import { offeringStanding } from '#server/assistant/replies/offerings.ts';
import { type Context, type Reply, replyWith } from '#server/assistant/replies/reply.ts';
import { searchThings } from '#server/assistant/search.ts';
import type { Thing } from '#server/assistant/things/thing.ts';
import { namedThings, pointedAt } from '#server/assistant/understand/named-things.ts';
import { isBookable, topicsOf } from '#server/assistant/understand/subjects.ts';

interface Summed {
  thing: Thing;
  item: Offering;
  opening: OfferingOpening | undefined;
}

const most = 3;
/** So many are asked of the calendar. */
const lookedAt = 8;

export async function sumReply(context: Context): Promise<Reply | undefined> {
  const { wish } = context.meant;
  const named = [...pointedAt(context), ...namedThings(context)].filter(isOffering);
  const [only] = named;
  if (only) return named.length === 1 ? ofOne(only, context) : undefined;
  if (!wish.party || !wish.when.day) return undefined;
  return ofList(context);
}

const isOffering = ({ entry }: Thing): boolean => entry.of === 'offering';

async function summed(thing: Thing, context: Context): Promise<Summed | undefined> {
  const { entry } = thing;
  if (entry.of !== 'offering') return undefined;
  const { meant, tools } = context;
  const addOns = addOnsIn(entry.item, context).map(({ id }) => ({ id, quantity: 1 }));
  const opening = await openingOf(entry.item, meant.wish, tools, addOns);
  return { thing, item: entry.item, opening };
}

async function ofOne(thing: Thing, context: Context): Promise<Reply | undefined> {
  const found = await summed(thing, context);
  const quote = found?.opening?.quote;
  if (!found || !quote) return ordinary(thing, context);
  const { telling, meant } = context;
  const { language, speaker, say } = telling;
  const plan = planWords(telling);
  const { item, opening } = found;
  const about = wholeUnits(quote.about);
  const total = plan.sum.inAll(item.title[language], speaker.money(quote.total));
  const text = [
    `${total} (${plan.sum.about(speaker.money(about))}).`,
    ...(isPlain(quote)
      ? []
      : [quote.lines.map((line) => `- ${lineFor(line, context)}`).join('\n')]),
    ...offeringStanding(item, context, opening).slice(0, 1),
    [
      payingWords(termsOf(quote.due, confirmsAtOnce(item)), language),
      ...partsOf(quote, context),
    ].join(' '),
  ];
  const action = thing.action(language);
  return replyWith(text.join('\n\n'), {
    things: [thing],
    sources: [opening, about, meant.wish],
    actions: action ? [action] : [],
    suggestions: say.suggest.offering,
  });
}

/** One of one thing at its usual price: the sum says it all. */
export const isPlain = ({ lines }: Quote): boolean =>
  lines.length === 1 && lines.every((one) => !one.season && one.each.amount === one.amount.amount);

/** No day was named: what it comes to outside every season, and which day shall it be. */
function ordinary(thing: Thing, context: Context): Reply | undefined {
  const { meant, telling } = context;
  const { entry } = thing;
  const { wish, today } = meant;
  if (entry.of !== 'offering' || wish.when.day || wish.party === undefined) return undefined;
  const total = ordinaryTotal(entry.item, wish, today);
  if (!total) return undefined;
  const { sum } = planWords(telling);
  const title = thing.title[telling.language];
  const text = `${sum.usual(title, telling.speaker.money(total))}.\n\n${sum.day}`;
  const action = thing.action(telling.language);
  return replyWith(text, {
    things: [thing],
    sources: [total, wish],
    missing: ['day'],
    actions: action ? [action] : [],
  });
}

function partsOf({ due }: Quote, { telling }: Context): string[] {
  const { sum } = planWords(telling);
  const spoken = telling.speaker.money;
  const parts = due.mode === 'deposit' && due.rest.amount > 0;
  return [
    ...(parts ? [sum.parts(spoken(due.first), spoken(due.rest))] : []),
    ...(due.securityDeposit ? [sum.security(spoken(due.securityDeposit))] : []),
  ];
}

/** `5 nights × 2 rooms × $806 = $8,060 · Festive rate from 20 December to 5 January.` */
export function lineFor(
  { of, each, amount, season, kind, title }: QuoteLine,
  { telling }: Context,
): string {
  const { sum } = planWords(telling);
  const { language, speaker } = telling;
  const counted = Object.entries(of).map(([unit, count]) => sum.count(unit, count));
  const line = sum.line(counted, speaker.money(each), speaker.money(amount));
  const name = kind === 'add-on' ? `${title[language]}: ` : '';
  return `${name}${line}${season ? ` · ${season[language]}` : ''}`;
}

/** Extras that are named by most of their own words. */
export function addOnsIn({ addOns }: Offering, { meant }: Context): AddOn[] {
  // As they were written: a word that only an extra has is no slip of another.
  const said = new Set([...meant.stems, ...wordsOf(meant.message).map(stem)]);
  return addOns.filter(({ title }) =>
    [title.en, title.ar].some((name) => {
      const [head = ''] = name.split(/[,،]/);
      const stems = wordsOf(head)
        .filter((word) => !isLittle(word))
        .map(stem);
      const heard = stems.filter((one) => said.has(one)).length;
      return heard > 0 && heard * 2 >= stems.length;
    }),
  );
}

/** Nothing was named: each that fits and is free, with its own sum. */
async function ofList(context: Context): Promise<Reply | undefined> {
  const { knowledge, telling } = context;
  const meant = { ...context.meant, topics: topicsOf(context) };
  if (!meant.topics.some(isBookable)) return undefined;
  const judged = judgedOf(context);
  const { things } = searchThings(meant, knowledge);
  const all = await Promise.all(things.slice(0, lookedAt).map((thing) => summed(thing, context)));
  const quoted = all.flatMap((one) =>
    one?.opening?.quote ? [{ ...one, quote: one.opening.quote }] : [],
  );
  const shown = quoted
    .toSorted((a, b) => a.quote.total.amount - b.quote.total.amount)
    .slice(0, most);
  if (shown.length === 0) return undefined;
  const plan = planWords(telling);
  const day = dateInWords(shown[0]?.opening?.day ?? meant.today, telling.language);
  const people = telling.say.facts.people(meant.wish.party ?? 1);
  const lines = shown.map(({ item, quote }) => {
    const parts = quote.lines.map((line) => lineFor(line, context)).join(telling.say.semicolon);
    return `- ${plan.sum.inAll(item.title[telling.language], telling.speaker.money(quote.total))}: ${parts}`;
  });
  const left = leftOutLine(
    knowledge.things
      .filter(({ topic }) => meant.topics.some((one) => one === topic))
      .map((thing) => judgeThing(thing, judged)),
    telling,
  );
  return replyWith([plan.sum.each(day, people), ...lines, ...left].join('\n'), {
    things: shown.map(({ thing }) => thing),
    sources: [shown.map(({ opening }) => opening), meant.wish],
    actions: shown.slice(0, 1).flatMap(({ thing }) => thing.action(telling.language) ?? []),
    suggestions: telling.say.suggest.list,
  });
}
