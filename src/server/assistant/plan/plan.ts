/** What was asked, with everything the conversation has said: a verdict or a sum where one of them is owed. */
import { facetOfBook } from '#server/assistant/facets/facet.ts';
import { answerForm } from '#server/assistant/plan/form.ts';
import { sumReply } from '#server/assistant/plan/sums.ts';
import { verdictReply } from '#server/assistant/plan/verdict.ts';
import type { Context, Reply } from '#server/assistant/replies/reply.ts';

/** Nothing where a passage, a thing or a list answers. */
export async function planReply(context: Context): Promise<Reply | undefined> {
  const verdict = await verdictReply(context);
  if (verdict) return verdict;
  // What is held or kept of a thing is no sum of it.
  return answerForm(context.meant) === 'sum' && !facetOfBook(context)
    ? sumReply(context)
    : undefined;
}
