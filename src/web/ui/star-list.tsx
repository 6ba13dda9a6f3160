import { classes } from '#web/ui/classes.ts';
import { Star } from '#web/ui/pictures/mark.tsx';

const layouts = {
  /** At the foot of a card, under a hairline. */
  card: 'mt-5 grid grid-cols-2 gap-x-4 gap-y-2 border-t pt-4.5',
  /** As many to a line as fit. */
  row: 'flex flex-wrap gap-x-5 gap-y-1.5 border-t pt-3.5',
  /** Two to a line where there is room, so that cards of one row align. */
  pairs: 'grid gap-x-4 gap-y-1.5 border-t pt-3.5 tablet:grid-cols-2',
  stack: 'grid gap-2',
};

const tones = {
  ink: 'border-line',
  soft: 'border-line text-ink-soft',
  /** On gulf. */
  inverse: 'border-line-inverse text-inverse-soft',
};

interface StarListProps {
  items: string[];
  layout?: keyof typeof layouts;
  tone?: keyof typeof tones;
  className?: string;
}

/** What is included. The bullet is the brand's star, never a tick. */
export const StarList = ({ items, layout = 'card', tone = 'ink', className }: StarListProps) => (
  <ul
    className={classes('text-[0.875rem] leading-[1.35]', layouts[layout], tones[tone], className)}
  >
    {items.map((item) => (
      <li key={item} className="flex items-start gap-2 text-balance">
        <Star className="mt-[0.24rem] size-2.75 shrink-0 text-brass-fill" />
        {item}
      </li>
    ))}
  </ul>
);
