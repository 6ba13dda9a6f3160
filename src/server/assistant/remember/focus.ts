/** What an answer was about, as its reply says it. */
import { boundedFocus, type Focus } from '#domain/assistant/frame/focus.ts';
import { facetHeard } from '#server/assistant/facets/question.ts';
import type { Context, Reply } from '#server/assistant/replies/reply.ts';

/** Who answered: of somebody's own affairs, or a word in between that is about nothing. */
export type Origin = 'own' | 'aside' | 'house';

export function focusOf(reply: Reply, context: Context, origin: Origin): Focus | undefined {
  const { focus } = context.meant.frame;
  const of = origin === 'aside' ? undefined : subjectOf(reply, origin);
  if (!of) return focus;
  const ids = of === 'thing' || of === 'several' ? reply.things : reply.citations;
  const facet = of === 'thing' ? facetHeard(context) : undefined;
  return boundedFocus({
    of,
    ids: ids.map(({ id }) => id),
    asked: reply.missing,
    ...(facet && { facet }),
  });
}

function subjectOf({ things, citations }: Reply, origin: Origin): Focus['of'] | undefined {
  if (origin === 'own') return 'own';
  if (things.length > 0) return things.length === 1 ? 'thing' : 'several';
  return citations.length > 0 ? 'entry' : undefined;
}
