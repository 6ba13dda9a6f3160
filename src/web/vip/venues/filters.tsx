import type { VenueListContent } from '#contract/vip.ts';
import { weekFromMonday } from '#domain/calendar/weekdays.ts';
import type { VenueFilters as Filters } from '#domain/vip/filters.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useFilters } from '#web/platform/use-filters.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ToggleChip } from '#web/ui/controls/chips.tsx';
import { ListField } from '#web/ui/fields/list-field.tsx';

const names = ['area', 'open', 'spend', 'children'] as const;
type Name = (typeof names)[number];

/** What the address asks of the list, and how to ask for something else. */
export function useVenueFilters({ spends }: Pick<VenueListContent, 'spends'>) {
  const { query, change, clear } = useFilters();
  const value = (name: Name) => query.get(name) ?? '';
  const filters: Filters = {
    area: value('area'),
    open: value('open'),
    most: spends.find((step) => step.value === value('spend'))?.most,
    children: value('children') === 'yes',
  };
  return {
    value,
    filters,
    any: names.some((name) => query.has(name)),
    set: (name: Name, chosen: string) => change({ [name]: chosen }),
    clear: () => clear(names),
  };
}

interface FilterBarProps {
  content: VenueListContent;
  control: ReturnType<typeof useVenueFilters>;
  shown: number;
}

export function FilterBar({ content, control, shown }: FilterBarProps) {
  const { t } = useText();
  const words = t.vip.filters;
  const { value, set, any, clear } = control;
  const children = value('children') === 'yes';
  return (
    <search
      aria-label={words.legend}
      className="grid gap-4 desk:grid-cols-[minmax(0,48rem)_1fr] desk:items-end desk:gap-6"
    >
      <Selects content={content} control={control} />
      <div className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-2">
        {content.list !== 'clubs' && (
          <ToggleChip pressed={children} onClick={() => set('children', children ? '' : 'yes')}>
            {words.children}
          </ToggleChip>
        )}
        {any && (
          <Button variant="quiet" onClick={clear}>
            {words.clear}
          </Button>
        )}
        <p role="status" className="ms-auto text-caption text-ink-mute">
          {words.shown(shown)}
        </p>
      </div>
    </search>
  );
}

function Selects({ content, control }: Omit<FilterBarProps, 'shown'>) {
  const { t, format } = useText();
  const words = t.vip.filters;
  const options: Record<'area' | 'open' | 'spend', { value: string; label: string }[]> = {
    area: [{ value: '', label: words.anyArea }, ...content.areas],
    open: [
      { value: '', label: words.anyDay },
      ...weekFromMonday.map((day) => ({ value: day, label: t.vip.weekdays[day] })),
    ],
    spend: [
      { value: '', label: words.anySpend },
      ...content.spends.map((step) => ({
        value: step.value,
        label: words.upTo(format.money(step.most)),
      })),
    ],
  };
  return (
    <div className="grid grid-cols-2 gap-4 tablet:grid-cols-3">
      {(['area', 'open', 'spend'] as const).map((name) => (
        <ListField
          key={name}
          label={words[name]}
          value={control.value(name)}
          options={options[name]}
          onChange={(event) => control.set(name, event.target.value)}
          className={name === 'area' ? 'max-tablet:col-span-2' : undefined}
        />
      ))}
    </div>
  );
}
