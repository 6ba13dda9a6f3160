import type { ComparisonContent, SchoolFacts } from '#contract/schooling.ts';
import { chosenFrom, mostCompared } from '#domain/comparison.ts';
import { readAge } from '#domain/schooling/schools.ts';
import { useText } from '#web/i18n/use-text.ts';
import { type Compared, useCompared } from '#web/platform/use-compared.ts';
import { useFilters } from '#web/platform/use-filters.ts';
import { SchoolingFrame } from '#web/schooling/frame.tsx';
import { PageTitle } from '#web/schooling/page-title.tsx';
import { comparisonLines } from '#web/schooling/schools/comparison-lines.tsx';
import { ComparisonTable } from '#web/schooling/schools/comparison-table.tsx';
import { ageOptions } from '#web/schooling/schools/filter-options.ts';
import { listFacts } from '#web/schooling/structured-data.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { Choices } from '#web/site/choices.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { ListField } from '#web/ui/fields/list-field.tsx';
import { EmptyState } from '#web/ui/panel/empty-state.tsx';

type Comparison = PageOf<'school-comparison'>;

function ComparisonPage({ page: { content } }: { page: Comparison }) {
  const { t } = useText();
  const compared = useCompared(useFilters(), {
    name: 'schools',
    read: (text) => named(content, text),
    keepEmpty: true,
  });
  const schools = compared.chosen.flatMap(
    (slug) => content.schools.find((school) => school.slug === slug) ?? [],
  );
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
        <Choices>
          <Controls content={content} compared={compared} />
        </Choices>
        <SideBySide content={content} schools={schools} compared={compared} />
      </SchoolingFrame>
    </>
  );
}

/** An address that says nothing shows the three that the house knows best. */
function named({ schools }: ComparisonContent, text: string | null): string[] {
  if (text !== null) return chosenFrom(text, schools);
  return schools.filter(({ isFeatured }) => isFeatured).map(({ slug }) => slug);
}

interface ControlsProps {
  content: ComparisonContent;
  compared: Compared;
}

function Controls({ content, compared: { chosen, toggle } }: ControlsProps) {
  const { t } = useText();
  const full = chosen.length >= mostCompared;
  const others = content.schools.filter(({ slug }) => !chosen.includes(slug));
  return (
    <div className="grid items-start gap-4 py-8 tablet:grid-cols-3">
      <ListField
        label={t.schooling.addSchool}
        placeholder={t.schooling.addSchoolHint}
        value=""
        disabled={full}
        helper={full ? t.schooling.fullComparison : undefined}
        options={others.map(({ slug, name }) => ({ value: slug, label: name }))}
        onChange={(event) => toggle(event.target.value)}
      />
      <Wishing content={content} />
    </div>
  );
}

function Wishing({ content }: Pick<ControlsProps, 'content'>) {
  const words = useText();
  const { t } = words;
  const { query, change } = useFilters();
  const homes = content.homes.map(({ slug, name }) => ({ value: slug, label: name }));
  return (
    <>
      <ListField
        label={t.schooling.childAge}
        options={ageOptions(content.yearGroups, [], words)}
        typed={[readAge(query)?.toString() ?? '', (age) => change({ age })]}
      />
      <ListField
        label={t.schooling.home}
        options={[{ value: '', label: t.schooling.noHome }, ...homes]}
        typed={[homeOf(content, query)?.slug ?? '', (home) => change({ home })]}
      />
    </>
  );
}

const homeOf = ({ homes }: ComparisonContent, query: URLSearchParams) =>
  homes.find(({ slug }) => slug === query.get('home'));

function SideBySide({ content, schools, compared }: ControlsProps & { schools: SchoolFacts[] }) {
  const words = useText();
  const { t } = words;
  const { query } = useFilters();
  const featured = content.schools.filter(({ isFeatured }) => isFeatured);
  const [first] = featured;
  const wishes = { age: readAge(query), home: homeOf(content, query)?.place };
  if (schools.length > 0)
    return (
      <ComparisonTable
        schools={schools}
        lines={comparisonLines(schools, content, wishes, words)}
        onRemove={compared.toggle}
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
        <Button variant="outline" onClick={() => compared.choose(featured.map(({ slug }) => slug))}>
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
