/** How the site itself is used, as passages: every one leads to where it is done. */
import type { Passage } from '#server/assistant/passages/passage.ts';
import { words } from '#server/assistant/words.ts';

/** Where it is done, and in a word or two what it is about. */
const places: Record<keyof typeof words.en.guides, [path: string, about: string]> = {
  password: ['/profile/settings#security', 'forgot-password'],
  email: ['/profile/settings#security', 'change-email'],
  family: ['/profile/family', 'add-family'],
  delegate: ['/profile/family', 'assistant-book'],
  upload: ['/profile/documents', 'upload-documents'],
  erase: ['/chat', 'delete-chat-history'],
  notifications: ['/profile/settings#notifications', 'turn-off-notifications'],
  card: ['/profile/payments', 'change-card'],
};

const isGuide = (name: string): name is keyof typeof places => name in places;

export const guidePassages = (): Passage[] =>
  Object.keys(places)
    .filter(isGuide)
    .map((name) => {
      const [en, ar] = [words.en.guides[name], words.ar.guides[name]];
      return {
        id: `guide-${places[name][1]}`,
        kind: 'question',
        title: { en: en.asked, ar: ar.asked },
        text: { en: en.told, ar: ar.told },
        caution: null,
        path: places[name][0],
        persona: null,
      };
    });
