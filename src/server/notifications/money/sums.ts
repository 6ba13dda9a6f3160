/** The sums of a letter about money, in the words of every page. */
import type { MoneyTerm } from '#contract/money-facts.ts';
import type { Language } from '#contract/primitives.ts';
import { carriedIn, carriedLines, stillIn, wayIn } from '#domain/matters/money-words.ts';
import { asksIn, checkingIn, collectingIn } from '#domain/money/asks.ts';
import { moneyIn } from '#domain/money/figures.ts';
import {
  askedByLine,
  backSum,
  feeSum,
  nothingBeside,
  nothingMore,
  paidSum,
  paidSums,
} from '#domain/money/letter-sums.ts';
import type { MoneyLine } from '#domain/money/line.ts';
import { checkingLine, collectingLine } from '#domain/money/words/on-way.ts';
import { type MoneyNews, sumIn, words } from '#server/notifications/money/news.ts';
import type { MoneyLetterKind } from '#server/notifications/money/text.en.ts';

const fees: Partial<Record<MoneyLetterKind, MoneyTerm>> = {
  cancellation_fee: 'late',
  no_show_fee: 'no_show',
  change_fee: 'changed',
  withdrawal_fee: 'withdrawn',
};

export function sumLines(kind: MoneyLetterKind, news: MoneyNews, language: Language): MoneyLine[] {
  const { facts } = words[language];
  const way = wayIn(news.about);
  const sum = sumIn(news, 'amount');
  const named = (label: string): MoneyLine[] => (sum ? [{ id: 'due', label, sum, note: '' }] : []);
  const total = sumIn(news, 'total');
  const totals: MoneyLine[] = total
    ? [{ id: 'due', label: facts.total, sum: total, note: '' }]
    : [];
  const back = sumIn(news, 'back');
  const returns = back && back.amount > 0 ? [backSum(back, { way }, language)] : [];
  switch (kind) {
    case 'issued':
    case 'application_approved':
      return [
        ...named(facts.total),
        ...paidBefore(news, language),
        ...onItsWay(news, language),
        ...asked(news, language),
      ];
    case 'application_received':
      return sum ? [{ id: 'due', label: facts.ifYes, sum, note: joinNote(news, language) }] : [];
    case 'credited':
      return [
        ...named(facts.credited),
        ...returns,
        ...checked(news, language),
        ...restOf(news, language),
      ];
    case 'refunding':
    case 'returning':
      return returns;
    case 'refunded':
      return sum ? [backSum(sum, { way, gone: true }, language), ...stillBack(news, language)] : [];
    case 'received':
    case 'joined':
      return [
        ...totals,
        ...(sum ? paidSums(sum, sumIn(news, 'inAll'), language) : []),
        ...onItsWay(news, language),
        ...asked(news, language),
        ...returns,
      ];
    case 'cancellation_fee':
    case 'no_show_fee':
    case 'change_fee':
    case 'withdrawal_fee':
      return [
        ...(sum ? [feeSum(sum, fees[kind], language)] : []),
        ...onItsWay(news, language),
        ...asked(news, language),
        ...returns,
      ];
    case 'membership_ending':
      return restOf(news, language);
    case 'transfer_unfound':
      return [...named(facts.sum), ...onItsWay(news, language), ...asked(news, language)];
    case 'declined':
    case 'bank_asks':
    case 'let_go':
    case 'refund_delayed':
    case 'transfer_unneeded':
    case 'transfer_awaited':
      return named(facts.sum);
    default:
      return agreedLines(news, language);
  }
}

/** What came before the letter of a document was written. */
function paidBefore(news: MoneyNews, language: Language): MoneyLine[] {
  const paid = sumIn(news, 'inAll');
  return paid ? [paidSum(paid, language)] : [];
}

/** What the sum is made of, where joining costs something. */
function joinNote(news: MoneyNews, language: Language): string {
  const [price, fee] = [sumIn(news, 'first'), sumIn(news, 'joining')];
  if (!price || !fee) return '';
  return words[language].joins(moneyIn(language, price), moneyIn(language, fee));
}

/** What else is still to come, and how. */
function stillBack(news: MoneyNews, language: Language): MoneyLine[] {
  const about = stillIn(news.about);
  const back = sumIn({ ...news, about }, 'back');
  return back ? [backSum(back, { way: wayIn(about) }, language)] : [];
}

/** Of what was agreed anew. */
function agreedLines(news: MoneyNews, language: Language): MoneyLine[] {
  const { about } = news;
  const way = wayIn(about);
  const total = sumIn(news, 'amount');
  const carried = about.event === 'replaced' && carriedIn(about);
  if (!carried || !total) return [];
  const { newTotal: label } = words[language].facts;
  return [{ id: 'due', label, sum: total, note: '' }, ...carriedLines(carried, language, way)];
}

/** The rest that the saved card pays at this moment, or a transfer that is being checked: nobody is asked for it. */
function onItsWay({ about }: MoneyNews, language: Language): MoneyLine[] {
  const taken = collectingIn(about);
  const checking = checkingIn(about);
  return [
    ...(taken ? [collectingLine(taken, language)] : []),
    ...(checking ? [checkingLine({ checking }, language)] : []),
  ];
}

/** A transfer that is still being checked, and what of it goes back if it has come. */
function checked(news: MoneyNews, language: Language): MoneyLine[] {
  const [checking, checkingBack] = [sumIn(news, 'checking'), sumIn(news, 'checkingBack')];
  return checking && checkingBack ? [checkingLine({ checking, checkingBack }, language)] : [];
}

/** What is still to be paid, by when and by whom; or that nothing more is. */
function asked({ kind, about }: MoneyNews, language: Language): MoneyLine[] {
  const asks = asksIn(about);
  const isSettled = kind === 'payment' && !checkingIn(about);
  if (asks?.length === 0) return isSettled ? [nothingMore(language)] : [];
  return asks?.map((part) => askedByLine(part, language)) ?? [];
}

/** What the invoice asks for after a credit. */
function restOf(news: MoneyNews, language: Language): MoneyLine[] {
  const due = sumIn(news, 'toPay');
  if (!due) return [];
  if (due.amount === 0 && news.about.reserved) return [nothingBeside(language)];
  const none = { ...due, amount: 0 };
  return carriedLines({ paid: none, due, comesBack: none }, language).filter(
    ({ id }) => id !== 'paid',
  );
}
