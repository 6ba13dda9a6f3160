import { useText } from '#web/i18n/use-text.ts';
import type { Search } from '#web/platform/search/use-search.ts';
import { Results } from '#web/search/results.tsx';
import { NothingFound, SearchStart } from '#web/search/start.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { AlertPanel } from '#web/ui/panel/alert-panel.tsx';
import { Skeleton } from '#web/ui/panel/skeleton.tsx';

interface PaletteBodyProps {
  query: string;
  search: Search;
  listId: string;
  active: number;
  onPoint: (at: number) => void;
  onChoose: () => void;
  onSearch: (query: string) => void;
}

export function PaletteBody(props: PaletteBodyProps) {
  const { query, search, listId, active, onPoint, onChoose, onSearch } = props;
  const { answer, status, again } = search;
  if (!query) return <SearchStart onSearch={onSearch} />;
  if (status === 'failed') return <Failed again={again} />;
  if (!answer) return <Waiting />;
  if (answer.total === 0 && status === 'found')
    return <NothingFound query={query} onSearch={onSearch} />;
  const stale = status === 'searching';
  return (
    <Results
      listId={listId}
      answer={answer}
      active={active}
      stale={stale}
      onPoint={onPoint}
      onChoose={onChoose}
    />
  );
}

function Failed({ again }: { again: () => void }) {
  const { t } = useText();
  return (
    <div className="p-5.5">
      <AlertPanel
        title={t.search.failed}
        text={t.search.failedText}
        action={
          <Button size="small" variant="outline" onClick={again}>
            {t.search.again}
          </Button>
        }
      />
    </div>
  );
}

/** As tall as the first rows will be. */
const Waiting = () => (
  <div aria-hidden="true" className="grid gap-4 px-5.5 py-9">
    {['w-2/5', 'w-3/5', 'w-1/2', 'w-1/3'].map((width) => (
      <div key={width} className="flex items-center gap-3.5">
        <Skeleton className="h-10 w-13 shrink-0" />
        <div className="grid flex-1 gap-2">
          <Skeleton className={`h-3.5 ${width}`} />
          <Skeleton className="h-3 w-1/4" />
        </div>
      </div>
    ))}
  </div>
);
