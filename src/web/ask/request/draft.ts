/** The sentence as it was left: it lives through a reload and signing in, like every form of the house. */
import type { ChangedBrief } from '#web/ask/use-brief.ts';
import { ownWords } from '#web/platform/browser/own-words.ts';

export interface SentenceDraft {
  words: string;
  /** What was corrected by hand. */
  changed?: ChangedBrief | undefined;
}

const name = 'ask-sentence';

export function readSentenceDraft(): SentenceDraft {
  try {
    return { words: '', ...JSON.parse(ownWords.read(name) ?? '{}') };
  } catch {
    return { words: '' }; // somebody else's value under our key
  }
}

export const keepSentenceDraft = (draft: SentenceDraft): void =>
  ownWords.keep(name, JSON.stringify(draft));

export const forgetSentenceDraft = (): void => ownWords.forget(name);
