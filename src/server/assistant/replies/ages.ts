/** A child is too young for what was asked: said so, with its ages, and what would suit instead. */
import { attributesOf, lineOf } from '#server/assistant/attributes/attributes.ts';
import { fits } from '#server/assistant/fit.ts';
import { type Context, type Reply, replied } from '#server/assistant/replies/reply.ts';
import { search } from '#server/assistant/search.ts';
import type { Thing } from '#server/assistant/things/thing.ts';

const most = 3;

export function tooYoungReply(context: Context): Reply | undefined {
  const refused = tooYoungFor(context);
  if (refused.length === 0) return undefined;
  const { meant, knowledge, telling } = context;
  const others = search(meant, knowledge)
    .things.filter((thing) => !refused.includes(thing))
    .slice(0, 2);
  const lines = refused.map(
    (thing) => `- **${thing.title[meant.language]}**: ${ageOf(thing, context)}`,
  );
  const instead = others.map((thing) => `- ${lineOf(thing, telling)}`);
  const text = [
    telling.say.list.tooYoung,
    ...lines,
    ...(instead.length > 0 ? ['', telling.say.list.instead, ...instead] : []),
  ];
  return replied(text.join('\n'), {
    things: [...others, ...refused],
    suggestions: telling.say.suggest.list,
  });
}

/** The sentence about ages, asked or not. */
function ageOf(thing: Thing, { telling }: Context): string {
  return attributesOf(thing, telling).find(({ acts }) => acts.includes('age'))?.text ?? '';
}

/** What their words name, where none of it takes a child of that age. */
function tooYoungFor({ meant, knowledge }: Context): Thing[] {
  const { children: _children, ...wish } = { ...meant.wish, ages: [] };
  const found = search({ ...meant, wish }, knowledge).things.slice(0, most);
  return found.some((thing) => fits(thing, meant, knowledge)) ? [] : found;
}
