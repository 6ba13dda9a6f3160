/** How money goes back, and to which cards: said alike on pages, in letters and before anything ends. */
import type { BackShare, MoneyFacts } from '#contract/money-facts.ts';
import type { Day, Language } from '#contract/primitives.ts';
import { dayInWords } from '#domain/calendar/date-words.ts';
import { moneyIn } from '#domain/money/figures.ts';
import { cardNamed } from '#domain/money/words/card.ts';
import type { MoneyText } from '#domain/money/words/text.en.ts';
import { texts } from '#domain/money/words/texts.ts';

/** How money goes back, and to which cards; with the sum of each where there are several. */
export type WayBack = Pick<MoneyFacts, 'ways' | 'cards'> & {
  shares?: readonly BackShare[];
  /** By when a person sends what goes by bank, where that is all of it. */
  by?: Day | undefined;
};

/** Each card with its sum; where all goes one way, the sum stands there already. */
export function wayBack(
  way: WayBack,
  language: Language,
  shares: readonly BackShare[] = way.shares ?? [],
): string {
  const [only, ...more] = shares;
  if (more.length > 0) return sharesBackNote(shares, language);
  if (only?.way === 'transfer') return sendingNote(only, language);
  if (only)
    return wayOf({ ways: [only.way], cards: only.card ? [only.card] : [] }, texts[language]);
  if (way.ways.length === 1 && way.ways[0] === 'transfer') return sendingNote(way, language);
  return wayOf(way, texts[language]);
}

/** Whether nothing of it moves before a person of the house has sent it. */
export const isSentByUs = ({ ways, shares = [] }: WayBack): boolean =>
  shares.length > 0
    ? shares.every(({ way }) => way === 'transfer')
    : ways.length === 1 && ways[0] === 'transfer';

/** By which day a person sends it, once that day is promised. */
function sendingNote({ by, late }: Pick<BackShare, 'by' | 'late'>, language: Language): string {
  const { transfer, transferBy, transferLate } = texts[language].ways;
  if (!by) return transfer;
  return (late ? transferLate : transferBy)(dayInWords(by, language));
}

/** Of what has left: to which cards, and no day that is still to come. */
export function wayGone(way: WayBack, language: Language): string {
  const { ways } = texts[language];
  const { shares = [] } = way;
  const [only, ...more] = shares;
  if (more.length > 0) return listed(shares, language, (share) => leftNote(share, language));
  if (way.ways.length !== 1) return '';
  if (way.ways[0] === 'transfer') return `${ways.byBank}${only ? leftNote(only, language) : ''}`;
  const named = way.cards.map((card) => ways.to(cardNamed(card, ways.card4))).join(ways.and);
  return only ? `${named}${leftNote(only, language)}` : named;
}

/** A card's bank takes its days to show what has left; once they are over there is nothing to wait for. */
export function bankNote({ ways, shares = [] }: WayBack, language: Language): string {
  const say = texts[language].ways;
  if (!ways.includes('card')) return '';
  const cards = shares.filter(({ way }) => way === 'card');
  if (cards.length === 0 || cards.some(({ sentOn }) => !sentOn)) return say.bankShows;
  const last = cards
    .flatMap(({ by }) => by ?? [])
    .toSorted()
    .at(-1);
  return last ? say.bankShowsBy(dayInWords(last, language)) : '';
}

/** On which day it left, and what the bank knows a transfer by. */
function leftNote({ sentOn, reference }: BackShare, language: Language): string {
  const { ways } = texts[language];
  const day = sentOn ? ways.sentOn(dayInWords(sentOn, language)) : '';
  return `${day}${reference ? ways.known(reference) : ''}`;
}

/** Cards have one time for all of them; what a person sends has its own day. */
function sharesBackNote(shares: readonly BackShare[], language: Language): string {
  const { ways } = texts[language];
  const isMixed = shares.some(({ way }) => way === 'transfer');
  if (!isMixed) return `${listed(shares, language, () => '')}${ways.days}`;
  return listed(shares, language, ({ way, by, late }) => {
    if (way === 'card') return ways.days;
    if (!by) return ways.sends;
    return (late ? ways.sendsLate : ways.sendsBy)(dayInWords(by, language));
  });
}

/** `$300 to Visa ending 4242 and $240 to Mastercard ending 4444`, each with what there is to say of it. */
function listed(
  shares: readonly BackShare[],
  language: Language,
  note: (share: BackShare) => string,
): string {
  const say = texts[language];
  const said = shares.map((share) => `${shareWords(share, language)}${note(share)}`);
  return [said.slice(0, -1).join(say.comma), ...said.slice(-1)].join(say.ways.and);
}

function shareWords({ way, card, sum }: BackShare, language: Language): string {
  const { ways } = texts[language];
  const figure = moneyIn(language, sum);
  if (way === 'transfer') return ways.shareByBank(figure);
  return card ? ways.share(figure, cardNamed(card, ways.card4)) : ways.shareByCard(figure);
}

function wayOf({ ways, cards }: WayBack, say: MoneyText): string {
  const [first, second] = ways;
  if (!first) return '';
  if (cards.length === 0) return second ? say.ways.both : say.ways[first];
  const named = cards.map((card) => cardNamed(card, say.ways.card4)).join(say.ways.and);
  if (second) return say.ways.bothNamed(named);
  return first === 'card' ? say.ways.named(named) : say.ways.transfer;
}
