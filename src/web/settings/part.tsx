import { type ReactNode, useId } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { Heading } from '#web/ui/panel/heading.tsx';

/** In the order they are read; each is named in the address by its own word. */
export const parts = [
  'notifications',
  'security',
  'privacy',
  'language',
  'appearance',
  'feed',
] as const;
export type PartName = (typeof parts)[number];

/** A part of the settings: its name, and one sentence on the same line. */
export function Part({ name, children }: { name: PartName; children: ReactNode }) {
  const { t } = useText();
  const { title, lead } = t.settings[name];
  const heading = useId();
  return (
    <section
      id={name}
      aria-labelledby={heading}
      className="min-w-0 scroll-mt-[calc(var(--shell-h)+4.5rem)] desk:scroll-mt-[calc(var(--shell-h)+2rem)]"
    >
      <div className="mb-6 grid items-end gap-x-10 gap-y-2 tablet:grid-cols-[1fr_21rem]">
        <Heading level={2} size="h3" id={heading} className="tablet:text-[2.625rem]!">
          {title}
        </Heading>
        <p className="text-[0.9375rem] leading-[1.6] text-ink-soft">{lead}</p>
      </div>
      {children}
    </section>
  );
}
