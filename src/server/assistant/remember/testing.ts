/** Conversations in tests: asked over HTTP, with nothing but what the last answer gave. */
import assert from 'node:assert/strict';
import { AssistantAnswer } from '#contract/assistant/assistant.ts';
import type { Frame } from '#domain/assistant/frame/frame.ts';
import { frameFrom } from '#server/assistant/remember/kept-frame.ts';
import { functionsOf } from '#server/assistant/testing.ts';
import type { Person } from '#server/matters/testing.ts';
import { linkHash } from '#server/platform/link-tokens.ts';
import { system } from '#server/platform/sql.ts';
import type { TestApp } from '#server/testing.ts';

type Body = Record<string, unknown>;

export async function ask(app: TestApp, body: Body, client?: Person): Promise<AssistantAnswer> {
  const { data, error } = await functionsOf(app, client?.token).invoke('chat-assistant', { body });
  assert.equal(error, null);
  return AssistantAnswer.parse(data);
}

/** One message after the other, with nothing but what the last answer gave; the last answer. */
export async function talk(app: TestApp, turns: readonly string[], client?: Person) {
  let answer: AssistantAnswer | undefined;
  for (const message of turns) {
    const { conversationId, memoryToken } = answer ?? {};
    answer = await ask(app, { message, ...(answer && { conversationId, memoryToken }) }, client);
  }
  return answer ?? assert.fail('nothing was said');
}

/** What the house remembers of it. */
export async function frameOf({ services }: TestApp, answer: AssistantAnswer): Promise<Frame> {
  const [row] = await services.sql.as(system, (tx) =>
    answer.memoryToken
      ? tx`select frame from app.assistant_frames where token_hash = ${linkHash(answer.memoryToken)}`
      : tx`select frame from app.assistant_conversations where id = ${answer.conversationId}`,
  );
  return frameFrom(row?.frame);
}
