import { routerBase } from '#web/i18n/locale.ts';
import { WordsContext } from '#web/i18n/use-text.ts';
import type { LoadedPage } from '#web/loaded-page.ts';
import { ErrorBoundary } from '#web/shell/error-boundary.tsx';
import { PageFrame } from '#web/shell/page-frame.tsx';
import { useCurrentPage } from '#web/use-current-page.ts';

/** The same tree on the server and in the browser; only the router around it differs. */
export function App({ first }: { first: LoadedPage }) {
  const { language, chrome } = first.payload;
  return (
    <ErrorBoundary
      language={language}
      homeAddress={routerBase(language)}
      phone={chrome.footer.phone}
    >
      <CurrentPage first={first} />
    </ErrorBoundary>
  );
}

function CurrentPage({ first }: { first: LoadedPage }) {
  const page = useCurrentPage(first);
  return (
    <WordsContext value={page.words}>
      <PageFrame page={page} />
    </WordsContext>
  );
}
