import type { CurriculumCard, SchoolListContent } from '#contract/schooling.ts';
import type { Texts } from '#web/feature-texts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { SchoolingFrame } from '#web/schooling/frame.tsx';
import { PageTitle } from '#web/schooling/page-title.tsx';
import { SchoolResults } from '#web/schooling/schools/results.tsx';
import { listFacts } from '#web/schooling/structured-data.ts';
import type { PageOf, Screen } from '#web/screen.ts';

type List = PageOf<'schools'>;

function SchoolsPage({ page: { content } }: { page: List }) {
  const { t } = useText();
  const { frame, path, curricula } = content;
  return (
    <>
      <PageTitle
        crumbs={[
          { label: frame.label, to: '/schooling' },
          { label: content.title ?? t.schooling.schoolsCrumb },
        ]}
        title={titleOf(content, t)}
        lead={leadOf(content, t)}
      />
      <SchoolingFrame frame={frame} path={path}>
        {content.title !== undefined && <CurriculumNotes curricula={curricula} />}
        <div className="pt-9">
          <SchoolResults key={path} content={content} />
        </div>
      </SchoolingFrame>
    </>
  );
}

const titleOf = ({ title }: SchoolListContent, t: Texts): string =>
  title === undefined ? t.schooling.listTitle : t.schooling.curriculumListTitle(title);

function leadOf({ title, curricula, schools }: SchoolListContent, t: Texts): string {
  const [only, another] = curricula;
  return title !== undefined && only && !another
    ? only.description
    : t.schooling.listLead(schools.length);
}

/** What the curriculum is, in one line of figures; the list below is about the schools. */
function CurriculumNotes({ curricula }: { curricula: CurriculumCard[] }) {
  const { t, format } = useText();
  return (
    <div className="grid gap-x-12 gap-y-7 pt-7 desk:grid-cols-2 desk:only:*:col-span-2">
      {curricula.map((item) => (
        <dl
          key={item.slug}
          className="grid grid-cols-2 gap-x-8 gap-y-4 tablet:grid-cols-[auto_auto_1fr]"
        >
          <Figure
            label={curricula.length > 1 ? item.name : t.schooling.schoolsInCity}
            value={t.schooling.found(item.schools)}
          />
          <Figure label={t.schooling.ratingFact} value={`${format.number(item.rating)}/5`} />
          <Figure label={t.schooling.averageFees} value={item.fees} wide />
          <div className="col-span-full">
            <dt className="sr-only">{t.schooling.alsoKnown}</dt>
            <dd className="text-caption text-ink-mute">{item.qualifications.join(' · ')}</dd>
          </div>
        </dl>
      ))}
    </div>
  );
}

const Figure = ({ label, value, wide }: { label: string; value: string; wide?: boolean }) => (
  <div className={wide ? 'max-tablet:col-span-2' : undefined}>
    <dt className="text-caption text-ink-mute">{label}</dt>
    <dd className="font-display text-[1.5rem] leading-[1.25] lining-nums">
      <bdi>{value}</bdi>
    </dd>
  </div>
);

export const schoolsScreen: Screen<List> = {
  View: SchoolsPage,
  head: ({ content }, payload, t) => ({
    title: `${titleOf(content, t)} · ${payload.chrome.brand}`,
    description: leadOf(content, t),
    socialArt:
      content.title === undefined ? 'hero/schooling' : `curriculum/${content.curricula[0]?.slug}`,
    structured: listFacts(content.schools, titleOf(content, t), payload),
  }),
};
