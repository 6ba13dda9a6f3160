/** Extras of what is named or was shown: what it comes to with them, or which of those has them. */
import { endSentence, lineOf } from '#server/assistant/attributes/attributes.ts';
import { extrasIn, isBeyondOne } from '#server/assistant/facets/extras.ts';
import { facetAnswer } from '#server/assistant/facets/facets.ts';
import { judgedOf, judgeThing } from '#server/assistant/plan/judgement.ts';
import { planWords } from '#server/assistant/plan/words.ts';
import { type Context, type Reply, replyWith } from '#server/assistant/replies/reply.ts';
import type { Thing } from '#server/assistant/things/thing.ts';
import { namedThings } from '#server/assistant/understand/named-things.ts';

const most = 3;

export async function extrasReply(context: Context): Promise<Reply | undefined> {
  const { meant } = context;
  if (meant.acts.has('compare') || meant.acts.has('cancel')) return undefined;
  const named = namedThings(context);
  const spokenOf = named.length > 0 ? named : meant.isFollowUp ? meant.shown.slice(0, most) : [];
  const having = spokenOf.filter((thing) => extrasOf(thing, context).length > 0);
  const isAllowed = having.every((thing) => judgeThing(thing, judgedOf(context)).standing !== 'no');
  if (having.length === 0 || !isAllowed) return undefined;
  const [only] = spokenOf;
  return only && spokenOf.length === 1 ? summed(only, context) : besides(spokenOf, context);
}

const extrasOf = ({ entry }: Thing, context: Context) =>
  entry.of === 'offering' ? extrasIn(entry.item, context) : [];

async function summed(thing: Thing, context: Context): Promise<Reply | undefined> {
  const { telling, meant } = context;
  const total = await facetAnswer('total', thing, context);
  const action = thing.action(telling.language);
  const isMore = extrasOf(thing, context).some((extra) => isBeyondOne(extra, context));
  const text = [
    endSentence(lineOf(thing, telling)),
    namesOf(thing, context),
    total?.text,
    isMore && planWords(telling).sum.onceOnly,
  ];
  return replyWith(text.filter(Boolean).join('\n\n'), {
    things: [thing],
    sources: [total?.sources ?? [], meant.wish],
    actions: action ? [action] : [],
    suggestions: telling.say.suggest.offering,
  });
}

/** Of several each says what it has of that; nobody has chosen yet. */
function besides(things: readonly Thing[], context: Context): Reply {
  const { telling } = context;
  const lines = things.map((thing) => `- ${lineOf(thing, telling)} · ${namesOf(thing, context)}`);
  return replyWith([telling.say.list.these, ...lines].join('\n'), {
    things: [...things],
    sources: [context.meant.wish],
    suggestions: things.map(({ title }) => title[telling.language]),
  });
}

function namesOf(thing: Thing, context: Context): string {
  const { language, speaker, say } = context.telling;
  const found = extrasOf(thing, context);
  const names = found.map(({ title, price }) => `${title[language]}: ${speaker.price(price)}`);
  return names.length > 0 ? names.join(say.comma) : say.small.notSaid;
}
