import type { Job } from '#contract/company.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Heading } from '#web/ui/heading.tsx';
import { capitals } from '#web/ui/section-label.tsx';

/** A post in full; the button begins the letter. */
export function JobRow({ job }: { job: Job }) {
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
