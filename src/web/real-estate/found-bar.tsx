import { homeSorts } from '#domain/real-estate/search.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { HomeSearch } from '#web/real-estate/use-home-search.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';

/** How many homes answer, in which order. */
export function FoundBar({ search, count }: { search: HomeSearch; count: number }) {
  const { t } = useText();
  const words = t.realEstate.search;
  const sorts = homeSorts.map((sort) => ({ value: sort, label: words.sorts[sort] }));
  return (
    <div className="mt-9 mb-7 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-t border-line pt-5">
      <div className="flex min-h-13 flex-wrap items-center gap-x-6">
        <p role="status" className="font-display text-h4">
          {words.found(count)}
        </p>
        {search.isNarrowed && (
          <Button variant="quiet" onClick={search.clear}>
            {words.clear}
          </Button>
        )}
      </div>
      <Select
        className="w-full min-[30rem]:w-60"
        label={words.sort}
        value={search.sort}
        options={sorts}
        onChange={({ target }) =>
          search.set('sort', target.value === 'recommended' ? '' : target.value)
        }
      />
    </div>
  );
}
