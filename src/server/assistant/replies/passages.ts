/** Answers that somebody of the house has written down. */
import type { Passage } from '#server/assistant/passages/passage.ts';
import { openAction } from '#server/assistant/proposed-actions.ts';
import { type Context, type Reply, replyWith } from '#server/assistant/replies/reply.ts';

export function passageReply(passage: Passage, { meant, knowledge, telling }: Context): Reply {
  const { language } = meant;
  const { id, kind, title, text, caution, path } = passage;
  const said = [text[language], caution?.[language]].filter(Boolean).join('\n\n');
  return replyWith(said, {
    citations: [{ id, kind, title: title[language], path }],
    sources: [passage],
    actions: id.startsWith('guide-') ? [openAction(telling.say.actions.there, path)] : [],
    suggestions: neighbours(passage, knowledge.passages.all).map((other) => other.title[language]),
  });
}

/** What else is asked where this is asked. */
function neighbours(passage: Passage, all: readonly Passage[]): Passage[] {
  if (!passage.persona) return [];
  const alike = all.filter(({ persona }) => persona === passage.persona);
  const at = alike.indexOf(passage);
  return [...alike.slice(at + 1), ...alike.slice(0, at)].slice(0, 3);
}
