import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigationType } from 'react-router';
import type { LoadedPage } from '#web/loaded-page.ts';
import { contentId } from '#web/platform/addresses/addresses.ts';

/**
 * The page to show. It starts with the one the document came with; when the address changes, the old
 * page stays until the next one is complete. A page that fails is thrown to the error screen.
 */
export function useCurrentPage(first: LoadedPage): LoadedPage {
  const { pathname } = useLocation();
  const [shown, setShown] = useState({ pathname, page: first });
  const [failure, setFailure] = useState<unknown>();
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
      import('#web/fetched-page.ts')
        .then(({ fetchPage }) => fetchPage(pathname, first.payload, leaving.signal))
        .then(show, (error: unknown) => {
          if (!leaving.signal.aborted) setFailure(error);
        });
    }
    return () => leaving.abort();
  }, [pathname, shown.pathname, first]);

  useArrival(shown.page, first);
  if (failure) throw failure;
  return shown.page;
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
