import type { ReactNode } from 'react';
import { Heading } from '#web/ui/panel/heading.tsx';
import { SectionLabel } from '#web/ui/panel/section-label.tsx';

interface PageHeroProps {
  label: string;
  title: string;
  text?: string | undefined;
  /** At the end of the title's line; under it on phones. */
  actions?: ReactNode;
}

/** How a page without a picture begins: what it is, and what can be done at once. */
export const PageHero = ({ label, title, text, actions }: PageHeroProps) => (
  <header className="wrap grid items-end gap-x-12 gap-y-7 pt-[calc(var(--nav-h)+2.25rem)] tablet:pt-[calc(var(--nav-h)+4rem)] desk:grid-cols-[1fr_auto]">
    <div>
      <SectionLabel>{label}</SectionLabel>
      <Heading level={1} size="h1" className="mt-4">
        {title}
      </Heading>
      {text && <p className="mt-4 max-w-read text-lead text-ink-soft">{text}</p>}
    </div>
    {actions && (
      <div className="flex flex-wrap gap-3 max-tablet:*:flex-1 max-tablet:*:px-3">{actions}</div>
    )}
  </header>
);
