import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';

const sizes = {
  h1: 'text-h1',
  h2: 'text-h2',
  h3: 'text-h3',
  h4: 'text-h4',
  card: 'text-[1.8125rem] leading-[1.12] [&:lang(ar)]:text-[1.75rem]',
  dialog: 'text-[2rem] leading-[1.1]',
  step: 'text-[1.25rem] leading-[1.2]',
};

export type HeadingLevel = 1 | 2 | 3 | 4;

interface HeadingProps {
  level: HeadingLevel;
  size: keyof typeof sizes;
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Letters that stand at the edge of their line by themselves; in all others Bellefair leaves a gap. */
const edged = /^[ATVWY]/;

/** The level is the outline of the page, the size its look; the two are chosen apart. */
export function Heading({ level, size, id, className, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  // Amiri is taller than Bellefair and would touch the line above at the Latin line heights.
  const look = classes('font-display [&:lang(ar)]:leading-[1.3]', sizes[size], className);
  return (
    <Tag id={id} className={look} data-edged={edged.test(`${children}`) || undefined}>
      {children}
    </Tag>
  );
}
