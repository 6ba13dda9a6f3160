/** What a language model may ask of the house: the same tools as the house's own brain, with the same rights. */
import { z } from 'zod';
import { Day } from '#contract/primitives.ts';
import { emptyFrame } from '#domain/assistant/frame/frame.ts';
import { noWish } from '#domain/assistant/wish.ts';
import { attributesOf } from '#server/assistant/attributes/attributes.ts';
import { type HeldEvidence, tellOfThing } from '#server/assistant/model/evidence.ts';
import { quoteWords } from '#server/assistant/model/quote-words.ts';
import { findThings, Search } from '#server/assistant/model/search.ts';
import { openingOf } from '#server/assistant/openings.ts';
import { consultationAction, personAction } from '#server/assistant/proposed-actions.ts';
import { ownReply } from '#server/assistant/replies/own.ts';
import type { Context } from '#server/assistant/replies/reply.ts';
import { citationOf } from '#server/assistant/things/thing.ts';
import { hearMessage } from '#server/assistant/understand/current-weights.ts';
import { understandMessage } from '#server/assistant/understand/understanding.ts';

const id = z.string().max(60).describe('The id of a thing, as a search told it');
const party = z.int().min(1).max(60);
const length = z.int().min(1).max(60).describe('Nights or rental days');

const LookUp = z.object({
  words: z.string().max(200).describe('What a rule or an answer of the house is about'),
});
const Details = z.object({ id });
const Availability = z.object({
  id,
  day: Day,
  until: Day.optional(),
  party,
  length: length.optional(),
});
const Own = z.object({
  about: z.enum(['bookings', 'requests', 'documents', 'invoices', 'refunds', 'manager']),
});
const Propose = z.object({
  kind: z.enum(['thing', 'consultation', 'person']),
  id: id.optional(),
});

type Run<Schema extends z.ZodType> = (
  args: z.infer<Schema>,
  context: Context,
  held: HeldEvidence,
) => Promise<unknown> | unknown;

interface Tool {
  description: string;
  schema: z.ZodType;
  run: (args: unknown, context: Context, held: HeldEvidence) => Promise<unknown> | unknown;
}

const tool = <Schema extends z.ZodType>(
  description: string,
  schema: Schema,
  run: Run<Schema>,
): Tool => ({
  description,
  schema,
  // The arguments were parsed by this very schema before they are handed over.
  run: (args, context, held) => run(args as z.infer<Schema>, context, held),
});

export const tools: Record<string, Tool> = {
  search: tool(
    'Finds what the house has of a kind. Party, ages, day and needs of the conversation hold where none are given.',
    Search,
    find,
  ),
  look_up: tool('Finds what the house has written about rules, life or itself.', LookUp, lookUp),
  details: tool('Everything known about one thing.', Details, details),
  availability: tool(
    'Whether it is free on a day for a party, and at which hours.',
    Availability,
    available,
  ),
  quote: tool(
    'What it costs in all on a day for a party: season, deposit, terms.',
    Availability,
    quoted,
  ),
  my_affairs: tool('The signed-in client’s own affairs.', Own, own),
  propose: tool(
    'Shows the client a button: of a thing, a consultation or a person.',
    Propose,
    propose,
  ),
};

const missing = { error: 'There is no such thing.' };

function find(asked: z.infer<typeof Search>, context: Context, held: HeldEvidence) {
  const { things, nowhere } = findThings(asked, context);
  const { telling } = context;
  return {
    found: things.map((thing) => tellOfThing(thing, {}, { telling, held })),
    nothingIn: nowhere ?? null,
  };
}

