/** One sentence by itself: what it says, and what of the catalogue may be meant by it. */
import type { Localised } from '#contract/primitives.ts';
import type { Topic } from '#domain/assistant/lexicon.ts';
import type { PlanEntry } from '#domain/assistant/plan/entry.ts';
import type { SpokenWish } from '#domain/assistant/wish.ts';
import { ownActReply } from '#server/assistant/acts/own-acts.ts';
import { referenceReply } from '#server/assistant/acts/references.ts';
import { alarmReply, stayingReply } from '#server/assistant/replies/alarm.ts';
import { complaintReply } from '#server/assistant/replies/complaint.ts';
import { contactReply } from '#server/assistant/replies/house.ts';
import { liveReply } from '#server/assistant/replies/not-in-lists.ts';
import { ownReply } from '#server/assistant/replies/own.ts';
import type { Context, Reply } from '#server/assistant/replies/reply.ts';
import { personReply, politeReply, smallTalkReply } from '#server/assistant/replies/small-talk.ts';
import { searchThings } from '#server/assistant/search.ts';
import type { Mention } from '#server/assistant/understand/mentions.ts';

export interface Sentence {
  wish: SpokenWish;
  topics: readonly Topic[];
  /** What answers it, the best first; what it names by itself before anything else. */
  found: PlanEntry[];
  named: PlanEntry[];
  /** The areas that it names. */
  areas: Localised[];
  /** It is said to somebody, or asks after something: nothing is to be held or sent. */
  forPerson: boolean;
}

export async function sentenceIn(context: Context): Promise<Sentence> {
  const { meant, knowledge } = context;
  const named = thingsNamed(meant.named);
  const listed = meant.topics.length > 0 ? searchThings(meant, knowledge).things : [];
  const areas = meant.own.areas.flatMap(
    (slug) => knowledge.things.find((one) => one.kind === 'area' && one.slug === slug)?.title ?? [],
  );
  return {
    wish: meant.own,
    topics: meant.topics,
    named,
    found: [...new Set([...named, ...listed.map(({ entry }) => entry)])],
    areas,
    forPerson: await isForPerson(context),
  };
}

/** An area is where, and not what. */
export const thingsNamed = (named: readonly Mention[]): PlanEntry[] =>
  named.flatMap(({ thing }) => (thing.kind === 'area' ? [] : [thing.entry]));

/** What the assistant would say before it looks for anything to book. */
const spoken: ((context: Context) => Promise<Reply | undefined> | Reply | undefined)[] = [
  alarmReply,
  stayingReply,
  smallTalkReply,
  contactReply,
  politeReply,
  personReply,
  complaintReply,
  liveReply,
  ownActReply,
  referenceReply,
  ownReply,
];

/** So sure that it is asked and not wished. */
const sure = 0.85;

async function isForPerson(context: Context): Promise<boolean> {
  for (const mind of spoken) if (await mind(context)) return true;
  const [act] = context.heard.acts;
  return act?.is === 'question' && act.p >= sure;
}
