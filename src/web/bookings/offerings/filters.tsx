import type { ReactNode } from 'react';
import type { BookingsContent } from '#contract/bookings/pages.ts';
import { type OfferingChoice, offeringOrders } from '#domain/bookings/offerings/choice.ts';
import {
  dayNamed,
  filterNames,
  switchedOn,
  usedFilters,
} from '#web/bookings/offerings/use-choice.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { Filters } from '#web/platform/use-filters.ts';
import { FilterBar } from '#web/site/filter-bar.tsx';
import { FilterRange, FilterSearch, FilterSelect } from '#web/site/filter-controls.tsx';
import { ToggleChip } from '#web/ui/controls/chips.tsx';
import type { Typed } from '#web/ui/fields/entry.ts';

const parties = [1, 2, 3, 4, 5, 6, 8, 10, 12, 20, 30];

interface OfferingFiltersProps {
  content: BookingsContent;
  filters: Filters;
  chosen: { choice: OfferingChoice; text: Typed; from: Typed; to: Typed };
  /** The day. */
  children: ReactNode;
}

export function OfferingFilters({ content, filters, chosen, children }: OfferingFiltersProps) {
  const { t } = useText();
  const { choice, text, from, to } = chosen;
  const words = t.bookings.filters;
  return (
    <FilterBar
      used={usedFilters(choice) + (dayNamed(filters.query) ? 1 : 0)}
      search={
        <FilterSearch
          label={words.search}
          placeholder={words.searchHint}
          value={text[0]}
          onChange={text[1]}
        />
      }
    >
      {children}
      <FilterSelect
        label={words.guests}
        value={String(choice.guests ?? '')}
        options={partyOptions(choice.guests, words.anyParty, t.bookings.guests)}
        onChange={(guests) => filters.change({ [filterNames.guests]: guests })}
        className="tablet:w-36"
      />
      <FilterRange
        label={words.price(content.currency)}
        from={{ label: words.from, value: from[0], onChange: from[1] }}
        to={{ label: words.to, value: to[0], onChange: to[1] }}
        className="tablet:w-52"
      />
      <Flags words={content.words} choice={choice} filters={filters} />
    </FilterBar>
  );
}

/** An address may ask for a number that the list does not offer; it is shown all the same. */
function partyOptions(asked: number | undefined, any: string, name: (count: number) => string) {
  const offered = asked === undefined || parties.includes(asked) ? parties : [...parties, asked];
  const counted = offered
    .toSorted((a, b) => a - b)
    .map((count) => ({ value: String(count), label: name(count) }));
  return [{ value: '', label: any }, ...counted];
}

interface FlagsProps {
  words: BookingsContent['words'];
  choice: OfferingChoice;
  filters: Filters;
}

function Flags({ words, choice, filters }: FlagsProps) {
  const turn = (name: string, on: boolean) =>
    filters.change({ [name]: on ? switchedOn : undefined });
  return (
    <div className="flex gap-2.5 max-tablet:*:flex-1">
      <ToggleChip
        className="h-11! justify-center"
        pressed={choice.exclusive}
        onClick={() => turn(filterNames.exclusive, !choice.exclusive)}
      >
        {words.exclusive}
      </ToggleChip>
      <ToggleChip
        className="h-11! justify-center"
        pressed={choice.hotDeal}
        onClick={() => turn(filterNames.hotDeal, !choice.hotDeal)}
      >
        {words.hotDeal}
      </ToggleChip>
    </div>
  );
}

export function OrderSelect({ choice, filters }: { choice: OfferingChoice; filters: Filters }) {
  const { t } = useText();
  const { order, recommended, orders } = t.bookings.filters;
  const named = offeringOrders.map((value) => ({ value, label: orders[value] }));
  return (
    <FilterSelect
      inline
      label={order}
      value={choice.order ?? ''}
      options={[{ value: '', label: recommended }, ...named]}
      onChange={(value) => filters.change({ [filterNames.order]: value })}
    />
  );
}
