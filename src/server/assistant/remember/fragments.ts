/** A few words that say nothing by themselves, `and in January?`: with the question before them they do. */
import { withMemory } from '#domain/assistant/wish.ts';
import type { Knowledge } from '#server/assistant/knowledge.ts';
import { readMessage } from '#server/assistant/understand/message-reader.ts';
import type { Understanding } from '#server/assistant/understand/understanding.ts';

/** As if it had been asked in one; what was said last holds. */
export function leanOnFragment(
  asked: string,
  meant: Understanding,
  knowledge: Knowledge,
): Understanding {
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
