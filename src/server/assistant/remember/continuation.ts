/** How a message goes on with what the last answer was about, by what was learnt from turns of conversations. */
import { type Focus, type Relation, relations } from '#domain/assistant/frame/focus.ts';
import type { Knowledge } from '#server/assistant/knowledge.ts';
import type { Thing } from '#server/assistant/things/thing.ts';
import type { MessageGuesses } from '#server/assistant/understand/guesses.ts';
import type { Understanding } from '#server/assistant/understand/understanding.ts';

export interface Continuation {
  relation: Relation;
  /** How sure that is. */
  p: number;
  focus: Focus;
  /** The things that were spoken of. */
  things: Thing[];
}

/** Likelier than anything else together. */
const likely = 0.5;
/** So likely that a word of another list is said of what was spoken of: `is dinner included`. */
const surely = 0.75;

/** These are said to somebody and about nothing. */
const whole = new Set(['thanks', 'greeting', 'person', 'complaint', 'attack', 'other-language']);

/** Nothing where there was no answer before, or where the message surely begins anew. */
export function continuationOf(
  meant: Understanding,
  heard: MessageGuesses,
  { byId }: Knowledge,
): Continuation | undefined {
  const { focus } = meant.frame;
  if (!focus || heard.alarm || whole.has(heard.act ?? '')) return undefined;
  const best = isBareDetail(meant) ? bareDetail : likeliest(heard);
  if (!best) return undefined;
  const { relation, p } = best;
  const isNamed = meant.named.length > 0 && relation !== 'same';
  if (isNamed || (!meant.isFollowUp && p < surely)) return undefined;
  const things = focus.ids.flatMap((id) => byId.get(id) ?? []);
  return { relation, p, focus, things };
}

type Best = Pick<Continuation, 'relation' | 'p'>;

/** How it goes on, where it is likelier to go on somehow than to begin anew. */
function likeliest({ turns }: MessageGuesses): Best | undefined {
  const anew = turns.find(({ is }) => is === 'new')?.p ?? 0;
  const best = turns.find(({ is }) => is !== 'new');
  const relation = relations.find((one) => one === best?.is);
  return best && relation && anew < likely ? { relation, p: best.p } : undefined;
}

/** `And next month?` says when, and nothing besides: by itself it is no question. */
const isBareDetail = ({ isFollowUp, named, telling, acts, own }: Understanding): boolean =>
  isFollowUp &&
  named.length === 0 &&
  telling.length === 0 &&
  acts.size === 0 &&
  (own.when.day ?? own.when.part ?? own.when.clock) !== undefined;

const bareDetail: Best = { relation: 'slot', p: 1 };

/** Nothing of another list was meant by its words. */
export const keepsSubject = (going: Continuation | undefined, meant: Understanding): boolean =>
  going !== undefined &&
  !meant.isFollowUp &&
  going.things.length > 0 &&
  (going.relation === 'ask' || going.relation === 'slot');

/** An answer of the book, or an affair of their own, is asked more of: with the question before it is one. */
export const leansOn = (going: Continuation | undefined, { entry }: MessageGuesses): boolean =>
  going !== undefined &&
  going.things.length === 0 &&
  (entry === undefined || going.focus.ids.includes(entry)) &&
  ['ask', 'slot', 'narrow', 'same'].includes(going.relation);
