import type { Offering } from '#contract/catalogue/offerings.ts';

/** What else to look at: of the same category, to be had, and as much alike in its tags as there is. */
export function similarOfferings(
  offering: Offering,
  among: readonly Offering[],
  count: number,
): Offering[] {
  const alike = ({ tags }: Offering) => tags.filter((tag) => offering.tags.includes(tag)).length;
  return among
    .filter(({ id, category, isFullyBooked }) => {
      return id !== offering.id && category === offering.category && !isFullyBooked;
    })
    .toSorted((a, b) => alike(b) - alike(a))
    .slice(0, count);
}
