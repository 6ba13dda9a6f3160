import type { SchoolListContent } from '#contract/schooling.ts';
import type { SchoolCriteria } from '#domain/schooling/schools.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { Changes } from '#web/platform/use-filters.ts';
import {
  ageOptions,
  areaOptions,
  curriculumOptions,
  feeOptions,
  waitlistOptions,
} from '#web/schooling/schools/filter-options.ts';
import { ListField } from '#web/ui/fields/list-field.tsx';
import type { ListOption } from '#web/ui/fields/list-keys.ts';
import { SearchField } from '#web/ui/fields/search-field.tsx';

interface SchoolFiltersProps {
  content: SchoolListContent;
  criteria: SchoolCriteria;
  /** What is being typed. */
  onType: (text: string) => void;
  change: (changes: Changes) => void;
}

interface Choice {
  name: string;
  label: string;
  value: string | undefined;
  options: ListOption[];
}

/** The address is the form's memory: what is chosen is written there, and read from there. */
export function SchoolFilters({ content, criteria, onType, change }: SchoolFiltersProps) {
  const { t } = useText();
  return (
    <search aria-label={t.schooling.filters} className="block">
      <form
        className="grid gap-4 tablet:grid-cols-3 desk:auto-cols-fr desk:grid-flow-col desk:grid-cols-none"
        onSubmit={(event) => event.preventDefault()}
      >
        <SearchField
          className={content.curricula.length > 1 ? undefined : 'tablet:col-span-2 desk:col-span-1'}
          label={t.schooling.search}
          placeholder={t.schooling.searchHint}
          typed={[criteria.text, onType]}
          maxLength={80}
        />
        {useChoices(content, criteria).map(({ name, label, value, options }) => (
          <ListField
            key={name}
            label={label}
            options={options}
            typed={[value ?? '', (text) => change({ [name]: text })]}
          />
        ))}
      </form>
    </search>
  );
}

function useChoices(content: SchoolListContent, criteria: SchoolCriteria): Choice[] {
  const words = useText();
  const { t } = words;
  const { curriculum, area, fees, age, waitlist } = criteria;
  const ages = ageOptions(content.yearGroups, content.curricula, words);
  return [
    ...(content.curricula.length > 1
      ? [
          {
            name: 'curriculum',
            label: t.schooling.curriculum,
            value: curriculum,
            options: curriculumOptions(content, words),
          },
        ]
      : []),
    { name: 'area', label: t.schooling.area, value: area, options: areaOptions(content, words) },
    { name: 'fees', label: t.schooling.feeRange, value: fees, options: feeOptions(words) },
    { name: 'age', label: t.schooling.childAge, value: age?.toString(), options: ages },
    {
      name: 'waitlist',
      label: t.schooling.waitlistFilter,
      value: waitlist,
      options: waitlistOptions(words),
    },
  ];
}
