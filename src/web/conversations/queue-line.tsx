import type { Instant } from '#contract/primitives.ts';
import { useText } from '#web/i18n/use-text.ts';
import { clockHere } from '#web/platform/moments.ts';
import { classes } from '#web/ui/classes.ts';

interface QueueLineProps {
  place: number;
  expectedAt: Instant | null;
  /** How many stand in line altogether. */
  waiting: number;
}

const mostShown = 3;

/** The line as diamonds: the desk and those before in brass, oneself in the primary colour, those behind outlined. */
export function QueueLine({ place, expectedAt, waiting }: QueueLineProps) {
  const { t } = useText();
  const words = t.conversations;
  const before = Array.from({ length: Math.min(place - 1, mostShown) }, () => ({
    look: looks.before,
    text: '',
  }));
  const own = expectedAt ? words.youAt(clockHere(expectedAt)) : words.youNow;
  const marks = [
    { look: looks.before, text: words.desk },
    ...before,
    { look: looks.own, text: own },
    ...(waiting > place ? [{ look: looks.behind, text: words.next }] : []),
  ];
  return (
    <div
      role="img"
      aria-label={words.line(place)}
      className="relative mt-4 flex justify-between before:absolute before:inset-x-0 before:top-1.75 before:h-px before:bg-line-strong"
    >
      {marks.map(({ look, text }, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: marks on a line are their places
          key={at}
          className="relative grid justify-items-center gap-2 text-caption leading-4.5 text-ink-soft first:justify-items-start last:justify-items-end"
        >
          <span className={classes('m-0.75 size-2.5 rotate-45', look)} />
          <span className={classes(look === looks.own && 'font-medium text-ink')}>{text}</span>
        </span>
      ))}
    </div>
  );
}

const looks = {
  before: 'bg-brass-fill',
  own: 'bg-primary',
  behind: 'bg-surface shadow-[inset_0_0_0_1px_var(--line-strong)]',
};
