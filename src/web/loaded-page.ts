import { type PagePayload, readAddress } from '#contract/pages.ts';
import type { Language } from '#contract/primitives.ts';
import type { ClientPage } from '#web/client-screens.ts';
import { formatIn } from '#web/i18n/format.ts';
import type { Words } from '#web/i18n/use-text.ts';
import { publicScreens } from '#web/router.tsx';
import type { Head, Listed, PageName, Screen } from '#web/screen.ts';
import { loadTexts } from '#web/texts.ts';

/** A page with everything it takes to draw it at once. */
export interface LoadedPage {
  payload: PagePayload;
  screen: Screen;
  words: Words;
  head: Head;
}

/** Public pages do not carry the list of the app's screens, which the browser alone draws. */
async function listedAs(
  name: PageName,
): Promise<Pick<Listed, 'words'> & { load(): Promise<unknown> }> {
  if (name in publicScreens) return publicScreens[name as Exclude<PageName, ClientPage>];
  const { clientScreens, clientWords } = await import('#web/client-screens.ts');
  // What is not public is one of the app's: the two lists together name every page.
  const own = name as ClientPage;
  return { load: async () => clientScreens[own], words: clientWords[own] };
}

export async function loadPage(payload: PagePayload): Promise<LoadedPage> {
  const { language, page } = payload;
  const listed = await listedAs(page.name);
  const [loaded, t] = await Promise.all([
    listed.load(),
    loadTexts(language, ['shell', 'site', ...listed.words]),
  ]);
  // The list pairs every name with the screen of that very page.
  const screen = loaded as Screen;
  return {
    payload,
    screen,
    words: { t, format: formatIn(language), language },
    head: screen.head(page, payload, t),
  };
}

/** Asks the server for the page at another address of the same language. */
export async function fetchPage(
  path: string,
  from: PagePayload,
  signal: AbortSignal,
): Promise<LoadedPage> {
  const { ApiError } = await import('#web/platform/api.ts');
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

async function fetchPayload(path: string, language: Language, signal?: AbortSignal) {
  const { request } = await import('#web/platform/api.ts');
  const query = { path, lang: language };
  return request<PagePayload>('GET', '/rest/v1/pages', { query, signal });
}

/** The page the browser stands on: from the document's own JSON block, or asked of the server. */
export async function firstPage(): Promise<LoadedPage> {
  const block = document.getElementById('page')?.textContent;
  if (block) return loadPage(JSON.parse(block));
  const { language, path } = readAddress(location.pathname);
  return loadPage(await fetchPayload(path, language));
}
