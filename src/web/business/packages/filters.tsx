import type { PackageCard } from '#contract/business.ts';
import type { PackageWishName } from '#domain/business.ts';
import { minorOf, money } from '#domain/money.ts';
import type { PackageQuery } from '#web/business/packages/use-package-query.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Chips } from '#web/ui/controls/chips.tsx';
import { ListField } from '#web/ui/fields/list-field.tsx';
import type { ListOption } from '#web/ui/fields/list-keys.ts';

const kinds = ['mainland', 'free-zone', 'offshore'] as const;
const offices = ['flexi-desk', 'office', 'registered-agent'] as const;
const prices = [10_000, 20_000, 30_000];
const visaCounts = [1, 3, 6, 10, 20];
const dayCounts = [5, 7, 10];

interface PackageFiltersProps {
  query: PackageQuery;
  packages: PackageCard[];
}

export function PackageFilters({ query, packages }: PackageFiltersProps) {
  const { t } = useText();
  const { filters } = t.business;
  return (
    <search aria-label={filters.label} className="grid gap-5">
      <Chips
        label={filters.kind}
        bleed
        value={query.wishes.kind ?? ''}
        onChange={(value) => query.wish('kind', value)}
        options={[
          { value: '', label: filters.everyKind },
          ...kinds.map((value) => ({ value, label: t.business.kinds[value] })),
        ]}
      />
      <div className="grid grid-cols-2 gap-x-4 gap-y-3.5 tablet:grid-cols-3 desk:grid-cols-5">
        {useLists(packages).map(({ name, label, options }) => (
          <ListField
            key={name}
            label={label}
            options={options}
            typed={[String(query.wishes[name] ?? ''), (text) => query.wish(name, text)]}
          />
        ))}
      </div>
    </search>
  );
}

interface WishList {
  name: PackageWishName;
  label: string;
  options: ListOption[];
}

function useLists(packages: PackageCard[]): WishList[] {
  const { t, format } = useText();
  const { filters, emirates, offices: officeNames } = t.business;
  const seats = [...new Set(packages.map((card) => card.emirate))];
  const upTo = (price: number) => filters.upToPrice(format.money(money(minorOf(price), 'AED')));
  return [
    list('emirate', filters.emirate, filters.anyEmirate, named(seats, emirates)),
    list('upTo', filters.upTo, filters.anyPrice, counted(prices, upTo)),
    list('visas', filters.visas, filters.anyVisas, counted(visaCounts, filters.atLeast)),
    list('within', filters.within, filters.anyTime, counted(dayCounts, filters.withinDays)),
    list('office', filters.office, filters.anyOffice, named(offices, officeNames)),
  ];
}

const list = (
  name: PackageWishName,
  label: string,
  any: string,
  options: ListOption[],
): WishList => ({
  name,
  label,
  options: [{ value: '', label: any }, ...options],
});

const counted = (counts: number[], say: (count: number) => string): ListOption[] =>
  counts.map((count) => ({ value: String(count), label: say(count) }));

const named = <Id extends string>(ids: readonly Id[], names: Record<Id, string>): ListOption[] =>
  ids.map((value) => ({ value, label: names[value] }));
