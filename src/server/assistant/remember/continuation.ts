/** How a message goes on with what the last answer was about, by what was learnt from turns of conversations. */
import { type Focus, relations } from '#domain/assistant/frame/focus.ts';
import type { Knowledge } from '#server/assistant/knowledge.ts';
import type { Continuation } from '#server/assistant/remember/relation.ts';
import { askedOf } from '#server/assistant/remember/spoken.ts';
import type { Thing } from '#server/assistant/things/thing.ts';
import type { MessageGuesses } from '#server/assistant/understand/guesses.ts';
import type { Mention } from '#server/assistant/understand/mentions.ts';
import type { Understanding } from '#server/assistant/understand/understanding.ts';

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
  const turn = isBareDetail(meant) ? bareDetail : (askOfSeveral(meant, heard) ?? likeliest(heard));
  const known = turn && isAccepted(turn, meant) ? turn : undefined;
  const things = focus.ids.flatMap((id) => byId.get(id) ?? []);
  // What is asked more of an answer of the book may be asked of the thing that led to it.
  const isOfEntry = focus.of === 'entry' && known?.relation === 'ask';
  if (known && known.p >= likely && !isOfEntry) return { ...known, focus, things };
  const asked = askedOf(meant, heard);
  if (asked) return askOf(asked, focus);
  return known && { ...known, focus, things };
}

/** So plain a question is asked of all that were shown, though a word of another list is in it: how many visas. */
function askOfSeveral({ frame }: Understanding, { turns, facets: [facet] }: MessageGuesses) {
  const asks = turns.find(({ is }) => is === 'ask')?.p ?? 0;
  const isPlain = frame.focus?.of === 'several' && (facet?.p ?? 0) >= 0.95 && facet?.is !== 'list';
  return isPlain && asks >= 0.4 ? { relation: 'ask' as const, p: surely } : undefined;
}

/** It names nothing else; a word of another list is surely said of what was spoken of. */
function isAccepted({ relation, p }: Best, meant: Understanding): boolean {
  const isNamed = meant.named.some((one) => !isDay(one, meant)) && relation !== 'same';
  return !isNamed && (meant.isFollowUp || p >= surely);
}

/** Even where the last answer was about something else. */
function askOf(thing: Thing, focus: Focus): Continuation {
  const isSame = focus.of === 'thing' && focus.ids[0] === thing.id;
  return {
    relation: 'ask',
    p: 1,
    isInferred: true,
    focus: isSame ? focus : { of: 'thing', ids: [thing.id], asked: [] },
    things: [thing],
  };
}

type Best = Pick<Continuation, 'relation' | 'p'>;

/** `New year's eve` is an evening of ours and a day for anything else. */
const isDay = ({ thing }: Mention, { own }: Understanding): boolean =>
  thing.kind === 'event' && own.when.day !== undefined;

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
