/** The terms of a whole list, each said once with what it holds for: cancelling a helicopter, booking a yacht. */
import type { MessageAct, Topic } from '#domain/assistant/lexicon.ts';
import { attributesOf } from '#server/assistant/attributes/attributes.ts';
import { fitsWish } from '#server/assistant/fit.ts';
import { openAction } from '#server/assistant/proposed-actions.ts';
import { passageReply } from '#server/assistant/replies/passages.ts';
import { type Context, type Reply, replyWith } from '#server/assistant/replies/reply.ts';
import type { Thing } from '#server/assistant/things/thing.ts';
import { isBookable } from '#server/assistant/understand/subjects.ts';

const terms: MessageAct[] = ['cancel', 'notice'];

export function termsReply(context: Context, topics: readonly Topic[]): Reply | undefined {
  const { meant, knowledge, telling } = context;
  const act = terms.find((one) => meant.acts.has(one));
  if (!act || (meant.isFollowUp && topics.length > 0)) return undefined;
  if (act === 'cancel' && topics.some((topic) => topic === 'dining' || topic === 'nightlife'))
    return written('vip-cancel', context);
  if (act === 'cancel' && topics.length === 0 && meant.telling.length === 0)
    return written('bkg-cancel', context);
  if (act === 'cancel' && topics.some((topic) => topic === 'tiers' || topic === 'plans'))
    return ofPlans(context);
  if (topics.length === 0 || !topics.every(isBookable)) return undefined;
  const things = knowledge.things.filter(
    (thing) => topics.some((topic) => topic === thing.topic) && fitsWish(thing, meant, knowledge),
  );
  const groups = grouped(things, act, context).slice(0, mostGroups);
  const [first] = groups;
  if (!first) return undefined;
  const lines = groups.map((group) => lineOf(group, context));
  const text = groups.length === 1 ? [first.text] : [telling.say.list.terms, ...lines];
  const list = openAction(
    telling.say.actions.all,
    first.things[0]?.path.split('/').slice(0, 3).join('/') ?? '/bookings',
  );
  return replyWith(text.join('\n'), {
    things: groups.flatMap((group) => group.things),
    actions: [list],
    suggestions: telling.say.suggest.list,
  });
}

/** What holds for all, or for restaurants and for clubs, somebody wrote down. */
function written(wanted: string, context: Context): Reply | undefined {
  const known = context.knowledge.passages.all.find(({ id }) => id === wanted);
  return known && passageReply(known, context);
}

/** The section of the policy that is about plans. */
function ofPlans(context: Context): Reply | undefined {
  const known = context.knowledge.passages.all.find(
    ({ id, title }) => id === 'page-cancellation' && title.en.includes('Plans'),
  );
  return known && passageReply(known, context);
}

interface Group {
  text: string;
  things: Thing[];
}

const mostGroups = 5;
const mostNames = 4;

/** The most common terms first. */
function grouped(things: readonly Thing[], act: MessageAct, { telling }: Context): Group[] {
  const groups = new Map<string, Thing[]>();
  for (const thing of things) {
    const found = attributesOf(thing, telling).find(({ acts }) => acts.includes(act));
    if (found) groups.set(found.text, [...(groups.get(found.text) ?? []), thing]);
  }
  return [...groups]
    .map(([text, of]) => ({ text, things: of }))
    .toSorted((a, b) => b.things.length - a.things.length);
}

function lineOf({ text, things }: Group, { telling }: Context): string {
  const names = things.slice(0, mostNames).map(({ title }) => `**${title[telling.language]}**`);
  const more = things.length > mostNames ? ` ${telling.say.list.andOthers}` : '';
  return `- ${names.join(telling.say.comma)}${more}: ${text}`;
}
