/**
 * A language model, by configuration: it writes, and the house's own tools are all it knows. It is given
 * little time and few rounds; a sentence that claims what no tool has told is not let through.
 */
import OpenAI from 'openai';
import { type ClaimsJudge, judgeOf } from '#domain/assistant/claims/judge.ts';
import { lineOf } from '#server/assistant/attributes/attributes.ts';
import { stripMarkup, withoutMarkup } from '#server/assistant/composition.ts';
import { groundsOf } from '#server/assistant/model/grounds.ts';
import { instructionsFor } from '#server/assistant/model/instructions.ts';
import { sentencesOf } from '#server/assistant/model/sentences.ts';
import { quietFor } from '#server/assistant/model/silence.ts';
import { shownBefore, type Toolbox, toolboxFor } from '#server/assistant/model/toolbox.ts';
import { type Context, type Reply, replyWith } from '#server/assistant/replies/reply.ts';
import type { Config } from '#server/platform/config/config.ts';

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

export function openModel({
  baseUrl,
  apiKey,
  model,
  timeout,
  silence,
}: ModelSettings): Model | undefined {
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
      return writing({ client, model, context, signal: ending, silence });
    },
  };
}

interface Writing {
  client: OpenAI;
  model: string;
  context: Context;
  signal: AbortSignal;
  /** Seconds without a word after which it is given up. */
  silence: number;
}

async function* writing(work: Writing): AsyncGenerator<string, Reply> {
  const { context } = work;
  const toolbox = toolboxFor(context);
  const judge = judgeOf(groundsOf(context, toolbox));
  const messages = conversation(context);
  let said = '';
  for (let round = 0; round < mostRounds; round += 1) {
    const turn = yield* oneTurn(work, {
      toolbox,
      judge,
      messages,
      isLast: round === mostRounds - 1,
    });
    said += turn.text;
    if (turn.calls.length === 0) return replyOf(said, { toolbox, judge, context });
    messages.push({ role: 'assistant', content: turn.text || null, tool_calls: turn.calls });
    if (turn.text) {
      yield gap;
      said += gap;
    }
    for (const call of turn.calls) {
      const content = await toolbox.run(call.function.name, call.function.arguments);
      messages.push({ role: 'tool', tool_call_id: call.id, content });
    }
  }
  throw new Error('it asked for tools without end');
}

const gap = '\n\n';

const conversation = (context: Context): Message[] => [
  { role: 'system', content: instructionsFor(context) },
  // What the house kept as its own words; of a browser's only the client's ever come so far.
  ...context.meant.history.map(
    ({ text, isUser }): Message => ({ role: isUser ? 'user' : 'assistant', content: text }),
  ),
  ...shownAsFacts(context),
  { role: 'user', content: context.meant.message },
];

/** What the house has shown, as it remembers it: nobody else's word for it counts. */
function shownAsFacts(context: Context): Message[] {
  const lines = shownBefore(context).map(
    (thing) => `- ${thing.id}: ${lineOf(thing, context.telling)}`,
  );
  if (lines.length === 0) return [];
  return [
    { role: 'system', content: ['Shown to them before, in this order:', ...lines].join('\n') },
  ];
}

type Call = OpenAI.Chat.Completions.ChatCompletionMessageFunctionToolCall;

interface Turn {
  text: string;
  calls: Call[];
}

interface Round {
  toolbox: Toolbox;
  judge: ClaimsJudge;
  messages: Message[];
  /** In the last round it has to say something. */
  isLast: boolean;
}

async function* oneTurn(
  { client, model, signal, silence }: Writing,
  { toolbox, judge, messages, isLast }: Round,
): AsyncGenerator<string, Turn> {
  const quiet = quietFor(silence, signal);
  try {
    const stream = await client.chat.completions.create(
      {
        model,
        messages,
        stream: true,
        max_tokens: mostTokens,
        temperature: 0.2,
        ...(!isLast && { tools: toolbox.tools }),
      },
      { signal: quiet.signal },
    );
    const calls: Call[] = [];
    const sentences = sentencesOf((sentence) => checked(sentence, judge));
    for await (const chunk of stream) {
      const delta = chunk.choices?.[0]?.delta;
      if (delta?.content || delta?.tool_calls) quiet.heard();
      for (const part of delta?.tool_calls ?? []) addCall(calls, part);
      for (const sentence of sentences.add(delta?.content ?? '')) yield sentence;
      if (sentences.text().length > mostCharacters) throw new Error('it talks without end');
    }
    quiet.signal.throwIfAborted();
    for (const sentence of sentences.end()) yield sentence;
    return { text: sentences.text(), calls: calls.slice(0, 6) };
  } finally {
    quiet.end();
  }
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

/** What may be said of it: all, or nothing where it claims what is not known. */
function checked(sentence: string, judge: ClaimsJudge): string {
  const plainly = stripMarkup(sentence);
  const fault = judge.look(plainly);
  if (fault?.isGrave) throw new Error(fault.reason);
  return fault ? '' : plainly;
}

interface Written {
  toolbox: Toolbox;
  judge: ClaimsJudge;
  context: Context;
}

function replyOf(text: string, { toolbox, judge, context }: Written): Reply {
  const response = withoutMarkup(text);
  if (response === '') throw new Error('it said nothing');
  const { knowledge, meant } = context;
  if (!judge.answers(meant.acts.has('price'))) throw new Error('what is left of it is no answer');
  const { told } = toolbox.held;
  const named = judge.named().flatMap((id) => (told.has(id) ? (knowledge.byId.get(id) ?? []) : []));
  const actions = toolbox.actions();
  return replyWith(response, {
    things: named.slice(0, 4),
    citations: toolbox.citations(response),
    sources: [...told.values()],
    actions,
    offersPerson: actions.some(({ kind }) => kind === 'person'),
  });
}
