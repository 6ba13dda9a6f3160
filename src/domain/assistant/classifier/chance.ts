/** Chance that is the same every time, so that the same corpus gives the same weights. */
export function chanceFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export function shuffle<Item>(items: readonly Item[], chance: () => number): Item[] {
  const order = items.map((item) => ({ item, by: chance() }));
  return order.toSorted((a, b) => a.by - b.by).map(({ item }) => item);
}
