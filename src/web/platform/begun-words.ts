/** What somebody has begun to ask: this tab keeps it on the way to the conversation, and through a reload. */
import { ownPrefix, thisVisit } from '#web/platform/browser-storage.ts';

const key = `${ownPrefix}begun-words`;

export const begunWords = {
  get text(): string {
    return thisVisit.read(key) ?? '';
  },
  set text(words: string) {
    if (words === '') thisVisit.forget(key);
    else thisVisit.keep(key, words);
  },
};
