import type { ReactNode } from 'react';
import type { Picture as PictureFiles } from '#contract/pages/parts.ts';
import { Heading, type HeadingLevel } from '#web/ui/panel/heading.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Plate } from '#web/ui/pictures/plate.tsx';

interface EmptyStateProps {
  picture: PictureFiles;
  title: string;
  text?: string;
  level?: HeadingLevel;
  /** One outline button. */
  action?: ReactNode;
}

export const EmptyState = ({ picture, title, text, level = 3, action }: EmptyStateProps) => (
  <div className="grid justify-items-center py-5 text-center">
    <Plate shape="round" className="w-44">
      <Picture picture={picture} />
    </Plate>
    <Heading level={level} size="h4" className="mt-5">
      {title}
    </Heading>
    {text && <p className="mt-2 text-caption text-ink-soft">{text}</p>}
    {action && <div className="mt-5">{action}</div>}
  </div>
);
