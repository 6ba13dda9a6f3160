/** Things side by side: which ones the reader chose, and which of them leads on a line. */

/** More columns than that nobody can hold in their head, nor on a screen. */
export const mostCompared = 4;

/** The ones an address names, in its order, each once; what is not known is passed over. */
export function chosenFrom(text: string | null, known: readonly { slug: string }[]): string[] {
  const named = [...new Set((text ?? '').split(','))];
  return named.filter((slug) => known.some((item) => item.slug === slug)).slice(0, mostCompared);
}

/** Chooses one or lets it go; a fifth is not taken. */
export function toggleCompared(chosen: readonly string[], slug: string): string[] {
  if (chosen.includes(slug)) return chosen.filter((other) => other !== slug);
  return [...chosen, slug].slice(0, mostCompared);
}

/** Who leads where less is better; nobody where all are alike. */
export function leadersBy<Item extends { slug: string }>(
  items: readonly Item[],
  measure: (item: Item) => number,
): string[] {
  const best = Math.min(...items.map(measure));
  const leading = items.filter((item) => measure(item) === best).map(({ slug }) => slug);
  return leading.length < items.length ? leading : [];
}