async function lookUp(
  { words }: z.infer<typeof LookUp>,
  { knowledge, meant }: Context,
  held: HeldEvidence,
) {
  const { language, persona } = meant;
  const asked = await understandMessage(
    { ...meant, message: words, history: [], frame: emptyFrame },
    knowledge,
  );
  const ranked = knowledge.passages
    .rank(asked.weighty, { persona: persona.slug, topics: asked.topics })
    .slice(0, 3);
  const told = ranked.map(({ passage: { id: entry, kind, title, path, text, caution } }) => {
    held.citations.push({ id: entry, kind, title: title[language], path });
    return {
      question: title[language],
      answer: text[language],
      caution: caution?.[language] ?? null,
    };
  });
  held.loose.push(
    ...told.flatMap(({ question, answer, caution }) => [question, answer, caution ?? '']),
  );
  return told;
}

function details(
  { id: asked }: z.infer<typeof Details>,
  { knowledge, telling }: Context,
  held: HeldEvidence,
) {
  const thing = knowledge.byId.get(asked);
  return thing
    ? tellOfThing(
        thing,
        { more: attributesOf(thing, telling).map(({ text }) => text) },
        { telling, held },
      )
    : missing;
}

type Sought = z.infer<typeof Availability>;

async function opening(
  { id: asked, day, until, party: heads, length: nights }: Sought,
  context: Context,
) {
  const thing = context.knowledge.byId.get(asked);
  if (thing?.entry.of !== 'offering') return undefined;
  const when = { ...context.meant.wish.when, day, ...(until && { until }) };
  const wish = { ...noWish, when, party: heads, ...(nights && { length: nights }) };
  return { thing, opening: await openingOf(thing.entry.item, wish, context.tools) };
}

async function available(sought: Sought, context: Context, held: HeldEvidence) {
  const looked = await opening(sought, context);
  if (!looked) return { error: 'That cannot be booked by day.' };
  const { isOpen = false, day = sought.day, times = [] } = looked.opening ?? {};
  held.free.set(looked.thing.id, isOpen);
  return tellOfThing(
    looked.thing,
    { day, free: isOpen, times },
    { telling: context.telling, held },
  );
}

async function quoted(sought: Sought, context: Context, held: HeldEvidence) {
  const looked = await opening(sought, context);
  const { quote, day, isOpen = false } = looked?.opening ?? {};
  if (!looked || !quote || !day)
    return { error: 'There is no quote for that: it is not free, or not for such a party.' };
  held.free.set(looked.thing.id, isOpen);
  const said = { day, guests: `${sought.party} guests`, ...quoteWords(quote, context.telling) };
  return tellOfThing(looked.thing, said, { telling: context.telling, held });
}

const ownWords: Record<z.infer<typeof Own>['about'], string> = {
  bookings: 'my bookings',
  requests: 'my requests',
  documents: 'my passport expires soon',
  invoices: 'my invoices',
  refunds: 'my refund',
  manager: 'who is my manager',
};

async function own({ about }: z.infer<typeof Own>, context: Context, held: HeldEvidence) {
  const meant = {
    ...context.meant,
    message: ownWords[about],
    own: { ...context.meant.own, when: {} },
  };
  const heard = await hearMessage(meant.message, context.knowledge.snapshot);
  const reply = await ownReply({ ...context, heard, meant: { ...meant, named: [] } });
  held.actions.push(...(reply?.actions ?? []));
  held.citations.push(...(reply?.citations ?? []));
  held.own.push(reply?.text ?? '');
  return { said: reply?.text ?? '' };
}

function propose(
  { kind, id: asked }: z.infer<typeof Propose>,
  context: Context,
  held: HeldEvidence,
) {
  const { language } = context.meant;
  const thing = asked ? context.knowledge.byId.get(asked) : undefined;
  const action =
    kind === 'person'
      ? personAction(language)
      : kind === 'consultation'
        ? consultationAction(language, { subject: context.telling.say.subjects.general })
        : (thing?.action(language) ?? null);
  if (!action) return { error: 'There is no button for that.' };
  held.actions.push(action);
  if (thing) held.citations.push(citationOf(thing, language));
  if (thing && kind === 'thing') tellOfThing(thing, {}, { telling: context.telling, held });
  return { shown: action.label };
}
