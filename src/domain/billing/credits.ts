/** Which documents ask for less where less is owed. */

/** A document in minor units: its total less credits, and what of it is paid and not on its way back. */
interface Credited {
  left: number;
  held: number;
}

/** What nobody has paid is given up first, so that no more money moves than must; the newest first. */
export function creditsFor(documents: readonly Credited[], less: number) {
  let rest = less;
  const take = (most: number) => {
    const taken = Math.min(rest, Math.max(0, most));
    rest -= taken;
    return taken;
  };
  const newest = documents.toReversed();
  const unpaid = newest.map(({ left, held }) => take(left - held));
  const paid = newest.map(({ left }, at) => take(left - (unpaid[at] ?? 0)));
  return unpaid.map((one, at) => one + (paid[at] ?? 0)).toReversed();
}
