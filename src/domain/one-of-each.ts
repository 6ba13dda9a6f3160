/** One of each kind in turn, then the next of each: a long list begins with all there is to see. */
export function oneOfEach<Item>(items: readonly Item[], kindOf: (item: Item) => string): Item[] {
  const turns = new Map<string, number>();
  return items
    .map((item) => {
      const turn = turns.get(kindOf(item)) ?? 0;
      turns.set(kindOf(item), turn + 1);
      return { item, turn };
    })
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ item }) => item);
}
