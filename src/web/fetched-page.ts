/** Pages asked of the server while the reader moves inside the site. */
import { type PagePayload, readAddress } from '#contract/pages/pages.ts';
import { pagesPath } from '#contract/paths.ts';
import type { Language } from '#contract/primitives.ts';
import { pageAway } from '#web/away-page.tsx';
import { type LoadedPage, loadPage } from '#web/loaded-page.ts';
import { ApiError, request } from '#web/platform/api.ts';
import { fetchOnLine } from '#web/platform/line/line.ts';

/**
 * The page that is moved to. Without a line it comes when the line does; until then something stands in
 * its place, unless the reader has moved on.
 */
export const moveTo = (
  path: string,
  from: LoadedPage,
  signal: AbortSignal,
  standIn: (away: LoadedPage) => void,
) =>
  fetchOnLine(
    () => fetchPage(path, from.payload, signal),
    () => signal.aborted || standIn(pageAway(path, from)),
  );

/** The page at another address of the same language. */
export async function fetchPage(
  path: string,
  from: PagePayload,
  signal: AbortSignal,
): Promise<LoadedPage> {
  const payload = await fetchPayload(path, from.language, signal).catch((failure: unknown) => {
    if (!(failure instanceof ApiError) || failure.code !== 'not_found') throw failure;
    // What stands around a page is the same on every one, the missing ones included.
    return { ...from, path, page: { name: 'not-found' } } satisfies PagePayload;
  });
  // All at once, instead of each when the one before it has named it.
  for (const href of payload.scripts ?? []) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  return loadPage(payload);
}

/** For a document that came without its page. */
export async function fetchFirstPage(): Promise<LoadedPage> {
  const { language, path } = readAddress(location.pathname);
  return loadPage(await fetchPayload(path, language));
}

function fetchPayload(path: string, language: Language, signal?: AbortSignal) {
  const query = { path, lang: language };
  return request<PagePayload>('GET', pagesPath, { query, signal });
}
