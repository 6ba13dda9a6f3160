/** This or that, or which of those that were shown: they stand beside each other. */
import { plain } from '#domain/search/normal-form.ts';
import { namedReply } from '#server/assistant/replies/named-thing.ts';
import type { Context, Reply } from '#server/assistant/replies/reply.ts';
import type { Thing } from '#server/assistant/things/thing.ts';
import { thingName } from '#server/assistant/understand/catalogue-phrases.ts';
import { hearMessage } from '#server/assistant/understand/current-weights.ts';
import { readMessage } from '#server/assistant/understand/message-reader.ts';

export async function choiceReply(context: Context): Promise<Reply | undefined> {
  const of = ofShown(context);
  const things = of.length > 0 ? of : await either(context);
  if (things.length < 2) return undefined;
  const acts = new Set([...context.meant.acts, 'compare' as const]);
  return namedReply(things, { ...context, meant: { ...context.meant, acts } });
}

/** In `plain` spelling. */
const whichOf =
  /\bwhich(?: one)?(?: of (?:those|these|them|the (?:two|three)))?\b|\bwhat would (?:you|u) (?:do|pick|choose)\b|(?<!\p{L})(?:اي واحد|اي وحد|ايهم|ايهما|انهو|مين فيهم|مين في هن|اي منهم)/u;

const most = 4;

function ofShown({ meant }: Context): Thing[] {
  const isAsked = meant.isFollowUp && meant.named.length === 0;
  if (!isAsked || !whichOf.test(plain(meant.message))) return [];
  if (meant.shown.length > 1) return meant.shown.slice(0, most);
  // Of two that were spoken of one after the other.
  const [last] = meant.spoken;
  return meant.spoken.filter(({ kind }) => kind === last?.kind).slice(0, 2);
}

const or = /\s(?:or|vs\.?|versus|أو|او|ولا|ولّا|أم|ام)\s/i;

/** Likely enough for half of a sentence. */
const likely = 0.4;

/** What each half of the sentence names or describes, where that is two things of one kind. */
async function either(context: Context): Promise<Thing[]> {
  const { meant } = context;
  const halves = meant.message.split(or);
  if (halves.length !== 2 || meant.acts.has('compare')) return [];
  const [one, other] = await Promise.all(halves.map((half) => likelyIn(half, context)));
  const pairs = (one ?? []).flatMap((first) =>
    (other ?? []).filter(({ kind }) => kind === first.kind).map((second) => [first, second]),
  );
  return pairs.find(([first, second]) => first !== second) ?? [];
}

async function likelyIn(half: string, { meant, knowledge }: Context): Promise<Thing[]> {
  const { weighty } = readMessage(half, meant.today, knowledge);
  const named = knowledge.mentions.in(weighty, likely).map(({ thing }) => thing);
  const { things } = await hearMessage(half, knowledge.snapshot);
  const described = things
    .filter(({ p }) => p >= likely)
    .flatMap(({ is }) => knowledge.things.find((thing) => thingName(thing) === is) ?? []);
  return [...described, ...named].filter(({ kind }) => kind !== 'area');
}
