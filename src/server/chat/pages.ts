import type { Page } from '#contract/pages.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import type { PageSource, PublicPage } from '#server/pages/page-source.ts';

/** The assistant who stands on the chat page. */
const manager = 'lifestyle-manager';

/** As many as fit above the field without hiding the conversation. */
const mostQuestions = 6;

export function chatPages(_snapshot: Snapshot): PublicPage[] {
  return [{ path: '/chat', read: chat }];
}

function chat({ snapshot, say, picture }: PageSource): Page {
  const persona = snapshot.bySlug('personas', manager);
  const [lounge] = snapshot.all('lounges');
  if (!persona || !lounge) throw new Error(`The catalogue has no ${manager} or no lounge.`);
  const known = persona.suggestedQuestions.filter(({ knowledgeId }) => knowledgeId !== null);
  return {
    name: 'chat',
    content: {
      begin: say(message(snapshot, 'chat.begin')),
      expert: say(message(snapshot, 'chat.expert')),
      manager: {
        name: say(persona.botName),
        role: say(persona.role),
        welcome: say(persona.welcomeMessage),
      },
      questions: known.slice(0, mostQuestions).map(({ text }) => say(text)),
      picture: picture(lounge.art),
    },
  };
}

function message(snapshot: Snapshot, id: string) {
  const found = snapshot.texts('messages').messages.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`The catalogue has no text ${id}.`);
  return found.text;
}
