import type { ComparisonContent, SchoolFacts } from '#contract/schooling-pages.ts';
import { readAge } from '#domain/schooling.ts';
import { chosenSlugs, mostCompared, toggled } from '#domain/schooling-comparison.ts';
import { useText } from '#web/i18n/use-text.ts';
import { comparisonLines } from '#web/schooling/comparison-lines.tsx';
import { ComparisonTable } from '#web/schooling/comparison-table.tsx';
import { ageOptions } from '#web/schooling/filter-options.ts';
import { PageTitle } from '#web/schooling/page-title.tsx';
import { SchoolingFrame } from '#web/schooling/schooling-frame.tsx';
import { listFacts } from '#web/schooling/structured.ts';
import { type SchoolQuery, useSchoolQuery } from '#web/schooling/use-school-query.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Select } from '#web/ui/select.tsx';

type Comparison = PageOf<'school-comparison'>;

function ComparisonPage({ page: { content } }: { page: Comparison }) {
  const { t } = useText();
  const { query, write } = useSchoolQuery();
  const schools = chosenSchools(content, query);
  const choose = (slugs: string[]) => write({ schools: slugs.join(',') }, true);
  return (
    <>
      <PageTitle
        crumbs={[
          { label: content.frame.label, to: '/schooling' },
          { label: t.schooling.compareCrumb },
        ]}
        title={t.schooling.compareTitle(schools.length)}
        lead={t.schooling.compareLead}
      />
      <SchoolingFrame frame={content.frame} path="/schooling/compare">
        <Controls content={content} schools={schools} choose={choose} />
        <Compared content={content} schools={schools} choose={choose} />
      </SchoolingFrame>
    </>
  );
}

/** An address that names none shows the three that the house knows best. */
function chosenSchools({ schools }: ComparisonContent, query: URLSearchParams): SchoolFacts[] {
  const list = query.get('schools');
  if (list === null) return schools.filter(({ isFeatured }) => isFeatured);
  const slugs = chosenSlugs(list, schools);
  return slugs.flatMap((slug) => schools.find((school) => school.slug === slug) ?? []);
}

interface ComparedProps {
  content: ComparisonContent;
  schools: SchoolFacts[];
  choose: (slugs: string[]) => void;
}

function Controls({ content, schools, choose }: ComparedProps) {
  const { t } = useText();
  const chosen = schools.map(({ slug }) => slug);
  const full = chosen.length >= mostCompared;
  const others = content.schools.filter(({ slug }) => !chosen.includes(slug));
  return (
    <div className="grid items-start gap-4 py-8 tablet:grid-cols-3">
      <Select
        label={t.schooling.addSchool}
        placeholder={t.schooling.addSchoolHint}
        value=""
        disabled={full}
        helper={full ? t.schooling.fullComparison : undefined}
        options={others.map(({ slug, name }) => ({ value: slug, label: name }))}
        onChange={(event) => choose(toggled(chosen, event.target.value))}
      />
      <Wishing content={content} />
    </div>
  );
}

function Wishing({ content }: Pick<ComparedProps, 'content'>) {
  const words = useText();
  const { t } = words;
  const { query, write } = useSchoolQuery();
  const homes = content.homes.map(({ slug, name }) => ({ value: slug, label: name }));
  return (
    <>
      <Select
        label={t.schooling.childAge}
        options={ageOptions(content.yearGroups, [], words)}
        value={readAge(query)?.toString() ?? ''}
        onChange={(event) => write({ age: event.target.value })}
      />
      <Select
        label={t.schooling.home}
        options={[{ value: '', label: t.schooling.noHome }, ...homes]}
        value={homeOf(content, query)?.slug ?? ''}
        onChange={(event) => write({ home: event.target.value })}
      />
    </>
  );
}

function homeOf({ homes }: ComparisonContent, query: SchoolQuery['query']) {
  return homes.find(({ slug }) => slug === query.get('home'));
}

function Compared({ content, schools, choose }: ComparedProps) {
  const words = useText();
  const { t } = words;
  const { query } = useSchoolQuery();
  const featured = content.schools.filter(({ isFeatured }) => isFeatured);
  const [first] = featured;
  const wishes = { age: readAge(query), home: homeOf(content, query)?.place };
  const chosen = schools.map(({ slug }) => slug);
  if (schools.length > 0)
    return (
      <ComparisonTable
        schools={schools}
        lines={comparisonLines(schools, content, wishes, words)}
        onRemove={(slug) => choose(toggled(chosen, slug))}
      />
    );
  if (!first) return null;
  return (
    <EmptyState
      level={2}
      picture={first.picture}
      title={t.schooling.emptyComparison}
      text={t.schooling.emptyComparisonText}
      action={
        <Button variant="outline" onClick={() => choose(featured.map(({ slug }) => slug))}>
          {t.schooling.startWithFeatured}
        </Button>
      }
    />
  );
}

export const schoolComparisonScreen: Screen<Comparison> = {
  View: ComparisonPage,
  head: ({ content }, payload, t) => ({
    title: `${t.schooling.heroCompare} · ${payload.chrome.brand}`,
    description: t.schooling.compareLead,
    socialArt: 'hero/schooling',
    structured: listFacts(
      content.schools.filter(({ isFeatured }) => isFeatured),
      t.schooling.heroCompare,
      payload,
    ),
  }),
};
