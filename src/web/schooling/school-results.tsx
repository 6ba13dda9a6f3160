import type { SchoolListContent } from '#contract/schooling-pages.ts';
import { filtersInUse, findSchools, readCriteria, type SchoolCriteria } from '#domain/schooling.ts';
import { chosenSlugs, mostCompared, toggled } from '#domain/schooling-comparison.ts';
import { useText } from '#web/i18n/use-text.ts';
import { CompareTray } from '#web/schooling/compare-tray.tsx';
import { sortOptions } from '#web/schooling/filter-options.ts';
import { SchoolCard } from '#web/schooling/school-card.tsx';
import { SchoolFilters } from '#web/schooling/school-filters.tsx';
import { type SchoolQuery, useSchoolQuery } from '#web/schooling/use-school-query.ts';
import { CardList } from '#web/site/card-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Select } from '#web/ui/select.tsx';

const noFilters = { q: '', curriculum: '', area: '', fees: '', age: '', waitlist: '' };

/** Filters, how many are left, and the schools; whoever marks some finds them in the tray. */
export function SchoolResults({ content }: { content: SchoolListContent }) {
  const { t } = useText();
  const { query, write } = useSchoolQuery();
  const criteria = readCriteria(query);
  const found = findSchools(content.schools, criteria);
  const chosen = chosenSlugs(query.get('compare'), content.schools);
  const choose = (slugs: string[]) => write({ compare: slugs.join(',') });
  return (
    <>
      <SchoolFilters content={content} criteria={criteria} write={write} />
      <ResultsBar count={found.length} criteria={criteria} write={write} />
      {found.length === 0 && (
        <EmptyState
          picture={content.nothing}
          level={2}
          title={t.schooling.nothingTitle}
          text={t.schooling.nothingText}
          action={
            <Button variant="outline" onClick={() => write(noFilters)}>
              {t.schooling.clear}
            </Button>
          }
        />
      )}
      <CardList>
        {found.map((school) => (
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
                onChange={() => choose(toggled(chosen, school.slug))}
              />
            }
          />
        ))}
      </CardList>
      <CompareTray
        schools={content.schools.filter(({ slug }) => chosen.includes(slug))}
        onClear={() => choose([])}
      />
    </>
  );
}

interface ResultsBarProps {
  count: number;
  criteria: SchoolCriteria;
  write: SchoolQuery['write'];
}

function ResultsBar({ count, criteria, write }: ResultsBarProps) {
  const words = useText();
  const { t } = words;
  return (
    <div className="mt-6 mb-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-t border-line pt-5">
      <div className="flex min-h-13 flex-wrap items-center gap-x-6">
        <p role="status" className="font-display text-[1.5rem] leading-tight lining-nums">
          {t.schooling.found(count)}
        </p>
        {filtersInUse(criteria) > 0 && (
          <Button variant="quiet" onClick={() => write(noFilters)}>
            {t.schooling.clear}
          </Button>
        )}
      </div>
      <Select
        className="w-full tablet:w-60"
        label={t.schooling.sort}
        options={sortOptions(words)}
        value={criteria.sort}
        onChange={({ target }) =>
          write({ sort: target.value === 'recommended' ? '' : target.value })
        }
      />
    </div>
  );
}
