/**
 * What the browser keeps for us. A browser may refuse (private windows, blocked cookies); then it is
 * kept until the page is left. Functions of their own: the script in the head takes only one of them along.
 */
type Shelf = readonly [storage: () => Storage, untilThePageIsLeft: Map<string, string>];

const local: Shelf = [() => localStorage, new Map()];
const session: Shelf = [() => sessionStorage, new Map()];

function read([storage, untilThePageIsLeft]: Shelf, key: string): string | undefined {
  try {
    return storage().getItem(key) ?? undefined;
  } catch {
    return untilThePageIsLeft.get(key);
  }
}

function put([storage, untilThePageIsLeft]: Shelf, key: string, value: string): void {
  try {
    storage().setItem(key, value);
  } catch {
    untilThePageIsLeft.set(key, value);
  }
}

function remove([storage, untilThePageIsLeft]: Shelf, key: string): void {
  try {
    storage().removeItem(key);
  } catch {
    untilThePageIsLeft.delete(key);
  }
}

/** Between visits. */
export const readKept = (key: string) => read(local, key);
export const keepInBrowser = (key: string, value: string) => put(local, key, value);
export const forgetInBrowser = (key: string) => remove(local, key);

/** As long as this tab is open: through a reload, and through signing in. */
export const thisVisit = {
  read: (key: string) => read(session, key),
  keep: (key: string, value: string) => put(session, key, value),
  forget: (key: string) => remove(session, key),
};

/** What begins so tells of the one who is signed in, and goes when they go. */
export const ownPrefix = 'rihla-own-';

export function forgetOwn(): void {
  for (const [storage, untilThePageIsLeft] of [local, session])
    try {
      const keys = Object.keys(storage()).filter((key) => key.startsWith(ownPrefix));
      for (const key of keys) storage().removeItem(key);
    } catch {
      untilThePageIsLeft.clear();
    }
}
