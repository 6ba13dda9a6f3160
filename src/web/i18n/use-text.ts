import { createContext, use } from 'react';
import type { Language } from '#contract/primitives.ts';
import type { Texts } from '#web/feature-texts.ts';
import type { Format } from '#web/i18n/format.ts';

export interface Words {
  /** The texts of the features that the shown screen names. */
  t: Texts;
  format: Format;
  language: Language;
}

export const WordsContext = createContext<Words | undefined>(undefined);

export function useText(): Words {
  const words = use(WordsContext);
  if (!words) throw new Error('No page around useText');
  return words;
}
