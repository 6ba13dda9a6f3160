/** Money of what can be booked: in all, each, now, held, on top. */
import type { Offering } from '#contract/catalogue/offerings.ts';
import { confirmsAtOnce } from '#domain/bookings/life.ts';
import { largestPartyOf } from '#domain/bookings/party.ts';
import { lineValue } from '#domain/money/line.ts';
import { payingWords, termsOf } from '#domain/money/words/payment.ts';
import { securityLines } from '#domain/money/words/term.ts';
import { fraction, times, wholeUnits } from '#domain/money.ts';
import { type Reckoned, reckonedFor } from '#server/assistant/facets/estimate.ts';
import type { FacetContext, Facets } from '#server/assistant/facets/facet.ts';
import { holdDays, tourismDirham } from '#server/assistant/facets/rates.ts';
import { isPlain, lineFor } from '#server/assistant/plan/sums.ts';
import { planWords } from '#server/assistant/plan/words.ts';
import { offeringStanding } from '#server/assistant/replies/offerings.ts';

export const offeringMoney: Facets<Offering> = {
  total: async (item, asked) => {
    const found = await reckonedFor(item, asked);
    return found
      ? [...inAll(item, found, asked), ...whenAsked(item, found, asked)]
      : priced(item, asked);
  },
  'per-person': async (item, asked) => {
    const found = await reckonedFor(item, asked);
    return found ? each(item, found, asked) : priced(item, asked);
  },
  'pay-now': async (item, asked) => {
    const found = await reckonedFor(item, asked);
    return found ? now(item, found, asked) : [usualTerms(item, asked)];
  },
  'way-to-pay': (item, asked) => [...waysToPay(asked), asked.say.currency[item.price.currency]],
  held,
  'extra-costs': extraCosts,
};

const unnamed =
  /\b(?:cash|crypto|bitcoin|btc|usdt|apple ?pay|google ?pay|paypal|cheques?|checks?|euros?|pounds)\b|(?:كاش|نقد|بتكوين|كريبتو|شيك|يورو)/;

/** As the house has written it; what it does not name is not promised. */
export const waysToPay = ({ written, mentions, say }: FacetContext): string[] => [
  ...written('faq-payment-methods'),
  ...(mentions(unnamed) ? [say.otherWays] : []),
];

const tips = /\b(?:tips?|tipping|gratuit(?:y|ies))\b|(?:بقشيش|اكرامي)/;

/** Nobody said for how many: the price as it stands, and the question. */
function priced(item: Offering, { context, price }: FacetContext): string[] {
  const { telling, meant } = context;
  const { party } = meant.wish;
  const each = `**${item.title[telling.language]}**: ${price(item.price)}`;
  if (party !== undefined) return [each, telling.say.book.party(largestPartyOf(item))];
  return [each, telling.say.ask.dayAndParty(['party'])];
}

function inAll(item: Offering, { quote, day }: Reckoned, asked: FacetContext): string[] {
  const { telling } = asked.context;
  const { sum } = planWords(telling);
  const title = item.title[telling.language];
  const said = asked.money(quote.total);
  const total = day ? sum.inAll(title, said) : sum.usual(title, said);
  const lines = isPlain(quote)
    ? []
    : [
        quote.lines
          .map((line) => unended(lineFor(line, asked.context)))
          .join(telling.say.semicolon),
      ];
  const other = asked.money(wholeUnits(quote.about));
  return [`${total} (${sum.about(other)})`, ...lines];
}

/** A season's own words end a sentence; here more follows. */
const unended = (text: string) => text.replace(/\.$/, '');

/** A day on which it is not to be had is said with the sum of another; where none was named, one is asked for. */
function whenAsked(
  item: Offering,
  { day, opening }: Reckoned,
  { context }: FacetContext,
): string[] {
  if (day) return [];
  return opening ? offeringStanding(item, context, opening) : [planWords(context.telling).sum.day];
}

