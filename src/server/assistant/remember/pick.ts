/** Which of those that were shown somebody picks: by its price, or by words that only one of them has. */
import { meaningsOf } from '#domain/assistant/meanings.ts';
import type { Context } from '#server/assistant/replies/reply.ts';
import { inDirhams, type Thing } from '#server/assistant/things/thing.ts';

export function pickedOf({ meant, knowledge, going }: Context): Thing[] {
  if (going?.relation !== 'pick' || going.focus.of !== 'several') return [];
  const byPrice = going.things.toSorted((a, b) => inDirhams(a) - inDirhams(b));
  const { acts } = meant;
  if (acts.has('cheapest') || acts.has('cheaper')) return byPrice.slice(0, 1);
  if (acts.has('dearest')) return byPrice.slice(-1);
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
