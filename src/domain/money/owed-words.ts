/** What is said of all that a client owes, in the words that each booking's own page has. */
import type { Owed } from '#contract/billing/invoices.ts';
import type { Language } from '#contract/primitives.ts';
import { moneyText as arabic } from '#domain/money/text.ar.ts';
import { moneyText as english, type MoneyText } from '#domain/money/text.en.ts';
import { dueBy, type MoneyLine, wayBack } from '#domain/money/words.ts';

const texts: Record<Language, MoneyText> = { en: english, ar: arabic };

/** Due now, what falls due later by its day, what is reserved, or that there is nothing; and what comes back. */
export function owedLines(owed: readonly Owed[], language: Language): MoneyLine[] {
  const say = texts[language];
  const asked = [...nowLines(owed, say), ...laterLines(owed, language)].filter(isSome);
  const held = reservedLines(owed, say);
  const note = held.length > 0 ? say.nothingBeside : say.nothing;
  const nothing: MoneyLine = { id: 'nothing', label: say.nothingLabel, sum: null, note };
  return [...(asked.length > 0 ? asked : [nothing]), ...held, ...returningLines(owed, language)];
}

const isSome = ({ sum }: MoneyLine) => sum !== null && sum.amount > 0;

const nowLines = (owed: readonly Owed[], say: MoneyText): MoneyLine[] =>
  owed.map(({ dueNow: sum }) => ({ id: 'due', label: say.due.now.all, sum, note: '' }));

const laterLines = (owed: readonly Owed[], language: Language): MoneyLine[] =>
  owed
    .flatMap(({ later }) => later)
    .toSorted((one, other) => one.by.localeCompare(other.by))
    .map((part) => {
      const line = dueBy(part, language);
      const names = part.titles.map((title) => title[language]).join(texts[language].comma);
      return { ...line, note: [names, line.note].filter(Boolean).join(texts[language].semicolon) };
    });

/** What is held on a card, wherever that alone is asked. */
function reservedLines(owed: readonly Owed[], say: MoneyText): MoneyLine[] {
  return owed
    .map(({ reserved: sum }): MoneyLine => {
      return { id: 'reserved', label: say.reserved, sum, note: say.reservedEach };
    })
    .filter(isSome);
}

/** What the house owes, wherever that alone is asked. */
function returningLines(owed: readonly Owed[], language: Language): MoneyLine[] {
  const { returning: label } = texts[language];
  return owed
    .map((one): MoneyLine => {
      return { id: 'returning', label, sum: one.returning, note: wayBack(one, language) };
    })
    .filter(isSome);
}
