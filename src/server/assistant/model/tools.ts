/** The tools of the house as a language model calls them: the same ones, with the same rights. */
import type OpenAI from 'openai';
import { z } from 'zod';
import type { Citation, ProposedAction } from '#contract/assistant/assistant.ts';
import { Day } from '#contract/primitives.ts';
import { attributesOf, lineOf } from '#server/assistant/attributes/attributes.ts';
import { openingOf } from '#server/assistant/openings.ts';
import { consultationAction, personAction } from '#server/assistant/proposed-actions.ts';
import { ownReply } from '#server/assistant/replies/own.ts';
import type { Context } from '#server/assistant/replies/reply.ts';
import { search } from '#server/assistant/search.ts';
import { citationOf, type Thing } from '#server/assistant/things/thing.ts';
import { understand } from '#server/assistant/understanding.ts';

export interface Toolbox {
  tools: OpenAI.Chat.Completions.ChatCompletionTool[];
  /** Runs one and says what came of it; a call that cannot be read is answered with a sentence. */
  run(name: string, args: string): Promise<string>;
  sources(): unknown[];
  things(): Thing[];
  actions(): ProposedAction[];
  citations(text: string): Citation[];
}

const Search = z.object({
  query: z.string().max(300).describe('What is wanted, in words: yacht for 8 under 2000 dollars'),
});
const LookUp = z.object({
  question: z.string().max(300).describe('A question about rules, life or the house'),
});
const Details = z.object({ id: z.string().max(60) });
const Availability = z.object({
  id: z.string().max(60).describe('The id of an experience'),
  day: Day,
  party: z.int().min(1).max(60),
  length: z.int().min(1).max(60).optional().describe('Nights or rental days'),
});
const Own = z.object({ about: z.enum(['bookings', 'requests', 'documents', 'invoices']) });
const Propose = z.object({
  kind: z.enum(['thing', 'consultation', 'person']),
  id: z.string().max(60).optional().describe('Of the thing whose button is shown'),
});

interface Held {
  things: Map<string, Thing>;
  sources: unknown[];
  actions: ProposedAction[];
  citations: Citation[];
}

type Run<Schema extends z.ZodType> = (
  args: z.infer<Schema>,
  context: Context,
  held: Held,
) => Promise<unknown> | unknown;

interface Tool {
  description: string;
  schema: z.ZodType;
  run: (args: unknown, context: Context, held: Held) => Promise<unknown> | unknown;
}

function tool<Schema extends z.ZodType>(
  description: string,
  schema: Schema,
  run: Run<Schema>,
): Tool {
  // The arguments were parsed by this very schema before they are handed over.
  return {
    description,
    schema,
    run: (args, context, held) => run(args as z.infer<Schema>, context, held),
  };
}

const tools: Record<string, Tool> = {
  search: tool(
    'Finds experiences, homes, companies, visas, schools, venues, events, plans.',
    Search,
    find,
  ),
  look_up: tool('Finds what the house has written about a question.', LookUp, lookUp),
  details: tool('Everything known about one thing, by its id.', Details, details),
  availability: tool('What is free on a day for a party, with the quote.', Availability, available),
  my_affairs: tool('The signed-in client’s own bookings, requests or documents.', Own, own),
  propose: tool(
    'Shows the client a button: of a thing, a consultation or a person.',
    Propose,
    propose,
  ),
};

export function toolboxFor(context: Context): Toolbox {
  const held: Held = { things: new Map(), sources: [], actions: [], citations: [] };
  return {
    tools: described,
    run: async (name, args) => {
      const called = tools[name];
      const read = called?.schema.safeParse(parsed(args));
      if (!called || !read?.success) return JSON.stringify({ error: 'This call cannot be read.' });
      const result = await called.run(read.data, context, held);
      held.sources.push(result);
      return JSON.stringify(result).slice(0, 8000);
    },
    sources: () => held.sources,
    things: () => [...held.things.values()],
    actions: () => held.actions.slice(0, 3),
    citations: (text) =>
      held.citations.filter(({ title }) => text.includes(title) || held.things.size === 0),
  };
}

