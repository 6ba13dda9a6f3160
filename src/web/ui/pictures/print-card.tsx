import type { ReactNode } from 'react';
import type { Picture as PictureFiles } from '#contract/pages/parts.ts';
import { classes } from '#web/ui/classes.ts';
import { Heading, type HeadingLevel } from '#web/ui/panel/heading.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Plate } from '#web/ui/pictures/plate.tsx';

export const paper =
  'flex flex-col rounded-plate bg-print p-3 shadow-[var(--elev-rest),0_0_0_1px_var(--line)]';

export interface PrintCardProps {
  picture: PictureFiles;
  title: string;
  text?: string;
  level?: HeadingLevel;
  shape?: '4:3' | '16:9';
  badges?: ReactNode;
  rating?: ReactNode;
  meta?: ReactNode;
  /** Drains the colour of the picture; the badge says why. */
  faded?: boolean;
  /** Price and button: pinned to the bottom, so that they align across a row. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** The card is not a link; the button in its footer is. */
export function PrintCard(props: PrintCardProps) {
  const { title, text, level = 3, meta, footer, children } = props;
  return (
    <article
      className={classes(
        paper,
        'group h-full transition-[transform,box-shadow] duration-(--dur-move) ease-tide hover:shadow-[var(--elev-lift),0_0_0_1px_var(--line)] motion-safe:hover:-translate-y-1',
      )}
    >
      <PrintPicture {...props} />
      <div className="flex flex-1 flex-col px-3.5 pt-5.5 pb-4">
        <Heading level={level} size="card">
          {title}
        </Heading>
        {text && <p className="mt-2.5 text-[0.9375rem] leading-[1.55] text-ink-soft">{text}</p>}
        {meta}
        {children}
        {footer && (
          <div className="mt-auto flex flex-wrap items-end justify-between gap-4 pt-4.5">
            {footer}
          </div>
        )}
      </div>
    </article>
  );
}

const PrintPicture = ({ picture, shape, badges, rating, faded }: PrintCardProps) => (
  <Plate shape={shape ?? '4:3'}>
    <Picture
      picture={picture}
      className={classes(
        'transition-transform duration-(--dur-move) ease-tide motion-safe:group-hover:scale-102',
        faded && 'saturate-45',
      )}
    />
    {badges && (
      <div className="absolute inset-x-4.5 top-4.5 z-1 flex flex-wrap gap-1.5">{badges}</div>
    )}
    {rating && <div className="absolute end-4.5 bottom-4.5 z-1 flex">{rating}</div>}
  </Plate>
);
