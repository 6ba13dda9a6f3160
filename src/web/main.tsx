import '#web/styles.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { readAddress } from '#contract/pages/pages.ts';
import { directionOf } from '#domain/localise.ts';
import { App } from '#web/app.tsx';
import { routerBase } from '#web/i18n/locale.ts';
import { type LoadedPage, loadPage } from '#web/loaded-page.ts';
import { rememberProjectKey } from '#web/platform/auth/project-key.ts';
import { Failed, fetchRestOnFirstTouch } from '#web/shell/error-boundary.tsx';

const root = document.getElementById('root');
// Not awaited here: the page's own chunk imports this one and would wait for it in turn.
if (root) firstPage().then(draw(root), complain(root));
fetchRestOnFirstTouch();

/** The page the browser stands on: from the document's own JSON block, or asked of the server. */
async function firstPage(): Promise<LoadedPage> {
  const block = document.getElementById('page')?.textContent;
  if (block) return loadPage(JSON.parse(block));
  const { fetchFirstPage } = await import('#web/fetched-page.ts');
  return fetchFirstPage();
}

function draw(container: HTMLElement) {
  return (first: LoadedPage) => {
    rememberProjectKey(first.payload.anonKey);
    const tree = (
      <BrowserRouter basename={routerBase(first.payload.language)}>
        <App first={first} />
      </BrowserRouter>
    );
    if (container.firstChild) {
      // As a transition React works in slices of a few milliseconds, and a tap in between is heard.
      startTransition(() => {
        hydrateRoot(container, tree);
      });
      return;
    }
    // Only the development server sends an empty document, in the wrong language for half the pages.
    const { language } = first.payload;
    Object.assign(document.documentElement, { lang: language, dir: directionOf(language) });
    document.title = first.head.title;
    createRoot(container).render(tree);
  };
}

/** A page the server drew stays readable without its script; only an empty one needs the screen. */
function complain(container: HTMLElement) {
  return (failure: unknown) => {
    console.error(failure);
    if (container.firstChild) return;
    const { language } = readAddress(location.pathname);
    const homeAddress = routerBase(language);
    createRoot(container).render(
      <Failed error={failure} language={language} homeAddress={homeAddress} />,
    );
  };
}
