import { forgetInBrowser, keepInBrowser, readKept } from '#web/platform/browser/storage.ts';

const key = 'rihla-searches';
const most = 5;

/** What this browser looked for and opened, the latest first. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(readKept(key) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter((one): one is string => typeof one === 'string').slice(0, most);
  } catch {
    // Somebody else wrote it; the next search writes over it.
    return [];
  }
}

export function rememberSearch(query: string): void {
  const others = recentSearches().filter((one) => one !== query);
  keepInBrowser(key, JSON.stringify([query, ...others].slice(0, most)));
}

export function forgetSearches(): void {
  forgetInBrowser(key);
}
