import type { ReactNode } from 'react';
import { Heading } from '#web/ui/heading.tsx';

interface StepHeadProps {
  title: string;
  text?: ReactNode;
}

export function StepHead({ title, text }: StepHeadProps) {
  return (
    <div className="mb-7">
      <Heading level={1} size="h2">
        {title}
      </Heading>
      {text && <p className="mt-4 text-body text-ink-soft">{text}</p>}
    </div>
  );
}

/** A word with a brass line under it: a way that is not the main one. */
export const quietLink =
  'cursor-pointer border-b border-brass-fill text-[0.875rem] leading-6 hover:text-brass';
