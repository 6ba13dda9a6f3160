/** Which of those that were shown somebody picks: by its price, or by words that only one of them has. */
import { meaningsOf } from '#domain/assistant/meanings.ts';
import { plain } from '#domain/search/normal-form.ts';
import type { Context } from '#server/assistant/replies/reply.ts';
import { inDirhams, type Thing } from '#server/assistant/things/thing.ts';
import { describedOne } from '#server/assistant/understand/descriptions.ts';

export function pickedOf(context: Context): Thing[] {
  const { meant, knowledge, going } = context;
  if (going?.focus.of !== 'several' || !picks(context)) return [];
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
  if (best && best.count > (next?.count ?? 0)) return [best.thing];
  const described = describedOne(meant.described, going.things);
  return described ? [described] : [];
}

/** Whoever asks what the cheapest of them costs has chosen. */
const picks = ({ going, meant }: Context): boolean =>
  going?.relation === 'pick' ||
  (going?.relation === 'ask' && (meant.acts.has('cheapest') || meant.acts.has('dearest')));

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
