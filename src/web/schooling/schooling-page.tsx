import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { PagePayload } from '#contract/pages/pages.ts';
import type { SchoolFacts, SchoolingHubContent } from '#contract/schooling.ts';
import { useText } from '#web/i18n/use-text.ts';
import { AdmissionSteps } from '#web/schooling/admission-steps.tsx';
import { CurriculumCards } from '#web/schooling/curriculum-cards.tsx';
import { SchoolingFrame } from '#web/schooling/frame.tsx';
import { SchoolCard } from '#web/schooling/schools/card.tsx';
import { ServiceColumns } from '#web/schooling/service-columns.tsx';
import { serviceFacts } from '#web/schooling/structured-data.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { BelowFold } from '#web/site/below-fold.tsx';
import { ConsultationLink } from '#web/site/consultation-link.tsx';
import { HeroArt } from '#web/site/hero-art.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { SectionHead } from '#web/ui/panel/section-head.tsx';
import { SectionLabel } from '#web/ui/panel/section-label.tsx';

type Hub = PageOf<'schooling'>;

interface HubProps {
  page: Hub;
  payload: PagePayload;
}

function SchoolingPage({ page: { content }, payload: { artBase } }: HubProps) {
  const { t } = useText();
  return (
    <>
      <HubHero content={content} artBase={artBase} />
      <SchoolingFrame frame={content.frame} path="/schooling">
        <CurriculumCards curricula={content.curricula} />
        <Featured schools={content.featured} month={content.frame.reviewed} />
        <BelowFold as="div">
          <ServiceColumns title={t.schooling.servicesTitle} services={content.services} />
        </BelowFold>
        <BelowFold as="div">
          <AdmissionSteps steps={content.steps} />
        </BelowFold>
        <Reasons claims={content.claims} reasons={content.reasons} />
      </SchoolingFrame>
    </>
  );
}

function Featured({ schools, month }: { schools: SchoolFacts[]; month: string }) {
  const { t } = useText();
  const chosen = schools.map(({ slug }) => slug).join(',');
  return (
    <BelowFold className="pt-(--part)">
      <SectionHead title={t.schooling.featuredTitle} text={t.schooling.featuredLead(month)} />
      <div className="grid gap-7 tablet:grid-cols-2 desk:grid-cols-3">
        {schools.map((school) => (
          <SchoolCard key={school.slug} school={school} />
        ))}
      </div>
      <p className="mt-7 flex flex-wrap items-center gap-x-3 text-ink-soft">
        {t.schooling.undecided}
        <Link
          to={`/schooling/compare?schools=${chosen}`}
          className="inline-flex min-h-11 items-center gap-2 text-ink underline decoration-brass-fill underline-offset-8 hover:text-brass"
        >
          {t.schooling.sideBySide}
          <ArrowRight size={18} strokeWidth={1.5} className="rtl:-scale-x-100" />
        </Link>
      </p>
    </BelowFold>
  );
}

export const schoolingScreen: Screen<Hub> = {
  View: SchoolingPage,
  head: ({ content }, payload) => ({
    title: `${content.frame.label} · ${payload.chrome.brand}`,
    description: content.hero.text,
    socialArt: 'hero/schooling',
    structured: serviceFacts(
      {
        name: content.frame.label,
        description: content.hero.text,
        services: content.services,
      },
      payload,
    ),
  }),
};

function Reasons({ claims, reasons }: Pick<SchoolingHubContent, 'claims' | 'reasons'>) {
  const { t } = useText();
  return (
    <section className="grid items-start gap-10 pt-(--part) tablet:grid-cols-[1fr_1.15fr] tablet:gap-20">
      <ul>
        {claims.map(({ value, label }) => (
          <li
            key={value}
            className="flex items-baseline gap-6 border-line py-5 not-first:border-t first:pt-0"
          >
            <bdi className="min-w-36 font-display text-[3.75rem] leading-none tracking-[-0.02em] lining-nums desk:min-w-50 desk:text-[5.25rem]">
              {value}
            </bdi>{' '}
            <span className="leading-[1.4] text-ink-soft">{label}</span>
          </li>
        ))}
      </ul>
      <div>
        <Heading level={2} size="h2" className="mb-5">
          {t.schooling.reasonsTitle}
        </Heading>
        <ul className="font-display text-[1.625rem] leading-[1.25]">
          {reasons.map((reason) => (
            <li key={reason} className="border-t border-line py-3.75">
              {reason}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** At dusk the sky is too bright for light words; gradients do not know where a line starts. */
const dusk =
  'desk:dark:before:absolute desk:dark:before:inset-0 desk:dark:before:-z-1 desk:dark:before:bg-[linear-gradient(90deg,rgb(11_26_38/0.82),rgb(11_26_38/0.6)_34%,transparent_60%)] desk:dark:before:content-[""] rtl:desk:dark:before:-scale-x-100';

/** By day the words stand in the open sky; in narrow windows under the picture. */
function HubHero({ content, artBase }: { content: SchoolingHubContent; artBase: string }) {
  const { t } = useText();
  const { title, text } = content.hero;
  return (
    <section className={`relative isolate overflow-hidden ${dusk}`}>
      <div className="relative isolate h-82 tablet:h-110 desk:absolute desk:inset-0 desk:-z-2 desk:h-auto">
        <HeroArt
          artBase={artBase}
          page="schooling"
          light="day"
          dark="dusk"
          wideFrom="70.0625rem"
          className="object-[50%_60%] desk:object-[82%_0%] rtl:desk:object-[18%_0%]"
        />
      </div>
      <div className="wrap pt-7 pb-8 desk:flex desk:min-h-155 desk:flex-col desk:justify-center desk:pt-(--nav-h) desk:pb-20">
        <span className="desk:[&>span]:text-ink">
          <SectionLabel>{content.frame.label}</SectionLabel>
        </span>
        <Heading level={1} size="h1" className="mt-4 max-w-[8.4em]">
          {title}
        </Heading>
        <p className="mt-5 max-w-100 text-[1.125rem] text-pretty leading-[1.55]">{text}</p>
        <div className="mt-6 grid gap-3 tablet:flex desk:mt-8.5 desk:gap-4">
          <ButtonLink to="/schooling/compare">{t.schooling.heroCompare}</ButtonLink>
          <ConsultationLink
            subject={t.schooling.consultationSubject}
            variant="outline"
            className="desk:bg-raised desk:shadow-none desk:hover:bg-surface"
          >
            {t.schooling.heroConsultation}
          </ConsultationLink>
        </div>
      </div>
    </section>
  );
}
