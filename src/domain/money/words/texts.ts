import type { Language } from '#contract/primitives.ts';
import { moneyText as arabic } from '#domain/money/words/text.ar.ts';
import { moneyText as english, type MoneyText } from '#domain/money/words/text.en.ts';

export const texts: Record<Language, MoneyText> = { en: english, ar: arabic };
