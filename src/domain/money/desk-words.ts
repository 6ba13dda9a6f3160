/** What is said of a client's money to whoever of the house reads it: the same lines, of somebody else. */
import type { MoneyFacts } from '#contract/money-facts.ts';
import type { Language } from '#contract/primitives.ts';
import { moneyIn } from '#domain/money/figures.ts';
import { moneyText as arabic } from '#domain/money/text.ar.ts';
import { moneyText as english, type MoneyText } from '#domain/money/text.en.ts';
import type { MoneyLine } from '#domain/money/words.ts';
import { money } from '#domain/money.ts';

const texts: Record<Language, MoneyText> = { en: english, ar: arabic };

export function atDesk(lines: readonly MoneyLine[], language: Language): MoneyLine[] {
  const labels = texts[language].atDesk;
  return lines.map((line) => ({ ...line, label: labels[line.id] ?? line.label }));
}

/** What confirming does to the client's money, before anybody presses it; empty where it does nothing. */
export function confirmWords(
  { due, reserved, total }: Pick<MoneyFacts, 'due' | 'reserved' | 'total'>,
  language: Language,
): string {
  const say = texts[language].confirming;
  const wanted = due
    .filter(({ by }) => by === null)
    .reduce((sum, part) => sum + part.sum.amount, 0);
  const taken = Math.min(wanted, reserved.amount);
  const amount = taken > 0 ? taken : wanted;
  if (amount === 0) return '';
  const said = moneyIn(language, money(amount, total.currency));
  return taken > 0 ? say.takes(said) : say.asks(said);
}
