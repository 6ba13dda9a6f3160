/** What somebody asks of one thing, where no word of theirs names it plainly. */
import { plain } from '#domain/search/normal-form.ts';
import {
  type Facet,
  type FacetAnswer,
  facetOfBook,
  facets,
} from '#server/assistant/facets/facet.ts';
import { answersTo, facetAnswer } from '#server/assistant/facets/facets.ts';
import type { Context } from '#server/assistant/replies/reply.ts';
import type { Thing } from '#server/assistant/things/thing.ts';

/** Less likely ones are asked by chance. */
const likely = 0.4;

/** Nothing where nothing in particular is asked, or where it has no answer of its own. */
export async function facetAsked(thing: Thing, context: Context): Promise<FacetAnswer | undefined> {
  const facet = facetHeard(context);
  return facet && facetAnswer(facet, thing, context);
}

/** These words are asked of nothing else. */
const facetSaid = ({ meant }: Context): Facet | undefined =>
  /\b(?:un)?furnished\b|مفروش/.test(plain(meant.message)) ? 'included' : undefined;

export function facetHeard(context: Context): Facet | undefined {
  const { going } = context;
  // `And the Mirsal?`, `for six`: the same is asked again.
  const again = going && ['same', 'slot'].includes(going.relation) ? going.focus.facet : undefined;
  const kept = facets.find((facet) => facet === again);
  if (kept) return kept;
  const byBook = facetOfBook(context) ?? facetSaid(context);
  if (byBook) return byBook;
  const [best] = context.heard.facets;
  return best && best.p >= likely ? facets.find((facet) => facet === best.is) : undefined;
}

/** Asked of what was spoken of, which has an answer of its own: what the book says of all such things is none. */
export function isOfSpoken(context: Context): boolean {
  const { going, heard } = context;
  const facet = facetHeard(context);
  if (going?.relation !== 'ask' || !facet || (heard.facets[0]?.p ?? 0) < 0.6) return false;
  return going.things.some((thing) => answersTo(facet, thing));
}
