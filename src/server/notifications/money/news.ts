/** What a piece of news about money says, read by name. */
import { Currency, type Language, type Money } from '#contract/primitives.ts';
import { money } from '#domain/money.ts';
import type { LetterNews } from '#server/notifications/events.ts';
import { moneyLetters as arabic } from '#server/notifications/money/text.ar.ts';
import { moneyLetters as english, type MoneyLetters } from '#server/notifications/money/text.en.ts';

export const words: Record<Language, MoneyLetters> = { en: english, ar: arabic };

export type MoneyNews = Pick<LetterNews, 'kind' | 'title' | 'about'>;

export function textOf({ about }: MoneyNews, name: string): string | undefined {
  const value = about[name];
  return value === undefined || value === '' ? undefined : String(value);
}

export function sumIn({ about }: MoneyNews, name: string): Money | undefined {
  const amount = about[name];
  const currency = Currency.safeParse(about.currency);
  return typeof amount === 'number' && currency.success ? money(amount, currency.data) : undefined;
}
