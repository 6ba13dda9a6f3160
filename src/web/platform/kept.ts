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
    forget(key: string): void {
      try {
        storage().removeItem(key);
      } catch {
        untilThePageIsLeft.delete(key);
      }
    },
  };
}

/** Between visits. */
export const { read: readKept, keep, forget } = shelf(() => localStorage);

/** As long as this tab is open: through a reload, and through signing in. */
export const thisVisit = shelf(() => sessionStorage);
