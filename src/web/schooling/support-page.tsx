import type { ReactNode } from 'react';
import type { SupportContent } from '#contract/schooling.ts';
import { useText } from '#web/i18n/use-text.ts';
import { AdmissionSteps } from '#web/schooling/admission-steps.tsx';
import { Documents } from '#web/schooling/documents.tsx';
import { SchoolingFrame } from '#web/schooling/frame.tsx';
import { PageTitle } from '#web/schooling/page-title.tsx';
import { ServiceColumns } from '#web/schooling/service-columns.tsx';
import { serviceFacts } from '#web/schooling/structured-data.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { ConsultationLink } from '#web/site/consultation-link.tsx';
import { classes } from '#web/ui/classes.ts';
import { SectionHead } from '#web/ui/panel/section-head.tsx';
import { capitals } from '#web/ui/panel/section-label.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

type Support = PageOf<'schooling-support'>;

function SupportPage({ page: { content } }: { page: Support }) {
  const { t } = useText();
  const { frame } = content;
  return (
    <>
      <PageTitle
        crumbs={[{ label: frame.label, to: '/schooling' }, { label: content.title }]}
        title={t.schooling.supportHero}
        lead={t.schooling.supportLead}
      />
      <SchoolingFrame frame={frame} path="/schooling/support">
        <ServiceColumns
          title={t.schooling.servicesTitle}
          services={content.services}
          action={({ title }) => (
            <ConsultationLink
              subject={t.schooling.serviceSubject(title)}
              variant="outline"
              size="small"
            >
              {frame.closing.consultation}
              <VisuallyHidden>{t.schooling.about('', title)}</VisuallyHidden>
            </ConsultationLink>
          )}
        />
        <AdmissionSteps steps={content.steps} />
        <Documents documents={content.documents} />
        <Placement content={content} />
      </SchoolingFrame>
    </>
  );
}

/** Which year a child begins, in every curriculum at once. */
function Placement({ content: { yearGroups, curricula } }: { content: SupportContent }) {
  const { t } = useText();
  const head = `${capitals} py-3 pe-4 text-start tracking-[0.12em] text-ink-mute`;
  return (
    <section className="pt-(--part)">
      <SectionHead title={t.schooling.placementTitle} text={t.schooling.placementLead} />
      <Sideways label={t.schooling.placementTitle}>
        <table className="w-full min-w-140 border-collapse text-[0.9375rem]">
          <thead>
            <tr className="border-b border-line-strong">
              <th scope="col" className={head}>
                {t.schooling.ageColumn}
              </th>
              {curricula.map(({ slug, name }) => (
                <th key={slug} scope="col" className={head}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {yearGroups.map((group) => (
              <tr key={group.age} className="border-b border-line">
                <th scope="row" className="tnum py-2.5 pe-4 text-start font-semibold">
                  {group.age}
                </th>
                {curricula.map(({ slug }) => (
                  <td key={slug} className="py-2.5 pe-4">
                    <bdi>{group.names[slug]}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Sideways>
    </section>
  );
}

export const schoolingSupportScreen: Screen<Support> = {
  View: SupportPage,
  head: ({ content }, payload, t) => ({
    title: `${t.schooling.supportHero} · ${payload.chrome.brand}`,
    description: t.schooling.supportLead,
    socialArt: 'curriculum/international-baccalaureate',
    structured: serviceFacts(
      {
        name: t.schooling.supportHero,
        description: t.schooling.supportLead,
        services: content.services,
      },
      payload,
    ),
  }),
};

interface SidewaysProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** What is wider than a phone moves sideways by itself, and the page stays where it is. */
const Sideways = ({ label, className, children }: SidewaysProps) => (
  <section
    aria-label={label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard could not move it
    tabIndex={0}
    className={classes('overflow-x-auto', className)}
  >
    {children}
  </section>
);
