/**
 * What the browser keeps for us between visits. A browser may refuse (private windows, blocked
 * cookies); then it is kept until the page is left.
 */
const untilThePageIsLeft = new Map<string, string>();

export function readKept(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return untilThePageIsLeft.get(key);
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    untilThePageIsLeft.set(key, value);
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    untilThePageIsLeft.delete(key);
  }
}
