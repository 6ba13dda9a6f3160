/** What would suit where something does not: the same kind first, then whatever is near to it. */

import type { Topic } from '#domain/assistant/lexicon.ts';
import { findingsOf, worstStanding } from '#domain/assistant/plan/judgement.ts';
import { bringsChildren } from '#domain/assistant/plan/people-checks.ts';
import { isOfferedTo } from '#server/assistant/fit.ts';
import { type Judgement, judgedOf } from '#server/assistant/plan/judgement.ts';
import type { Context } from '#server/assistant/replies/reply.ts';
import { inDirhams, type Thing } from '#server/assistant/things/thing.ts';

const most = 2;

/** Days out and evenings may stand for each other; a stay for a stay. */
const families: Topic[][] = [
  [
    'desert-safari',
    'yachts',
    'fun-gaming',
    'helicopter-rides',
    'adrenaline-sky',
    'jet-ski-flyboard',
  ],
  ['dining', 'nightlife'],
];

export function insteadOf(refused: readonly Judgement[], context: Context): Thing[] {
  const { knowledge, meant } = context;
  const topic = refused[0]?.thing.topic;
  const family = families.find((one) => one.some((other) => other === topic)) ?? [];
  const judged = judgedOf(context);
  const fitting = (thing: Thing, topics: readonly string[]) =>
    topics.includes(thing.topic) &&
    !refused.some((one) => one.thing === thing) &&
    !(thing.entry.of === 'offering' && thing.entry.item.isFullyBooked) &&
    isOfferedTo(thing, { ...meant, topics: [], stems: [] }, knowledge) &&
    worstStanding(findingsOf(thing.entry, judged)) === 'fits';
  const same = knowledge.things.filter((thing) => fitting(thing, topic ? [topic] : []));
  const near = knowledge.things.filter((thing) => thing.topic !== topic && fitting(thing, family));
  const order = (thing: Thing) => likeness(thing, refused, bringsChildren(meant.wish));
  const best = (list: Thing[]) => list.toSorted((a, b) => order(b) - order(a));
  return [...best(same), ...best(near)].slice(0, most);
}

/** What shares its tags and costs about as much: an evening in the desert for an evening in the desert. */
function likeness(thing: Thing, refused: readonly Judgement[], withChildren: boolean): number {
  const { entry } = thing;
  if (entry.of !== 'offering') return 0;
  const [first] = refused;
  const dearer = first ? Math.abs(Math.log(inDirhams(thing) / inDirhams(first.thing))) : 0;
  const suits = withChildren && entry.item.tags.includes('family') ? 2 : 0;
  const tags = new Set(
    refused.flatMap(({ thing }) => (thing.entry.of === 'offering' ? thing.entry.item.tags : [])),
  );
  return suits - dearer + entry.item.tags.filter((tag) => tags.has(tag)).length;
}
