import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { HomesContent } from '#contract/real-estate.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { HomeSearch } from '#web/real-estate/homes/use-home-search.ts';
import { figureIn, type QueryName } from '#web/real-estate/homes/wish.ts';
import { classes } from '#web/ui/classes.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ToggleChip } from '#web/ui/controls/chips.tsx';
import type { Typed } from '#web/ui/fields/entry.ts';
import { ListField } from '#web/ui/fields/list-field.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

interface FilterBarProps {
  search: HomeSearch;
  areas: HomesContent['areas'];
}

/** Two rows of wishes; on a phone the second one opens on request. */
export function FilterBar({ search, areas }: FilterBarProps) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const words = t.realEstate.search;
  return (
    <search aria-label={words.title} className="mt-7 grid gap-4">
      <FirstWishes search={search} areas={areas} />
      <Button
        variant="outline"
        className="tablet:hidden"
        aria-expanded={isOpen}
        icon={<SlidersHorizontal size={18} strokeWidth={1.5} />}
        onClick={() => setOpen(!isOpen)}
      >
        {words.more}
      </Button>
      <div className={classes('grid gap-4', !isOpen && 'max-tablet:hidden')}>
        <MoreWishes search={search} />
      </div>
    </search>
  );
}

const bedrooms = [1, 2, 3, 4, 5, 6];

function FirstWishes({ search, areas }: FilterBarProps) {
  const { t } = useText();
  const words = t.realEstate.search;
  const places = areas.map(({ slug, name }) => ({ value: slug, label: name }));
  const counts = bedrooms.map((count) => ({ value: `${count}`, label: words.atLeast(count) }));
  return (
    <div className="grid grid-cols-2 gap-4 tablet:grid-cols-4 desk:grid-cols-[2fr_1fr_1fr_1fr]">
      <SearchField
        className="max-tablet:col-span-2"
        label={words.text}
        placeholder={words.textHint}
        typed={search.typed.text}
      />
      <Choice search={search} name="purpose" label={words.purpose} options={words.purposes} />
      <ListField
        className="max-tablet:order-last max-tablet:col-span-2"
        label={words.area}
        typed={[search.wish.area ?? '', (text) => search.set('area', text)]}
        options={[{ value: '', label: words.anyArea }, ...places]}
      />
      <ListField
        label={words.bedrooms}
        typed={[`${search.wish.bedrooms ?? ''}`, (text) => search.set('bedrooms', text)]}
        options={[{ value: '', label: words.anyBedrooms }, ...counts]}
      />
    </div>
  );
}

function MoreWishes({ search }: { search: HomeSearch }) {
  const { t } = useText();
  const words = t.realEstate.search;
  return (
    <div className="grid grid-cols-2 items-end gap-4 tablet:grid-cols-4 desk:grid-cols-[1fr_1fr_1fr_2fr]">
      <SumFilter label={words.from} typed={search.typed.from} />
      <SumFilter label={words.to} typed={search.typed.to} />
      <Choice
        className="max-tablet:col-span-2"
        search={search}
        name="status"
        label={words.status}
        options={words.statuses}
      />
      <fieldset
        aria-label={words.wishes}
        className="max-tablet:col-span-2 max-desk:tablet:col-span-4"
      >
        <div className="flex min-h-13 flex-wrap items-center gap-2">
          {(['furnished', 'petsAllowed', 'goldenVisa'] as const).map((name) => (
            <ToggleChip
              key={name}
              pressed={search.wish[name] ?? false}
              onClick={() => search.set(name, search.wish[name] ? '' : '1')}
            >
              {words[name]}
            </ToggleChip>
          ))}
        </div>
      </fieldset>
    </div>
  );
}

interface ChoiceProps {
  search: HomeSearch;
  name: QueryName & ('purpose' | 'status');
  label: string;
  options: Record<string, string>;
  className?: string;
}

function Choice({ search, name, label, options, className }: ChoiceProps) {
  const list = Object.entries(options).map(([value, text]) => ({
    value: value === 'any' ? '' : value,
    label: text,
  }));
  return (
    <ListField
      className={className}
      label={label}
      typed={[search.wish[name] ?? '', (text) => search.set(name, text)]}
      options={list}
    />
  );
}

interface SumFilterProps {
  label: string;
  typed: Typed;
}

/** Of a sum only the figures are kept, whatever people put between them. */
const SumFilter = ({ label, typed: [text, type] }: SumFilterProps) => (
  <TextField
    label={label}
    inputMode="numeric"
    autoComplete="off"
    typed={[text, (given) => type(`${figureIn(given) ?? ''}`)]}
  />
);