function each(item: Offering, { quote, heads }: Reckoned, asked: FacetContext): string[] {
  const { say, context } = asked;
  const { party } = context.meant.wish;
  const by = party ?? largestPartyOf(item);
  const part = fraction(quote.total, 1, by);
  const isExact = times(part, by).amount === quote.total.amount;
  const shared = asked.money(isExact ? part : wholeUnits(part));
  const all = asked.money(quote.total);
  if (party !== undefined) return [say.each(shared, all, heads, isExact)];
  asked.sources.push(by);
  return [say.eachOfMost(shared, all, by, isExact), context.telling.say.ask.dayAndParty(['party'])];
}

const usualTerms = (item: Offering, { language }: FacetContext): string =>
  payingWords({ ...item.payment, atOnce: confirmsAtOnce(item) }, language);

function now(item: Offering, { quote, day }: Reckoned, asked: FacetContext): string[] {
  const { say, language } = asked;
  const { due, total } = quote;
  const { first, rest, restBy } = due;
  const sums =
    due.mode === 'card-guarantee'
      ? say.guaranteed(asked.money(total))
      : rest.amount === 0
        ? say.allNow(asked.money(first))
        : say.nowAndThen(
            asked.money(first),
            asked.money(rest),
            day && restBy ? asked.deadline(restBy) : say.before(item.cancellation.freeUntilHours),
            asked.money(total),
          );
  return [
    sums,
    payingWords(termsOf(due, confirmsAtOnce(item)), language),
    ...heldLines(item, asked),
  ];
}

function heldLines({ payment: { securityDeposit } }: Offering, asked: FacetContext): string[] {
  return securityLines({ securityDeposit }, asked.language).map(
    (line) => `${line.label}: ${lineValue(line, asked.money)}`,
  );
}

function held(item: Offering, asked: FacetContext): string[] {
  const { say, price, language } = asked;
  const cover = item.addOns.find(({ id }) => id === 'zero-excess');
  const covered = cover ? [say.cover(cover.title[language], price(cover.price))] : [];
  const lines = heldLines(item, asked);
  if (lines.length > 0) {
    asked.sources.push(holdDays);
    return [...lines, say.released(holdDays), ...covered];
  }
  const named = item.exclusions.filter(({ en }) => /deposit|held in advance/i.test(en));
  if (named.length > 0) return [say.onTop(asked.list(named)), say.amountUnsaid];
  return item.payment.mode === 'card-guarantee' ? [usualTerms(item, asked)] : [say.nothingHeld];
}

async function extraCosts(item: Offering, asked: FacetContext): Promise<string[]> {
  const { say, list } = asked;
  const { taxIncluded } = item.payment;
  return [
    ...(item.exclusions.length > 0 ? [say.onTop(list(item.exclusions))] : []),
    ...(item.category === 'hotels' ? await cityFee(item, asked) : []),
    ...(taxIncluded ? [say.taxIn] : []),
    ...(isDriven(item) ? asked.written('bkg-salik') : []),
    ...(asked.mentions(tips) ? asked.written('vip-tipping') : []),
  ];
}

export const isDriven = ({ category, requirements }: Offering): boolean =>
  category === 'luxury-car-rental' && requirements.licence !== 'none';

/** So many rooms and nights as were named, each with the city's fee. */
async function cityFee(item: Offering, asked: FacetContext): Promise<string[]> {
  const found = await reckonedFor(item, asked);
  const counts = found?.quote.lines[0]?.of;
  const nights = found?.quote.lines
    .filter(({ kind }) => kind === 'base')
    .reduce((sum, { of }) => sum + (of.night ?? 0), 0);
  const wasNamed = asked.context.meant.wish.length !== undefined;
  if (!counts || !nights || !wasNamed) return asked.written('bkg-hotel-fees');
  const rooms = counts.room ?? 1;
  const { each: fee } = tourismDirham;
  const charged = Math.min(nights, tourismDirham.nights);
  asked.sources.push(nights, rooms);
  const sum = asked.money(times(fee, rooms * charged));
  return [asked.say.cityFee(asked.money(fee), rooms, charged, sum)];
}
