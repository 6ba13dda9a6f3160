import type { ReactNode } from 'react';
import { Heading } from '#web/ui/panel/heading.tsx';

export const StepHead = ({ title, text }: { title: string; text?: ReactNode }) => (
  <div className="mb-7">
    <Heading level={1} size="h2">
      {title}
    </Heading>
    {text && <p className="mt-4 text-body text-ink-soft">{text}</p>}
  </div>
);
