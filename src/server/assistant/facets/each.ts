/** One thing asked of several that were shown: told of each. */

import { facetAnswer } from '#server/assistant/facets/facets.ts';
import { facetHeard } from '#server/assistant/facets/question.ts';
import { pickedOf } from '#server/assistant/remember/pick.ts';
import { type Context, type Reply, replyWith } from '#server/assistant/replies/reply.ts';

const most = 4;

export async function eachReply(context: Context): Promise<Reply | undefined> {
  const { going, telling } = context;
  const facet = facetHeard(context);
  if (going?.relation !== 'ask' || going.focus.of !== 'several' || !facet) return undefined;
  if (pickedOf(context).length > 0) return undefined;
  const things = going.things.slice(0, most);
  const told = await Promise.all(things.map((thing) => facetAnswer(facet, thing, context)));
  if (told.every((one) => one === undefined)) return undefined;
  const lines = things.map((thing, at) => {
    const said = told[at]?.text ?? telling.say.small.notSaid;
    return `- **${thing.title[telling.language]}**: ${said}`;
  });
  return replyWith(lines.join('\n'), {
    things,
    sources: told.map((one) => one?.sources ?? []),
    suggestions: things.map(({ title }) => title[telling.language]),
  });
}
