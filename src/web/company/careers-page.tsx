import type { CareersContent, Job } from '#contract/company.ts';
import { companyHead } from '#web/company/head.ts';
import { PageHead } from '#web/company/page-head.tsx';
import { Prose } from '#web/company/prose.tsx';
import { useText } from '#web/i18n/use-text.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { BelowFold } from '#web/site/below-fold.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { capitals } from '#web/ui/panel/section-label.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Plate } from '#web/ui/pictures/plate.tsx';

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

const Life = ({ content }: { content: CareersContent }) => (
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

export const careersScreen: Screen<PageOf<'careers'>> = {
  View: CareersPage,
  head: ({ content }, payload) => companyHead(content, payload, { type: 'CollectionPage' }),
};

/** A post in full; the button begins the letter. */
function JobRow({ job }: { job: Job }) {
  const { t } = useText();
  const letter = `mailto:${job.apply}?subject=${encodeURIComponent(t.company.letterSubject(job.title))}`;
  return (
    <li
      id={job.id}
      className="grid scroll-mt-(--nav-h) gap-x-12 gap-y-5 border-b border-line py-9 tablet:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div>
        <Heading level={3} size="card">
          {job.title}
        </Heading>
        <p className="mt-2 text-caption text-ink-mute">
          {job.partTime ? t.company.partTime : t.company.fullTime} · {job.location}
        </p>
      </div>
      <div className="max-w-read">
        <p className="text-[1.0625rem] leading-[1.6]">{job.text}</p>
        <h4 className={`mt-5 text-ink-mute ${capitals}`}>{t.company.asksFor}</h4>
        <ul className="mt-2 text-[0.9375rem] leading-[1.75] text-ink-soft">
          {job.requirements.map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
        </ul>
        <ButtonLink to={letter} variant="quiet" className="mt-5 -ms-1">
          {t.company.writeTo}
        </ButtonLink>
      </div>
    </li>
  );
}
