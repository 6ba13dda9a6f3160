import type { Page } from '#contract/pages/pages.ts';
import type { PageSource, PublicPage } from '#server/catalogue/page-source.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import { personasIn } from '#server/chat/persona-views.ts';

export const chatPages = (_snapshot: Snapshot): PublicPage[] => [{ path: '/chat', read: chat }];

function chat({ snapshot, say, picture }: PageSource): Page {
  const [lounge] = snapshot.all('lounges');
  if (!lounge) throw new Error('The catalogue has no lounge.');
  return {
    name: 'chat',
    content: {
      begin: say(message(snapshot, 'chat.begin')),
      expert: say(message(snapshot, 'chat.expert')),
      personas: personasIn(snapshot, say),
      picture: picture(lounge.art),
    },
  };
}

function message(snapshot: Snapshot, id: string) {
  const found = snapshot.texts('messages').messages.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`The catalogue has no text ${id}.`);
  return found.text;
}
