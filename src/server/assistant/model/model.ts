/**
 * A language model, by configuration: it writes, and the house's own tools are all it knows. It is given
 * little time and few rounds; a sentence whose figures no tool has said is not let through.
 */
import OpenAI from 'openai';
import { figuresOf, unsupported } from '#domain/assistant/figures.ts';
import { stripped, withoutMarkup } from '#server/assistant/composition.ts';
import { instructionsFor } from '#server/assistant/model/instructions.ts';
import { sentencesOf } from '#server/assistant/model/sentences.ts';
import { type Toolbox, toolboxFor } from '#server/assistant/model/tools.ts';
import { type Context, type Reply, replied } from '#server/assistant/replies/reply.ts';
import type { Config } from '#server/platform/config.ts';

export interface Model {
  /** Writes piece by piece and ends with the whole reply; throws where it cannot be trusted. */
  write(context: Context, signal: AbortSignal): AsyncGenerator<string, Reply>;
}

type ModelSettings = Config['chat'];
type Message = OpenAI.Chat.Completions.ChatCompletionMessageParam;

/** Nobody needs more looks into the catalogue for one answer. */
const mostRounds = 4;
const mostCharacters = 6000;
const mostTokens = 900;

export function openModel(settings: ModelSettings): Model | undefined {
  const { baseUrl, apiKey, model, timeout } = settings;
  if (!baseUrl || !model) return undefined;
  const client = new OpenAI({
    baseURL: baseUrl,
    // Servers of one's own often want none, but the library insists on a value.
    apiKey: apiKey ?? 'none',
    maxRetries: 1,
    // What goes wrong is told by us, in one line and without what people said.
    logLevel: 'off',
    timeout: timeout * 1000,
    // The library would otherwise look for further settings in the environment.
    organization: null,
    project: null,
  });
  return {
    write: (context, signal) => {
      const ending = AbortSignal.any([signal, AbortSignal.timeout(timeout * 1000)]);
      return writing({ client, model, context, signal: ending });
    },
  };
}

interface Writing {
  client: OpenAI;
  model: string;
  context: Context;
  signal: AbortSignal;
}

async function* writing(work: Writing): AsyncGenerator<string, Reply> {
  const { context } = work;
  const toolbox = toolboxFor(context);
  const messages = conversation(context);
  for (let round = 0; round < mostRounds; round += 1) {
    const turn = yield* oneTurn(work, { toolbox, messages, isLast: round === mostRounds - 1 });
    if (turn.calls.length === 0) return replyOf(turn.text, toolbox, context);
    messages.push({ role: 'assistant', content: turn.text || null, tool_calls: turn.calls });
    for (const call of turn.calls) {
      const content = await toolbox.run(call.function.name, call.function.arguments);
      messages.push({ role: 'tool', tool_call_id: call.id, content });
    }
  }
  throw new Error('it asked for tools without end');
}

function conversation({ meant }: Context): Message[] {
  return [
    { role: 'system', content: instructionsFor(meant) },
    ...meant.history.map(
      ({ text, isUser }): Message => ({ role: isUser ? 'user' : 'assistant', content: text }),
    ),
    { role: 'user', content: meant.message },
  ];
}

type Call = OpenAI.Chat.Completions.ChatCompletionMessageFunctionToolCall;

interface Turn {
  text: string;
  calls: Call[];
}

interface Round {
  toolbox: Toolbox;
  messages: Message[];
  /** In the last round it has to say something. */
  isLast: boolean;
}

async function* oneTurn(
  { client, model, context, signal }: Writing,
  { toolbox, messages, isLast }: Round,
): AsyncGenerator<string, Turn> {
  const stream = await client.chat.completions.create(
    {
      model,
      messages,
      stream: true,
      max_tokens: mostTokens,
      temperature: 0.2,
      ...(!isLast && { tools: toolbox.tools }),
    },
    { signal },
  );
  const calls: Call[] = [];
  const sentences = sentencesOf((sentence) => checked(sentence, toolbox, context));
  for await (const chunk of stream) {
    const delta = chunk.choices?.[0]?.delta;
    for (const part of delta?.tool_calls ?? []) addCall(calls, part);
    for (const sentence of sentences.add(delta?.content ?? '')) yield sentence;
    if (sentences.text().length > mostCharacters) throw new Error('it talks without end');
  }
  signal.throwIfAborted();
  for (const sentence of sentences.end()) yield sentence;
  return { text: sentences.text(), calls: calls.slice(0, 6) };
}

type CallPart = OpenAI.Chat.Completions.ChatCompletionChunk.Choice.Delta.ToolCall;

/** The name and the arguments of a call come in pieces. */
function addCall(calls: Call[], part: CallPart): void {
  const known = calls[part.index];
  if (!known) {
    calls[part.index] = {
      id: part.id ?? `call-${part.index}`,
      type: 'function',
      function: { name: part.function?.name ?? '', arguments: part.function?.arguments ?? '' },
    };
    return;
  }
  known.function.name ||= part.function?.name ?? '';
  known.function.arguments += part.function?.arguments ?? '';
}

/** Only what a tool said, or the client themselves. */
function checked(sentence: string, toolbox: Toolbox, { meant }: Context): string {
  const said = meant.history.filter(({ isUser }) => isUser).map(({ text }) => text);
  const plainly = stripped(sentence);
  const without = unsupported(plainly, [toolbox.sources(), meant.message, said, meant.today]);
  if (without.length > 0) throw new Error(`it named a figure that nobody said: ${without[0]}`);
  return plainly;
}

function replyOf(text: string, toolbox: Toolbox, context: Context): Reply {
  const response = withoutMarkup(text);
  if (response === '') throw new Error('it said nothing');
  const { language } = context.meant;
  const named = toolbox.things().filter(({ title }) => response.includes(title[language]));
  const actions = toolbox.actions();
  return replied(response, {
    things: named.slice(0, 4),
    citations: toolbox.citations(response),
    sources: figuresOf(toolbox.sources()),
    actions,
    offersPerson: actions.some(({ kind }) => kind === 'person'),
  });
}
