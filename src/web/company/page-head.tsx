import type { ReactNode } from 'react';
import type { CompanyText } from '#contract/company.ts';
import { Heading } from '#web/ui/panel/heading.tsx';
import { SectionLabel } from '#web/ui/panel/section-label.tsx';

interface PageHeadProps {
  label: string;
  text: CompanyText;
  /** Under the introduction: dates, a count. */
  children?: ReactNode;
}

/** The title at the start, what the page is about at the end edge, on one baseline above a line. */
export const PageHead = ({ label, text, children }: PageHeadProps) => (
  <header className="wrap pt-[calc(var(--nav-h)+2.5rem)] tablet:pt-[calc(var(--nav-h)+5rem)]">
    <div className="grid items-end gap-x-12 gap-y-6 border-b border-line pb-9 tablet:grid-cols-[1fr_minmax(20rem,26rem)] tablet:pb-13">
      <div className="grid gap-4">
        <SectionLabel>{label}</SectionLabel>
        <Heading level={1} size="h1">
          {text.title}
        </Heading>
      </div>
      <div>
        <p className="text-lead text-balance text-ink-soft">{text.intro}</p>
        {children}
      </div>
    </div>
  </header>
);
