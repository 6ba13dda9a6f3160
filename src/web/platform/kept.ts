/**
 * What the browser keeps for us. A browser may refuse (private windows, blocked cookies); then it is
 * kept until the page is left.
 */
function shelf(storage: () => Storage) {
  const untilThePageIsLeft = new Map<string, string>();
  return {
    read(key: string): string | undefined {
      try {
        return storage().getItem(key) ?? undefined;
      } catch {
        return untilThePageIsLeft.get(key);
      }
    },
    keep(key: string, value: string): void {
      try {
        storage().setItem(key, value);
      } catch {
        untilThePageIsLeft.set(key, value);
      }
    },
    /** All keys that begin so. */
    forgetAll(start: string): void {
      try {
        const keys = Object.keys(storage()).filter((key) => key.startsWith(start));
        for (const key of keys) storage().removeItem(key);
      } catch {
        untilThePageIsLeft.clear();
      }
    },
    forget(key: string): void {
      try {
        storage().removeItem(key);
      } catch {
        untilThePageIsLeft.delete(key);
      }
    },
  };
}

const betweenVisits = shelf(() => localStorage);

/** Between visits. */
export const { read: readKept, keep, forget } = betweenVisits;

/** As long as this tab is open: through a reload, and through signing in. */
export const thisVisit = shelf(() => sessionStorage);

/** What begins so tells of the one who is signed in, and goes when they go. */
export const ownPrefix = 'rihla-own-';

export function forgetOwn(): void {
  betweenVisits.forgetAll(ownPrefix);
  thisVisit.forgetAll(ownPrefix);
}
