/**
 * The one call of the assistant, through the functions library as it is, which comes with the first
 * question. The answer streams; where something between us does not let it, it comes whole.
 */
import type {
  AssistantAnswer,
  AssistantAskSent,
  AssistantEvent,
} from '#contract/assistant/assistant.ts';
import { functionsPath } from '#contract/paths.ts';
import { readEvents } from '#web/chat/event-stream.ts';
import { refusalIn } from '#web/platform/api.ts';
import { projectKey } from '#web/platform/auth/project-key.ts';
import { heldToken } from '#web/platform/browser/conversation-token.ts';
import { readSession } from '#web/platform/sessions/session.ts';

/** A person has the conversation, and the assistant says nothing in it. */
class WithPerson extends Error {
  override readonly name = 'WithPerson';
}

interface Hearing {
  signal: AbortSignal;
  /** The text so far, each time there is more of it. */
  onText: (text: string) => void;
}

/** No answer at all within this time is a failure; one that has begun may take longer. */
const patience = 30_000;

export async function askAssistant(
  ask: AssistantAskSent,
  hearing: Hearing,
): Promise<AssistantAnswer> {
  const token = readSession()?.access_token;
  const { data, error } = await invoke(ask, token, hearing.signal);
  if (!error) return take(data, hearing);
  if (statusOf(error) === 409) throw new WithPerson();
  if (token && (await isProven(error))) return askAssistant(ask, hearing);
  if (!token || statusOf(error) !== 401) throw error;
  // A device that slept wakes with a token of yesterday; what was refused for it is asked again.
  const { fresherToken } = await import('#web/platform/auth/auth-client.ts');
  const fresh = await fresherToken(token);
  const second = await invoke(ask, fresh, hearing.signal);
  if (second.error) throw second.error;
  return take(second.data, hearing);
}

async function invoke(ask: AssistantAskSent, token: string | undefined, signal: AbortSignal) {
  const { FunctionsClient } = await import('@supabase/functions-js');
  const client = new FunctionsClient(`${location.origin}${functionsPath}`, {
    headers: { apikey: projectKey(), Authorization: `Bearer ${token ?? projectKey()}` },
  });
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), patience);
  try {
    return await client.invoke<unknown>('chat-assistant', {
      body: { ...ask, expertToken: heldToken() },
      headers: { accept: 'text/event-stream' },
      signal: AbortSignal.any([signal, silence.signal]),
    });
  } finally {
    clearTimeout(timer);
  }
}

/** Whether it was refused for want of a second factor, which was then shown. */
async function isProven({ context }: { context?: unknown }): Promise<boolean> {
  if (!(context instanceof Response) || context.status !== 403) return false;
  const { wasProven } = await import('#web/platform/auth/proof.ts');
  return wasProven(refusalIn(await context.json().catch(() => ({})), context.status));
}

const statusOf = ({ context }: { context?: unknown }) =>
  context instanceof Response ? context.status : undefined;

async function take(data: unknown, { onText }: Hearing): Promise<AssistantAnswer> {
  if (!(data instanceof Response)) return whole(data);
  if (!data.body) throw new Error('The answer has no content.');
  let text = '';
  for await (const { event, data: said } of readEvents(data.body)) {
    // The contract says what each event carries.
    const told = { event, data: JSON.parse(said) } as AssistantEvent;
    if (told.event === 'answer') return whole(told.data);
    if (told.event === 'error') throw new Error(told.data.message);
    if (told.event === 'reset') text = '';
    if (told.event === 'delta') text += told.data.text;
    onText(text);
  }
  throw new Error('The answer broke off.');
}

/** Something between us may answer in our place. */
function whole(data: unknown): AssistantAnswer {
  const isAnswer = typeof data === 'object' && data !== null && 'response' in data;
  if (!isAnswer || typeof data.response !== 'string') throw new Error('This is no answer.');
  // The server parsed it by the contract; an answer of another house has at least its one field.
  return { ...nothingBeside, ...(data as AssistantAnswer) };
}

const nothingBeside = {
  citations: [],
  cards: [],
  actions: [],
  acts: [],
  suggestions: [],
  missing: [],
  offersPerson: false,
  conversationId: null,
  memoryToken: null,
  messageId: null,
};
