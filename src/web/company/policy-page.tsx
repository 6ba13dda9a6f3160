import { Link } from 'react-router';
import type { CompanySection, PolicyContent } from '#contract/company.ts';
import { companyHead } from '#web/company/head.ts';
import { PageHead } from '#web/company/page-head.tsx';
import { Prose } from '#web/company/prose.tsx';
import { dayIn } from '#web/i18n/day.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { Heading } from '#web/ui/panel/heading.tsx';
import { capitals } from '#web/ui/panel/section-label.tsx';

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

/** Since when it holds; who of the house has yet to read it is the house's own matter. */
function Standing({ content: { effective, version } }: { content: PolicyContent }) {
  const { t, language } = useText();
  const facts = [
    effective && t.company.inForce(dayIn(language, effective)),
    version && t.company.version(version),
  ].filter(Boolean);
  return (
    facts.length > 0 && <p className="mt-4 text-caption text-ink-mute tnum">{facts.join(' · ')}</p>
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

/** What is on a long page: beside the text where there is room, folded above it where there is not. */
function Contents({ sections }: { sections: CompanySection[] }) {
  const { t } = useText();
  return (
    <>
      <details className="mb-4 border-b border-line pb-4 tablet:hidden">
        <summary className={`min-h-11 cursor-pointer py-3 text-brass ${capitals}`}>
          {t.company.onThisPage}
        </summary>
        <Entries sections={sections} />
      </details>
      <nav
        aria-label={t.company.onThisPage}
        className="sticky top-[calc(var(--nav-h)+2rem)] hidden max-h-[calc(100svh-var(--nav-h)-4rem)] max-w-72 self-start overflow-y-auto tablet:block"
      >
        <p className={`text-brass ${capitals}`}>{t.company.onThisPage}</p>
        <div className="mt-3.5">
          <Entries sections={sections} />
        </div>
      </nav>
    </>
  );
}

function Entries({ sections }: { sections: CompanySection[] }) {
  return (
    <ul className="border-t border-line">
      {sections.map(({ id, heading }) => (
        <li key={id} className="border-b border-line">
          <a href={`#${id}`} className="block py-2.5 text-[0.9375rem] leading-6 hover:text-brass">
            {heading}
          </a>
        </li>
      ))}
    </ul>
  );
}
