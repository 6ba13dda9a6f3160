import { Link } from 'react-router';
import type { PolicyContent } from '#contract/company.ts';
import { companyHead } from '#web/company/company-head.ts';
import { Contents } from '#web/company/contents.tsx';
import { PageHead } from '#web/company/page-head.tsx';
import { Prose } from '#web/company/prose.tsx';
import { dayIn } from '#web/i18n/day.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { Heading } from '#web/ui/heading.tsx';

function PolicyPage({ page: { content } }: { page: PageOf<'policy'> }) {
  const { t } = useText();
  return (
    <>
      <PageHead label={t.company.policyLabel} text={content}>
        <Standing content={content} />
      </PageHead>
      <div className="wrap grid gap-x-12 pt-8 pb-16 tablet:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] tablet:pt-14 tablet:pb-28">
        <Contents sections={content.sections} />
        <div>
          <Clauses content={content} />
          <ReadAlso content={content} />
        </div>
      </div>
    </>
  );
}

/** Since when it holds, and whether counsel has read it. */
function Standing({ content: { effective, version, draft } }: { content: PolicyContent }) {
  const { t, language } = useText();
  const facts = [
    effective && t.company.inForce(dayIn(language, effective)),
    version && t.company.version(version),
  ].filter(Boolean);
  return (
    <div className="mt-4 text-caption text-ink-mute">
      {facts.length > 0 && <p className="tnum">{facts.join(' · ')}</p>}
      {draft && <p className="mt-1">{t.company.draft}</p>}
    </div>
  );
}

function Clauses({ content }: { content: PolicyContent }) {
  const { format } = useText();
  return (
    <ol>
      {content.sections.map(({ id, heading, paragraphs }, place) => (
        <li
          key={id}
          id={id}
          className="scroll-mt-[calc(var(--nav-h)+1rem)] border-line py-9 not-first:border-t first:pt-4"
        >
          <div className="flex items-baseline gap-4">
            <span
              aria-hidden="true"
              className="w-8 shrink-0 font-display text-[1.375rem] text-brass lining-nums"
            >
              {format.number(place + 1)}
            </span>
            <Heading level={2} size="h4">
              {heading}
            </Heading>
          </div>
          <Prose paragraphs={paragraphs} className="mt-3.5 tablet:ms-12" />
        </li>
      ))}
    </ol>
  );
}

function ReadAlso({ content: { others } }: { content: PolicyContent }) {
  const { t } = useText();
  if (others.length === 0) return null;
  return (
    <aside className="border-t tablet:ms-12 border-line-strong pt-6">
      <h2 className="font-text text-[0.9375rem] text-ink-mute">{t.company.readAlso}</h2>
      <ul className="mt-2 flex flex-wrap gap-x-8">
        {others.map(({ label, path }) => (
          <li key={path}>
            <Link to={path} className="inline-block py-2.5 text-h4 font-display hover:text-brass">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}

export const policyScreen: Screen<PageOf<'policy'>> = {
  View: PolicyPage,
  head: ({ content }, payload) => companyHead(content, payload),
};
