import type { MatterEvent } from '#contract/matters/parts.ts';
import {
  type CarriedSums,
  carriedIn,
  carriedLines,
  type EndingSums,
  endingIn,
  linesInWords,
  matterEndingLines,
} from '#domain/matters/money-words.ts';
import type { MoneyLine } from '#domain/money/line.ts';
import { linesAtDesk } from '#domain/money/words/desk.ts';
import { useText } from '#web/i18n/use-text.ts';

/** What clients read about their money, as the house says it of somebody else. */
export function useMoneyWords() {
  const { format, language } = useText();
  const spoken = (lines: MoneyLine[]) => linesAtDesk(lines, language);
  const ending = (sums: EndingSums) => spoken(matterEndingLines(sums, language));
  const carried = (sums: CarriedSums) => spoken(carriedLines({ ...sums, desk: true }, language));
  return {
    ending,
    /** Behind the sentence of an event; empty where no money followed. */
    of: ({ about }: Pick<MatterEvent, 'about'>): string => {
      const ended = endingIn(about);
      const kept = carriedIn(about);
      const lines = ended ? ending(ended) : kept ? carried(kept) : [];
      return lines.length > 0 ? ` ${linesInWords(lines, format.money)}` : '';
    },
  };
}
