import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { PagePayload } from '#contract/pages/pages.ts';
import type { SchoolFacts, SchoolingHubContent } from '#contract/schooling.ts';
import { useText } from '#web/i18n/use-text.ts';
import { AdmissionSteps } from '#web/schooling/admission-steps.tsx';
import { CurriculumCards } from '#web/schooling/curriculum-cards.tsx';
import { HubHero } from '#web/schooling/hub-hero.tsx';
import { SchoolCard } from '#web/schooling/school-card.tsx';
import { SchoolingFrame } from '#web/schooling/schooling-frame.tsx';
import { ServiceColumns } from '#web/schooling/service-columns.tsx';
import { serviceFacts } from '#web/schooling/structured.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { BelowFold } from '#web/site/below-fold.tsx';
import { Heading } from '#web/ui/heading.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';

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
