/** Which of those that were shown somebody picks: by its price, or by words that only one of them has. */
import { meaningsOf } from '#domain/assistant/meanings.ts';
import { plain } from '#domain/search/normal-form.ts';
import type { Context } from '#server/assistant/replies/reply.ts';
import { inDirhams, type Thing } from '#server/assistant/things/thing.ts';

export function pickedOf({ meant, knowledge, going }: Context): Thing[] {
  if (going?.relation !== 'pick' || going.focus.of !== 'several') return [];
  const byPrice = going.things.toSorted((a, b) => inDirhams(a) - inDirhams(b));
  const { acts } = meant;
  if (acts.has('cheapest') || acts.has('cheaper')) return byPrice.slice(0, 1);
  if (acts.has('dearest')) return byPrice.slice(-1);
  const byTime = byDuration(plain(meant.message), going.things);
  if (byTime) return byTime;
  const said = meant.telling;
  const shared = going.things.map((thing) => ({
    thing,
    count: said.filter((one) =>
      [one, ...meaningsOf(one)].some((word) => knowledge.stemsOf(thing).has(word)),
    ).length,
  }));
  const [best, next] = shared.toSorted((a, b) => b.count - a.count);
  return best && best.count > (next?.count ?? 0) ? [best.thing] : [];
}

/** `The longer one`, where they are of different lengths. */
function byDuration(said: string, things: readonly Thing[]): Thing[] | undefined {
  const isLonger = /\blong(?:er|est)\b|(?<!\p{L})(?:ال)?اطول/u.test(said);
  const isShorter = /\bshort(?:er|est)\b|(?<!\p{L})(?:ال)?اقصر/u.test(said);
  if (isLonger === isShorter) return undefined;
  const inOrder = things.toSorted((a, b) => minutesOf(a) - minutesOf(b));
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  const found = isLonger ? last : first;
  return first && last && found && minutesOf(first) < minutesOf(last) ? [found] : undefined;
}

const minutesOf = ({ entry }: Thing): number =>
  entry.of === 'offering' ? entry.item.duration.minutes : 0;
