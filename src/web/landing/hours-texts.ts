/** Both languages in one file, like those of the prices: the section comes in a chunk of its own. */
import type { Language } from '#contract/primitives.ts';

const english = {
  now: (time: string) => `Now, ${time}`,
  whose: (name: string) => `in Dubai now. It is ${name}’s hour.`,
};

type HoursTexts = typeof english;

const arabic: HoursTexts = {
  now: (time) => `الآن ${time}`,
  whose: (name) => `الآن في دبي. إنها ساعة ${name}.`,
};

export const hoursTexts: Record<Language, HoursTexts> = { en: english, ar: arabic };
