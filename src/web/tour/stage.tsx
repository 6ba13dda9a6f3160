import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PagePayload } from '#contract/pages/pages.ts';
import { fetchPage } from '#web/fetched-page.ts';
import { useText, WordsContext } from '#web/i18n/use-text.ts';
import type { LoadedPage } from '#web/loaded-page.ts';
import { Loader } from '#web/ui/loader.tsx';

/** What was loaded once is not asked for again while the tour is open. */
export type SeenPages = Map<string, LoadedPage>;

interface TourStageProps {
  path: string;
  from: PagePayload;
  seen: SeenPages;
  isRunning: boolean;
}

/**
 * The real page at another address, drawn small: the same component, words and content as the page
 * itself, in the layout of this very window. It is a picture here: nothing in it can be reached.
 */
export function TourStage({ path, from, seen, isRunning }: TourStageProps) {
  const { t } = useText();
  const page = usePage(path, from, seen);
  const frame = useScale();
  return (
    <div ref={frame} className="tour-stage" data-running={isRunning || undefined}>
      {page === undefined && (
        <div className="grid h-full place-content-center">
          <Loader label={t.shell.loading} />
        </div>
      )}
      {page === 'failed' && <p className="m-auto p-8 text-center text-ink-soft">{t.tour.failed}</p>}
      {page && page !== 'failed' && <SmallPage key={path} page={page} />}
    </div>
  );
}

const SmallPage = ({ page: { payload, screen, words } }: { page: LoadedPage }) => (
  <div className="tour-page" inert>
    <WordsContext value={words}>
      <screen.View page={payload.page} payload={payload} />
    </WordsContext>
  </div>
);

function usePage(path: string, from: PagePayload, seen: SeenPages) {
  const [shown, setShown] = useState<{ path: string; page: LoadedPage | 'failed' }>();
  useEffect(() => {
    const kept = seen.get(path);
    if (kept) return setShown({ path, page: kept });
    const leaving = new AbortController();
    fetchPage(path, from, leaving.signal).then(
      (page) => {
        seen.set(path, page);
        setShown({ path, page });
      },
      () => {
        if (!leaving.signal.aborted) setShown({ path, page: 'failed' });
      },
    );
    return () => leaving.abort();
  }, [path, from, seen]);
  return shown?.path === path ? shown.page : undefined;
}

/** The page is as wide as the window and is drawn as small as the stage needs it. */
function useScale() {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const fit = () =>
      element.style.setProperty('--tour-scale', String(element.clientWidth / innerWidth));
    fit();
    const watcher = new ResizeObserver(fit);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return frame;
}
