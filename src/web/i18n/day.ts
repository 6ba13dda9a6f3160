import type { Day, Language } from '#contract/primitives.ts';

/** English says three letters of most; an Arabic date in figures could not be told from another. */
const months: Record<Language, string> = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  ar: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
};

export const monthsIn = (language: Language): string[] => months[language].split(' ');

/** As `format.day` says it, for public pages; see `figures.ts` for why Intl is not asked. */
export function dayIn(language: Language, day: Day): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${monthsIn(language)[(month ?? 1) - 1]} ${year}`;
}
