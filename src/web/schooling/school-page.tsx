import { MapPin } from 'lucide-react';
import type { CurriculumCard, SchoolContent, SchoolFacts, YearGroup } from '#contract/schooling.ts';
import { takesAge } from '#domain/schooling/schools.ts';
import { useText } from '#web/i18n/use-text.ts';
import { AdmissionSteps } from '#web/schooling/admission-steps.tsx';
import { GuideLink } from '#web/schooling/closing-card.tsx';
import { Documents } from '#web/schooling/documents.tsx';
import { SchoolingFrame } from '#web/schooling/frame.tsx';
import { SchoolCard } from '#web/schooling/schools/card.tsx';
import { SchoolGlance } from '#web/schooling/schools/glance.tsx';
import { schoolStructure } from '#web/schooling/structured-data.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { AskLink } from '#web/site/ask-link.tsx';
import { BelowFold } from '#web/site/below-fold.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { Breadcrumb } from '#web/ui/panel/breadcrumb.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { SectionHead } from '#web/ui/panel/section-head.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Plate } from '#web/ui/pictures/plate.tsx';
import { paper } from '#web/ui/pictures/print-card.tsx';
import { Rating } from '#web/ui/rating.tsx';
import { StarList } from '#web/ui/star-list.tsx';

type SchoolOf = PageOf<'school'>;

function SchoolPage({ page: { content } }: { page: SchoolOf }) {
  const { frame, school, curriculum } = content;
  return (
    <>
      <Opening content={content} />
      <SchoolingFrame frame={frame} path={school.path}>
        <SchoolGlance school={school} month={frame.reviewed} />
        <SchoolYears school={school} curriculum={curriculum} groups={content.yearGroups} />
        <BelowFold as="div">
          <AdmissionSteps steps={content.steps} />
        </BelowFold>
        <Documents documents={content.documents} />
        <Similar content={content} />
      </SchoolingFrame>
    </>
  );
}

function Opening({ content: { frame, school } }: { content: SchoolContent }) {
  const { t } = useText();
  return (
    <div className="wrap pt-[calc(var(--nav-h)+1rem)] pb-10">
      <Breadcrumb
        label={t.schooling.breadcrumb}
        crumbs={[
          { label: frame.label, to: '/schooling' },
          { label: t.schooling.schoolsCrumb, to: '/schooling/schools' },
          { label: school.name },
        ]}
      />
      <div className="mt-3 grid items-center gap-9 desk:grid-cols-[1fr_1.1fr] desk:gap-16">
        <OpeningWords frame={frame} school={school} />
        <Print school={school} />
      </div>
    </div>
  );
}

function OpeningWords({ frame, school }: Pick<SchoolContent, 'school' | 'frame'>) {
  const { t } = useText();
  return (
    <div>
      <Heading level={1} size="h1">
        {school.name}
      </Heading>
      <p className="mt-5 flex items-center gap-2 text-ink-mute">
        <MapPin size={16} strokeWidth={1.5} />
        {school.area.name}
      </p>
      <p className="mt-4 max-w-120 text-lead text-ink-soft">{school.description}</p>
      <div className="mt-7 flex flex-wrap items-center gap-3.5">
        <AskLink kind="school" about={school.slug}>
          {t.schooling.applyNow}
        </AskLink>
        <ButtonLink to={`/schooling/compare?schools=${school.slug}`} variant="outline">
          {t.schooling.addToComparison}
        </ButtonLink>
        <GuideLink label={frame.closing.guide} variant="quiet" />
      </div>
    </div>
  );
}

function Print({ school }: Pick<SchoolContent, 'school'>) {
  const { t, format } = useText();
  const rating = format.number(school.rating);
  return (
    <div className={paper}>
      <Plate>
        <Picture picture={school.picture} />
        <div className="absolute inset-x-4.5 top-4.5 z-1 flex">
          <Badge>{school.curriculum.badge}</Badge>
        </div>
        <div className="absolute end-4.5 bottom-4.5 z-1 flex">
          <Rating value={rating} label={t.schooling.rated(rating)} />
        </div>
      </Plate>
      <div className="px-3.5 pt-5 pb-4">
        <Heading level={2} size="h4" className="mb-3">
          {t.schooling.knownFor}
        </Heading>
        <StarList layout="stack" items={school.features} className="tablet:grid-cols-2" />
      </div>
    </div>
  );
}

function Similar({ content: { similar } }: { content: SchoolContent }) {
  const { t } = useText();
  return (
    <BelowFold className="pt-(--part)">
      <Heading level={2} size="h2" className="mb-9">
        {t.schooling.similarTitle}
      </Heading>
      <div className="grid gap-7 tablet:grid-cols-2 desk:grid-cols-3">
        {similar.map((school) => (
          <SchoolCard key={school.slug} school={school} />
        ))}
      </div>
    </BelowFold>
  );
}

export const schoolScreen: Screen<SchoolOf> = {
  View: SchoolPage,
  head: ({ content: { school, frame } }, payload) => ({
    title: `${school.name} · ${payload.chrome.brand}`,
    description: `${school.description} ${school.fees.text}.`,
    socialArt: `school/${school.slug}`,
    structured: schoolStructure(school, frame, payload),
  }),
};

interface SchoolYearsProps {
  school: SchoolFacts;
  curriculum: CurriculumCard;
  groups: YearGroup[];
}

/** The years the school has, as a ribbon from the youngest to the oldest. */
function SchoolYears({ school, curriculum, groups }: SchoolYearsProps) {
  const { t, format } = useText();
  const taught = groups.filter(({ age }) => takesAge(school, age));
  return (
    <section className="pt-(--part)">
      <SectionHead title={t.schooling.yearTitle} text={t.schooling.yearLead(school.name)} />
      <ol className="grid grid-cols-3 border-s border-t border-line tablet:grid-cols-5 desk:grid-cols-8">
        {taught.map((group) => (
          <li key={group.age} className="border-e border-b border-line px-3 py-3.5">
            <span className="block text-caption text-ink-mute">{t.schooling.age(group.age)}</span>
            <span className="block font-display text-[1.25rem] leading-[1.3] lining-nums">
              <bdi>{group.names[curriculum.slug] ?? format.number(group.age)}</bdi>
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-5 text-ink-soft">
        {t.schooling.about(t.schooling.leadsTo, curriculum.qualifications.join(' · '))}
      </p>
    </section>
  );
}
