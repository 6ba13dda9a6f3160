import type { CompanySection } from '#contract/company.ts';
import { Prose } from '#web/company/prose.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';

/** Headings at the start, their text beside them, a line between: read like a letter with margins. */
export const TextRows = ({ sections }: { sections: CompanySection[] }) =>
  sections.map(({ id, heading, paragraphs }) => (
    <section
      key={id}
      id={id}
      className="grid scroll-mt-[calc(var(--nav-h)+1rem)] gap-x-12 gap-y-5 border-line py-10 not-first:border-t tablet:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] tablet:py-14"
    >
      <Heading level={2} size="h3" className="max-w-[11em]">
        {heading}
      </Heading>
      <Prose paragraphs={paragraphs} />
    </section>
  ));
