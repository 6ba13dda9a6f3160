import type { ReactNode } from 'react';
import { Heading } from '#web/ui/panel/heading.tsx';

interface PrivacyBlockProps {
  title: string;
  text: string;
  children: ReactNode;
}

export const PrivacyBlock = ({ title, text, children }: PrivacyBlockProps) => (
  <section aria-label={title}>
    <Heading level={3} size="h4">
      {title}
    </Heading>
    <p className="mt-2 mb-5 max-w-[26rem] text-[0.9375rem] leading-[1.6] text-ink-soft">{text}</p>
    {children}
  </section>
);
