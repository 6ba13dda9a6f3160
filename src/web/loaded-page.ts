import type { PagePayload } from '#contract/pages/pages.ts';
import type { ClientPage } from '#web/client-screens.ts';
import { formatIn } from '#web/i18n/format.ts';
import type { Words } from '#web/i18n/use-text.ts';
import { publicScreens } from '#web/router.tsx';
import type { Head, ListedScreen, PageName, Screen } from '#web/screen.ts';
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
): Promise<Pick<ListedScreen, 'words'> & { load(): Promise<unknown> }> {
  if (name in publicScreens) return publicScreens[name as Exclude<PageName, ClientPage>];
  const { openScreen, clientWords } = await import('#web/client-screens.ts');
  // What is not public is one of the app's: the two lists together name every page.
  const own = name as ClientPage;
  return { load: () => openScreen(own), words: clientWords[own] };
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