const described = Object.entries(tools).map(([name, { description, schema }]) => ({
  type: 'function' as const,
  function: { name, description, parameters: z.toJSONSchema(schema) as Record<string, unknown> }, // a JSON schema is an object
}));

function parsed(args: string): unknown {
  try {
    return JSON.parse(args || '{}');
  } catch {
    return undefined;
  }
}

const most = 6;

function told(thing: Thing, { telling }: Context) {
  return {
    id: thing.id,
    kind: thing.kind,
    title: thing.title[telling.language],
    said: lineOf(thing, telling),
  };
}

async function find({ query }: z.infer<typeof Search>, context: Context, held: Held) {
  const { knowledge, meant } = context;
  const asked = await understand({ ...meant, message: query, history: [] }, knowledge);
  const named = asked.named.map(({ thing }) => thing);
  const found =
    asked.topics.length > 0 ? search(asked, knowledge) : { things: [], nowhere: undefined };
  const shown = [...new Set([...named, ...found.things])].slice(0, most);
  for (const thing of shown) held.things.set(thing.id, thing);
  return { found: shown.map((thing) => told(thing, context)), nothingIn: found.nowhere ?? null };
}

async function lookUp({ question }: z.infer<typeof LookUp>, context: Context, held: Held) {
  const { knowledge, meant } = context;
  const { language, persona } = meant;
  const asked = await understand({ ...meant, message: question, history: [] }, knowledge);
  const ranked = knowledge.passages
    .rank(asked.weighty, { persona: persona.slug, topics: asked.topics })
    .slice(0, 3);
  held.citations.push(
    ...ranked.map(({ passage: { id, kind, title, path } }) => ({
      id,
      kind,
      title: title[language],
      path,
    })),
  );
  return ranked.map(({ passage }) => ({
    question: passage.title[language],
    answer: passage.text[language],
    caution: passage.caution?.[language] ?? null,
  }));
}

function details({ id }: z.infer<typeof Details>, context: Context, held: Held) {
  const thing = context.knowledge.byId.get(id);
  if (!thing) return { error: 'There is no such thing.' };
  held.things.set(id, thing);
  return {
    ...told(thing, context),
    more: attributesOf(thing, context.telling).map(({ text }) => text),
  };
}

async function available(
  { id, day, party, length }: z.infer<typeof Availability>,
  context: Context,
  held: Held,
) {
  const thing = context.knowledge.byId.get(id);
  if (thing?.entry.of !== 'offering') return { error: 'That cannot be booked by day.' };
  held.things.set(id, thing);
  const wish = { when: { day }, party, ages: [], types: [], areas: [], ...(length && { length }) };
  const opening = await openingOf(thing.entry.item, wish, context.tools);
  if (!opening) return { ...told(thing, context), free: false };
  const { isOpen, times, quote } = opening;
  const total = quote && context.telling.speaker.money(quote.total);
  return { ...told(thing, context), free: isOpen, times, total: total ?? null };
}

const ownWords = {
  bookings: 'my bookings',
  requests: 'my requests',
  documents: 'my passport expires soon',
  invoices: 'my invoices',
};

async function own({ about }: z.infer<typeof Own>, context: Context, held: Held) {
  const meant = {
    ...context.meant,
    message: ownWords[about],
    own: { ...context.meant.own, when: {} },
  };
  const reply = await ownReply({ ...context, meant });
  held.actions.push(...(reply?.actions ?? []));
  held.citations.push(...(reply?.citations ?? []));
  return { said: reply?.text ?? '' };
}

function propose({ kind, id }: z.infer<typeof Propose>, context: Context, held: Held) {
  const { language, telling } = { language: context.meant.language, telling: context.telling };
  const thing = id ? context.knowledge.byId.get(id) : undefined;
  const action =
    kind === 'person'
      ? personAction(language)
      : kind === 'consultation'
        ? consultationAction(language, { subject: telling.say.subjects.general })
        : (thing?.action(language) ?? null);
  if (!action) return { error: 'There is no button for that.' };
  if (thing) held.things.set(thing.id, thing);
  held.actions.push(action);
  if (thing) held.citations.push(citationOf(thing, language));
  return { shown: action.label };
}
