/** What somebody has begun to ask: this tab keeps it on the way to the conversation, and through a reload. */
import { ownWords } from '#web/platform/browser/own-words.ts';

const name = 'begun-words';

export const begunWords = {
  get text(): string {
    return ownWords.read(name) ?? '';
  },
  set text(words: string) {
    if (words === '') ownWords.forget(name);
    else ownWords.keep(name, words);
  },
};
