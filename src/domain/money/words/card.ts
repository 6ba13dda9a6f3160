/** Which card is meant, and whether one pays by itself what falls due: said alike wherever a day is named. */
import type { CardPays, ChangeDue, MoneyFacts } from '#contract/money-facts.ts';
import type { Day, Language } from '#contract/primitives.ts';
import { dayInWords } from '#domain/calendar/date-words.ts';
import { moneyIn } from '#domain/money/figures.ts';
import type { MoneyText } from '#domain/money/words/text.en.ts';
import { texts } from '#domain/money/words/texts.ts';

/** As the cards themselves write it, in every language. */
export const cardBrands: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
};

/** `visa 4242` as its owner knows it. */
export function cardNamed(card: string, named: (brand: string, last4: string) => string): string {
  const [brand = '', last4 = ''] = card.split(' ');
  return named(cardBrands[brand] ?? '', last4);
}

/** `Visa ending 4242`. */
export const cardWords = (card: string, language: Language): string =>
  cardNamed(card, texts[language].ways.card4);

/** Who pays what falls due: a saved card by itself, or its client and nobody else. */
export type Payer = Pick<MoneyFacts, 'cardPays' | 'byHand'> &
  MoneyOwner & { once?: ChangeDue | undefined };

/** Whose money it is, where its reader acts for somebody else: `your card` would be another one. */
export interface MoneyOwner {
  of?: string | undefined;
  /** Somebody of the house reads it, of a client. */
  desk?: boolean | undefined;
}

/** The words for whoever reads them: neither the house nor who acts for a client is spoken to as that client. */
export function wordsFor({ desk, of }: MoneyOwner, language: Language): MoneyText {
  const say = texts[language];
  if (desk) return { ...say, ...say.forDesk };
  return of ? { ...say, ...say.forDelegate(of) } : say;
}

/** `your Visa ending 4242`, Layla Haddad’s, or the client’s. */
export function payingCard(card: string, { of, desk }: MoneyOwner, language: Language): string {
  const { own4, theirs4, client4 } = texts[language].ways;
  return cardNamed(card, desk ? client4 : of ? theirs4(of) : own4);
}

/** Those on which something is reserved; where none is known, just whose it is. */
export function cardsOf(cards: readonly string[], whose: MoneyOwner, language: Language): string {
  const { own, theirs, client, and } = texts[language].ways;
  if (cards.length > 0) return cards.map((card) => payingCard(card, whose, language)).join(and);
  if (whose.desk) return client;
  return whose.of ? theirs(whose.of) : own;
}

/** Whether nobody has to do anything for what falls due on a day; a card that its bank refused is not counted on. */
export const paysByItself = ({ cardPays, byHand }: Payer, by: Day): boolean =>
  !byHand && cardPays !== null && cardPays.until >= by && cardPays.refusedOn === undefined;

/** Empty where no card is saved: nothing is taken, and one that is saved later would pay. */
export function payerWords(payer: Payer, by: Day, language: Language): string {
  const say = wordsFor(payer, language);
  const { cardPays, byHand, once } = payer;
  if (byHand) return say.byHand;
  const changed = once ? [onceWords(once, payer, language)] : [];
  if (!cardPays || cardPays.until < by) return changed.join('');
  const pays = once
    ? say.onceChanged.otherwise
    : say.cardPaysThen(payingCard(cardPays.card, payer, language));
  return refusedBefore([...changed, pays].join(say.semicolon), cardPays, language);
}

/** What a change that waits does to a part once it is confirmed: the same on its page, in what is owed and in letters. */
export function onceWords(once: ChangeDue, payer: Payer, language: Language): string {
  const { onceChanged: say } = texts[language];
  const { cardPays } = payer;
  const day = once.by ? dayInWords(once.by, language) : '';
  if (!cardPays || !isGoodFor(cardPays, once)) return day ? say.by(day) : say.now;
  const card = payingCard(cardPays.card, payer, language);
  return day ? say.cardBy(card, day) : say.cardNow(card, moneyIn(language, once.sum));
}

/** What is due with the confirmation is asked of the card that is good today. */
const isGoodFor = ({ until }: CardPays, { by }: ChangeDue): boolean => by === null || by <= until;

/** A saved card, and when its bank refused it, if it did the last time. */
interface CardRefusal {
  refusedOn?: Day | null | undefined;
}

/** Empty where it was not. */
const refusedOnWords = ({ refusedOn }: CardRefusal, language: Language): string =>
  refusedOn ? texts[language].cardRefused(dayInWords(refusedOn, language)) : '';

/** A card that its bank has just refused is promised for nothing without saying so. */
export const refusedBefore = (words: string, card: CardRefusal, language: Language): string =>
  [words, refusedOnWords(card, language)].filter(Boolean).join(texts[language].semicolon);

/** The same after a whole sentence: `Its bank refused this card on 12 November.` */
export function refusedAfter(said: string, card: CardRefusal, language: Language): string {
  const words = refusedOnWords(card, language);
  return words ? `${said} ${asSentence(words)}` : said;
}

/** A note that stands by itself begins with a capital and ends. */
export const asSentence = (note: string): string =>
  `${note.charAt(0).toUpperCase()}${note.slice(1)}.`;

/** On its row: that it was refused, and what can be done; empty where it was not. */
export const refusedCard = ({ refusedOn }: CardRefusal, language: Language): string =>
  refusedOn ? texts[language].refusedOn(dayInWords(refusedOn, language)) : '';

/** Beside the details of a transfer: what a card that pays by itself does meanwhile. */
export function transferWords(payer: Payer, by: Day, language: Language): string {
  const say = texts[language];
  if (payerWords(payer, by, language) === '' || !payer.cardPays || payer.byHand) return '';
  const card = payingCard(payer.cardPays.card, payer, language);
  const beside = say.transferBeside(card, dayInWords(by, language));
  // A change that waits would ask for it on another day.
  const changed = payer.once ? ` ${asSentence(onceWords(payer.once, payer, language))}` : '';
  return refusedAfter(`${beside}${changed}`, payer.cardPays, language);
}

/** What keeping a card means, wherever somebody is asked to. */
export const keptCardWords = (language: Language): string => texts[language].keptCard;
