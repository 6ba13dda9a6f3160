/** The assistant's function, stood in for where a test wants to know every word of the answer. */
import type { AssistantAnswer } from '../src/contract/assistant/assistant.ts';
import type { Page } from './fixture.ts';

export const functionPath = '**/functions/v1/chat-assistant';

export const failure =
  "I apologize, but I'm having trouble connecting right now. Please try again in a moment.";

const answerOf = (given: Partial<AssistantAnswer>): AssistantAnswer => ({
  response: 'One is free.',
  language: 'en',
  persona: { slug: 'lifestyle-manager', name: 'Mira', role: 'AI Lifestyle Manager' },
  acts: [],
  citations: [],
  cards: [],
  actions: [],
  suggestions: [],
  missing: [],
  offersPerson: false,
  conversationId: null,
  memoryToken: null,
  messageId: null,
  brain: 'embedded',
  ...given,
});

/** Streams one answer, whatever is asked. */
export async function answerWith(page: Page, given: Partial<AssistantAnswer>) {
  const answer = answerOf(given);
  const events = [
    ['start', { language: 'en', persona: answer.persona, conversationId: null }],
    ['delta', { text: answer.response.slice(0, 3) }],
    ['answer', answer],
  ];
  const body = events
    .map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    .join('');
  await page.route(functionPath, (route) =>
    route.fulfill({ status: 200, contentType: 'text/event-stream', body }),
  );
}
