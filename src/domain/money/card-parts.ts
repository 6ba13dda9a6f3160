/** What the saved card pays by itself of all that is open: said before it is kept, on its row, and before it goes. */
import type { CardPart } from '#contract/billing/payments.ts';
import type { ChangeDue } from '#contract/money-facts.ts';
import type { Day, Language } from '#contract/primitives.ts';
import { dayInWords, dayOfYearInWords } from '#domain/calendar/date-words.ts';
import { listIn } from '#domain/lists.ts';
import { moneyInText } from '#domain/money/figures.ts';
import { refusedAfter } from '#domain/money/words/card.ts';

const english = {
  one: (title: string, sum: string, when: string) => `${title}, ${sum} ${when}`,
  on: (day: string) => `on ${day}`,
  /** Cards are asked in the morning: what falls due after that has two days. */
  dueOn: (day: string) => `due now, charged on ${day}`,
  onEach: (days: string) => `on each of ${days}`,
  once: 'once it is confirmed',
  /** Of a change that waits; the sum where it becomes another one. */
  ifChanged: (when: string, sum: string) =>
    `, or ${[sum, when].filter(Boolean).join(' ')} if we confirm the change`,
  atOnce: 'at once',
  /** Of a membership that becomes a dearer one. */
  oncePaid: (title: string, sum: string) => `, or ${title}, ${sum} once that is paid`,
  ifYes: { exactly: 'once we say yes', at_most: 'at most, once we say yes' },
  held: ', reserved on it already',
  and: '; ',
  kept: (all: string) => `Once it is kept it pays by itself: ${all}.`,
  pays: (all: string) => `It pays by itself: ${all}.`,
  nothing: 'Nothing that is open now is charged to it.',
  wouldHave: (all: string) => `It would have paid: ${all}.`,
  instead: (card: string, days: number) =>
    `${card} pays that instead, on the same ${days === 1 ? 'day' : 'days'}.`,
  yourself: 'Nothing is charged by itself then: you pay it yourself, from its invoice.',
  spare: 'It is not the card that is charged, so nothing changes for what falls due.',
  stays: (all: string) =>
    `What is reserved on it stays reserved and is taken all the same: ${all}.`,
};

const arabic: typeof english = {
  one: (title, sum, when) => `${title}، ${sum} ${when}`,
  on: (day) => `في ${day}`,
  dueOn: (day) => `مستحق الآن ويُخصم في ${day}`,
  onEach: (days) => `في كل من ${days}`,
  once: 'متى تأكّد الحجز',
  ifChanged: (when, sum) => `، أو ${[sum, when].filter(Boolean).join(' ')} إن أكّدنا التغيير`,
  atOnce: 'فورًا',
  oncePaid: (title, sum) => `، أو ${title}، ${sum} متى دُفع ثمنها`,
  ifYes: { exactly: 'بعد موافقتنا', at_most: 'على الأكثر بعد موافقتنا' },
  held: '، وهو محجوز عليها',
  and: '؛ ',
  kept: (all) => `وبعد حفظها تدفع تلقائيًا: ${all}.`,
  pays: (all) => `تدفع تلقائيًا: ${all}.`,
  nothing: 'لا شيء مفتوح الآن يُخصم منها.',
  wouldHave: (all) => `كانت ستدفع: ${all}.`,
  instead: (card, days) =>
    `وستدفع ذلك بدلًا منها ${card} في ${days === 1 ? 'اليوم نفسه' : 'الأيام نفسها'}.`,
  yourself: 'ولن يُخصم شيء تلقائيًا بعدها: تدفعه بنفسك من فاتورته.',
  spare: 'ليست هي البطاقة التي يُخصم منها، فلا يتغير شيء فيما يستحق.',
  stays: (all) => `ويبقى محجوزًا ما حُجز عليها ويُخصم مع ذلك: ${all}.`,
};

const texts: Record<Language, typeof english> = { en: english, ar: arabic };

/** What is reserved on this card, and what is charged to the one that is charged. */
export const onThisCard = (
  parts: readonly CardPart[],
  { card, isFirst }: { card: string; isFirst: boolean },
): CardPart[] => parts.filter(({ heldOn }) => (heldOn ? heldOn === card : isFirst));

const isHeld = ({ heldOn }: CardPart) => heldOn !== '';

/** The months of a membership are named once, with all their days. */
function listed(parts: readonly CardPart[], language: Language): string {
  const alike = Map.groupBy(parts, (part) =>
    isOnDay(part) ? `${part.title} ${part.sum.amount} ${part.sum.currency}` : part,
  );
  return [...alike.values()]
    .flatMap(([first, ...more]) => (first ? alikeSaid(first, more, language) : []))
    .join(texts[language].and);
}

