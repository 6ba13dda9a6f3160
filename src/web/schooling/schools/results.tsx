import type { SchoolListContent } from '#contract/schooling.ts';
import { chosenFrom, mostCompared } from '#domain/comparison.ts';
import {
  filtersInUse,
  findSchools,
  readCriteria,
  type SchoolCriteria,
} from '#domain/schooling/schools.ts';
import { useText } from '#web/i18n/use-text.ts';
import { type Compared, useCompared } from '#web/platform/use-compared.ts';
import { type Changes, useFilters, useTypedFilter } from '#web/platform/use-filters.ts';
import { SchoolCard } from '#web/schooling/schools/card.tsx';
import { sortOptions } from '#web/schooling/schools/filter-options.ts';
import { SchoolFilters } from '#web/schooling/schools/filters.tsx';
import { CardList } from '#web/site/card-list.tsx';
import { Choices } from '#web/site/choices.tsx';
import { CompareTray } from '#web/site/compare-tray.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { ListField } from '#web/ui/fields/list-field.tsx';
import { EmptyState } from '#web/ui/panel/empty-state.tsx';

const narrowing = ['q', 'curriculum', 'area', 'fees', 'age', 'waitlist'];

/** Filters, how many are left, and the schools; whoever marks some finds them in the tray. */
export function SchoolResults({ content }: { content: SchoolListContent }) {
  const { criteria, type, clear, filters } = useCriteria();
  const found = findSchools(content.schools, criteria);
  const compared = useCompared(filters, {
    name: 'compare',
    read: (text) => chosenFrom(text, content.schools),
  });
  const { change } = filters;
  return (
    <>
      <Choices>
        <SchoolFilters content={content} criteria={criteria} onType={type} change={change} />
        <ResultsBar count={found.length} criteria={criteria} change={change} clear={clear} />
        {found.length === 0 && <Nothing content={content} clear={clear} />}
        <Found schools={found} compared={compared} />
      </Choices>
      <SchoolTray schools={content.schools} compared={compared} />
    </>
  );
}

/** What the address asks for and what is being typed. */
function useCriteria() {
  const filters = useFilters();
  const [text, type] = useTypedFilter(filters, 'q');
  return {
    filters,
    criteria: { ...readCriteria(filters.query), text },
    type,
    clear: () => {
      type('');
      filters.clear(narrowing);
    },
  };
}

function Nothing({ content, clear }: { content: SchoolListContent; clear: () => void }) {
  const { t } = useText();
  return (
    <EmptyState
      picture={content.nothing}
      level={2}
      title={t.schooling.nothingTitle}
      text={t.schooling.nothingText}
      action={
        <Button variant="outline" onClick={clear}>
          {t.schooling.clear}
        </Button>
      }
    />
  );
}

interface FoundProps {
  schools: SchoolListContent['schools'];
  compared: Compared;
}

function Found({ schools, compared: { chosen, toggle } }: FoundProps) {
  const { t } = useText();
  return (
    <CardList>
      {schools.map((school) => (
        <SchoolCard
          key={school.slug}
          level={2}
          school={school}
          choice={
            <Checkbox
              className="mt-1 -mb-2"
              label={t.schooling.compare}
              aria-label={t.schooling.compareSchool(school.name)}
              checked={chosen.includes(school.slug)}
              disabled={chosen.length >= mostCompared && !chosen.includes(school.slug)}
              onChange={() => toggle(school.slug)}
            />
          }
        />
      ))}
    </CardList>
  );
}

function SchoolTray({ schools, compared }: FoundProps) {
  const { t } = useText();
  return (
    <CompareTray
      label={t.schooling.compareTray}
      words={t.schooling.comparison}
      items={schools}
      compared={compared}
      to={`/schooling/compare?schools=${compared.chosen.join(',')}`}
      open={t.schooling.compareOpen}
    />
  );
}

interface ResultsBarProps {
  count: number;
  criteria: SchoolCriteria;
  change: (changes: Changes) => void;
  clear: () => void;
}

function ResultsBar({ count, criteria, change, clear }: ResultsBarProps) {
  const words = useText();
  const { t } = words;
  return (
    <div className="mt-6 mb-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-t border-line pt-5">
      <div className="flex min-h-13 flex-wrap items-center gap-x-6">
        <p role="status" className="font-display text-[1.5rem] leading-tight lining-nums">
          {t.schooling.found(count)}
        </p>
        {filtersInUse(criteria) > 0 && (
          <Button variant="quiet" onClick={clear}>
            {t.schooling.clear}
          </Button>
        )}
      </div>
      <ListField
        className="w-full tablet:w-60"
        label={t.schooling.sort}
        options={sortOptions(words)}
        value={criteria.sort}
        onChange={({ target }) =>
          change({ sort: target.value === 'recommended' ? '' : target.value })
        }
      />
    </div>
  );
}
