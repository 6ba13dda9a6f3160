import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigationType } from 'react-router';
import type { LoadedPage } from '#web/loaded-page.ts';
import { contentId } from '#web/platform/addresses/addresses.ts';

/**
 * The page to show. It starts with the one the document came with; when the address changes, the old
 * page stays until the next one is complete. Pages that were seen are kept; one that cannot be fetched
 * says so in its place until the line is back. A page that fails is thrown to the error screen.
 */
export function useCurrentPage(first: LoadedPage): LoadedPage {
  const { pathname } = useLocation();
  const [shown, setShown] = useState({ pathname, page: first });
  const [away, setAway] = useState<typeof shown>();
  const seen = useRef(new Map([[pathname, first]]));

  useEffect(() => {
    if (pathname === shown.pathname) return;
    const leaving = new AbortController();
    const show = (page: LoadedPage) => {
      seen.current.set(pathname, page);
      crossFade(() => setShown({ pathname, page }));
    };
    const kept = seen.current.get(pathname);
    if (kept) show(kept);
    else {
      const { signal } = leaving;
      const standIn = (page: LoadedPage) => setAway({ pathname, page });
      import('#web/fetched-page.ts')
        .then(({ moveTo }) => moveTo(pathname, shown.page, signal, standIn))
        .then(show, (error: unknown) => {
          // Thrown where React draws: there the error screen catches it.
          const fail = () => {
            throw error;
          };
          if (!signal.aborted) setShown(fail);
        });
    }
    return () => leaving.abort();
  }, [pathname, shown]);

  const { page } = away?.pathname === pathname && shown.pathname !== pathname ? away : shown;
  useArrival(page, first);
  return page;
}

/** Tells the reader that a new page is here: title, focus and place, as a full load would. */
function useArrival(page: LoadedPage, first: LoadedPage) {
  const arrived = useRef(first);
  const { hash } = useLocation();
  const how = useNavigationType();
  useLayoutEffect(() => {
    if (arrived.current === page) return;
    arrived.current = page;
    document.title = page.head.title;
    document.getElementById(contentId)?.focus({ preventScroll: true });
    const target = hash && document.getElementById(hash.slice(1));
    if (target) target.scrollIntoView();
    else if (how !== 'POP') scrollTo({ top: 0, behavior: 'instant' });
  }, [page, hash, how]);
}

function crossFade(change: () => void) {
  if (!document.startViewTransition) return change();
  const fade = document.startViewTransition(() => flushSync(change));
  // Another page may come before this one has faded in; then the fade is skipped, not the page.
  fade.ready.catch(() => undefined);
}
