/** A few words that say nothing by themselves, `and in January?`: with the question before them they do. */
import { withMemory } from '#domain/assistant/wish.ts';
import { plain } from '#domain/search/normal-form.ts';
import type { Knowledge } from '#server/assistant/knowledge.ts';
import { readMessage } from '#server/assistant/message-reader.ts';
import type { Heard } from '#server/assistant/understand/heard.ts';
import type { Understanding } from '#server/assistant/understanding.ts';

/** Whoever says more says it whole. */
const mostWords = 9;

/** How sure it must be that it changes a question instead of being one. */
const likely = 0.5;

/** In `plain` spelling. */
const links =
  /^(?:(?:ok|okay|so|right|well|hmm|sorry) )?(?:and|but|or|what about|how about|what if|if|without|with|then|also)\b|^(?:(?:طيب|طب|تمام|اوكي) )?(?:و\S{2,}|بس|او|لو|اذا|بدون|مع|كمان)(?= |$)|^(?:طيب|طب) /;

/** These are said to somebody and about nothing. */
const whole = new Set(['thanks', 'greeting', 'person', 'complaint', 'attack', 'other-language']);

/** The question before and these words in one; nothing where they stand by themselves. */
export function leaningOn(meant: Understanding, heard: Heard): string | undefined {
  const { previous, shown, named, isFollowUp, telling, own } = meant;
  if (!previous || shown.length > 0 || named.length > 0 || !isFollowUp || heard.alarm)
    return undefined;
  const said = plain(meant.message);
  if (said.split(/\s+/).length > mostWords || whole.has(heard.act ?? '')) return undefined;
  const refines = heard.acts.some(({ is, p }) => is === 'refine' && p >= likely);
  const isLinked = links.test(said) && heard.entry === undefined;
  const { day, clock, part } = own.when;
  const isWhen = (day ?? clock ?? part) !== undefined && telling.length <= 2;
  return refines || isLinked || isWhen || telling.length === 0
    ? `${previous} ${meant.message}`
    : undefined;
}

/** As if it had been asked in one; what was said last holds. */
export function leant(asked: string, meant: Understanding, knowledge: Knowledge): Understanding {
  const read = readMessage(asked, meant.today, knowledge);
  const topics = read.topics.length > 0 ? read.topics : meant.topics;
  const frame = { ...meant.frame, asked };
  return {
    ...meant,
    ...read,
    message: asked,
    topics,
    isFollowUp: topics.length === 0,
    own: withMemory(meant.own, read.own),
    frame,
    heard: { ...meant.heard, asked },
  };
}
