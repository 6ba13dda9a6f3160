import type { Instant } from '#contract/primitives.ts';
import { useClock } from '#web/chat/use-clock.ts';
import { useText } from '#web/i18n/use-text.ts';
import { classes } from '#web/ui/classes.ts';

interface QueueLineProps {
  place: number;
  expectedAt: Instant | null;
  /** How many stand in line altogether. */
  waiting: number;
}

const mostShown = 5;

/** The line as diamonds: those before in brass, oneself in the primary colour, those behind outlined. */
export function QueueLine({ place, expectedAt, waiting }: QueueLineProps) {
  const { t } = useText();
  const words = t.chat.expert;
  const clock = useClock();
  const before = Math.min(place - 1, mostShown - 2);
  const behind = waiting > place ? 1 : 0;
  const marks = [
    ...Array.from({ length: before }, () => 'before' as const),
    'own' as const,
    ...Array.from({ length: behind }, () => 'behind' as const),
  ];
  return (
    <div className="mt-4" role="img" aria-label={words.line(place)}>
      <div className="relative flex h-4 items-center justify-between before:absolute before:inset-x-0 before:h-px before:bg-line-strong">
        {marks.map((mark, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: marks on a line are their places
            key={at}
            className={classes('relative size-2.5 rotate-45', looks[mark])}
          />
        ))}
        {marks.length === 1 && (
          <span className={classes('relative size-2.5 rotate-45', looks.behind)} />
        )}
      </div>
      <p className="mt-1.5 text-caption">
        {expectedAt ? words.youAt(clock(expectedAt)) : words.youNow}
      </p>
    </div>
  );
}

const looks = {
  before: 'bg-brass-fill',
  own: 'bg-primary',
  behind: 'bg-surface shadow-[inset_0_0_0_1px_var(--line-strong)]',
};
