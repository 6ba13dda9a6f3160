import assert from 'node:assert/strict';
import type { Conversation } from '#contract/conversations/conversations.ts';
import type { DeskConversation } from '#contract/conversations/desk.ts';
import type { Json, Person } from '#server/matters/testing.ts';
import type { Answer, TestApp } from '#server/testing.ts';

export const base = '/expert-conversations';

/** Read by the schema of this very type on its way out. */
export function conversationIn(answer: Answer): Conversation {
  assert.equal(answer.status, 200, answer.text);
  return (answer.body.conversation ?? answer.body) as Conversation;
}

export function deskIn(answer: Answer): DeskConversation {
  assert.equal(answer.status, 200, answer.text);
  // As above.
  return answer.body as unknown as DeskConversation;
}

const said = [
  { isUser: false, text: 'Which day are you thinking of?' },
  { isUser: true, text: 'Friday 27th, six of us' },
];

export const opened = async (client: Person, more: Json = {}) =>
  conversationIn(await client.post(base, { zone: 'Europe/London', said, ...more }));

/** Somebody without an account, who holds what proves that it is theirs. */
export async function visitorOpens(app: TestApp, more: Json = {}) {
  const answer = await post(app, base, {
    zone: 'Europe/London',
    name: 'Vera',
    email: 'vera@example.com',
    ...more,
  });
  const conversation = conversationIn(answer);
  return { conversation, token: String(answer.body.token) };
}

export const post = (
  app: TestApp,
  path: string,
  body: Json,
  headers: Record<string, string> = {},
) =>
  app.send('POST', `/rest/v1${path}`, {
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

export const take = (staff: Person, id: string, from: string | null = null) =>
  staff.post(`/desk/conversations/${id}/take`, { from });
