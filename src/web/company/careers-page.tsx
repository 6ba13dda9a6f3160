import type { CareersContent } from '#contract/company.ts';
import { companyHead } from '#web/company/company-head.ts';
import { JobRow } from '#web/company/job-row.tsx';
import { PageHead } from '#web/company/page-head.tsx';
import { Prose } from '#web/company/prose.tsx';
import { useText } from '#web/i18n/use-text.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { BelowFold } from '#web/site/below-fold.tsx';
import { Heading } from '#web/ui/heading.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Plate } from '#web/ui/plate.tsx';

function CareersPage({ page: { content } }: { page: PageOf<'careers'> }) {
  const { t } = useText();
  return (
    <>
      <PageHead label={t.company.careersLabel} text={content} />
      <Life content={content} />
      <BelowFold className="wrap pb-16 tablet:pb-24">
        <div className="flex items-baseline justify-between gap-6 border-b border-line-strong pb-5">
          <Heading level={2} size="h2">
            {t.company.openPosts}
          </Heading>
          <p className="text-body text-ink-soft">{t.company.postCount(content.jobs.length)}</p>
        </div>
        <ul>
          {content.jobs.map((job) => (
            <JobRow key={job.id} job={job} />
          ))}
        </ul>
      </BelowFold>
    </>
  );
}

function Life({ content }: { content: CareersContent }) {
  return (
    <div className="wrap grid gap-x-16 gap-y-10 py-10 tablet:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] tablet:py-18">
      <Plate className="self-start">
        <Picture picture={content.picture} />
      </Plate>
      <div className="grid content-start gap-10">
        {content.sections.map(({ id, heading, paragraphs }) => (
          <section key={id} id={id} className="scroll-mt-[calc(var(--nav-h)+1rem)]">
            <Heading level={2} size="h3">
              {heading}
            </Heading>
            <Prose paragraphs={paragraphs} className="mt-4" />
          </section>
        ))}
      </div>
    </div>
  );
}

export const careersScreen: Screen<PageOf<'careers'>> = {
  View: CareersPage,
  head: ({ content }, payload) => companyHead(content, payload, { type: 'CollectionPage' }),
};