const isOnDay = ({ on, waits, heldOn, once, oncePaid, isDue }: CardPart) =>
  on !== null && !waits && heldOn === '' && !once && !oncePaid && !isDue;

function alikeSaid(first: CardPart, more: readonly CardPart[], language: Language): string {
  const { held, onEach } = texts[language];
  const days = [first, ...more].flatMap((part) => dayWords(part, language) ?? []);
  const each = onEach(listIn(language, days));
  const when = more.length > 0 ? each : momentWords(first, language);
  const said = [partSaid(first, when, language), isHeld(first) ? held : ''];
  const { once, oncePaid: then } = first;
  return [
    ...said,
    once ? onceSaid(once, first, language) : '',
    then ? texts[language].oncePaid(then.title, moneyInText(language, then.sum)) : '',
  ].join('');
}

/** A change that waits brings it to another moment once it is confirmed. */
function onceSaid({ by, sum }: ChangeDue, part: CardPart, language: Language): string {
  const { ifChanged, atOnce, on } = texts[language];
  const isOther = sum.amount !== part.sum.amount;
  return ifChanged(
    by ? on(dayInWords(by, language)) : atOnce,
    isOther ? moneyInText(language, sum) : '',
  );
}

/** `Burj Al Arab, $4,900 on 2 December`. */
export const partSaid = (
  { title, sum }: Pick<CardPart, 'title' | 'sum'>,
  when: string,
  language: Language,
): string => texts[language].one(title, moneyInText(language, sum), when);

/** On its day, once it is confirmed, on its day once that is, or once the house says yes to it. */
export function momentWords(
  {
    on,
    waits,
    ifYes,
    isDue,
    isFar,
  }: Pick<CardPart, 'on' | 'waits'> & Partial<Pick<CardPart, 'ifYes' | 'isDue' | 'isFar'>>,
  language: Language,
): string {
  const say = texts[language];
  if (ifYes) return say.ifYes[ifYes];
  const day = dayWords({ on, isFar }, language);
  return [day && (isDue ? say.dueOn : say.on)(day), (waits || !day) && say.once]
    .filter(Boolean)
    .join(' ');
}

const dayWords = ({ on, isFar }: Pick<CardPart, 'on' | 'isFar'>, language: Language) =>
  on && (isFar ? dayOfYearInWords : dayInWords)(on, language);

/** Before it is kept. What is due by now is being paid, where a card is kept while paying this invoice. */
export function keepingWords(
  parts: readonly CardPart[],
  language: Language,
  { paying }: { paying?: string } = {},
): string {
  const later = parts
    .filter((part) => !isHeld(part) && (!paying || !part.isDue))
    .map((part) => asOnceItIsPaid(part, paying));
  return later.length > 0 ? texts[language].kept(listed(later, language)) : '';
}

/** Whoever pays for a dearer membership agrees to its months, not to those of the one before. */
function asOnceItIsPaid({ oncePaid, ...part }: CardPart, paying: string | undefined): CardPart {
  if (!oncePaid) return part;
  const { invoice, title, sum } = oncePaid;
  return invoice === paying ? { ...part, title, sum } : { ...part, oncePaid };
}

/** On its row, and once it is saved. */
export const paysWords = (parts: readonly CardPart[], language: Language): string =>
  parts.length > 0 ? texts[language].pays(listed(parts, language)) : texts[language].nothing;

interface Removal {
  /** Those of this card. */
  parts: readonly CardPart[];
  /** Whether it is the one that is charged. */
  isFirst: boolean;
  /** The one that would be charged instead, as its owner knows it. */
  next: string | undefined;
  /** When the bank of that one refused it, if it did the last time. */
  nextRefusedOn?: Day | null | undefined;
}

/** Before it is removed: what it would have paid and who does instead, and what is taken all the same. */
export function removalWords(
  { parts, isFirst, next, nextRefusedOn }: Removal,
  language: Language,
): string {
  const say = texts[language];
  const charged = parts.filter((part) => !isHeld(part));
  const held = parts.filter(isHeld);
  const instead = next
    ? refusedAfter(
        say.instead(next, new Set(charged.map(({ on }) => on)).size),
        { refusedOn: nextRefusedOn },
        language,
      )
    : say.yourself;
  const words = [
    !isFirst && say.spare,
    isFirst && charged.length > 0 && `${say.wouldHave(listed(charged, language))} ${instead}`,
    isFirst && parts.length === 0 && say.nothing,
    held.length > 0 && say.stays(listed(held, language)),
  ];
  return words.filter(Boolean).join(' ');
}
