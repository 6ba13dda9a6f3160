import type { NextWord } from '#contract/matters/matters.ts';
import { useText } from '#web/i18n/use-text.ts';
import { spokenHere } from '#web/matters/moments.ts';
import { type Left, spanOf, useLeft } from '#web/matters/use-time-left.ts';
import { classes } from '#web/ui/classes.ts';

interface PromiseLineProps {
  promise: NextWord;
  readAt: number;
}

/** When the next word is due, in words, with the sun beside it. */
export function PromiseLine({ promise, readAt }: PromiseLineProps) {
  const { t, language } = useText();
  const words = t.matters.promise;
  const left = useLeft(promise, readAt);
  const { count, unit } = spanOf(left.seconds);
  return (
    <p className={classes('flex items-center gap-2.5 text-caption', toneOf(left))}>
      <PromiseSun left={left} />
      {left.late
        ? words.lateSince(spokenHere(promise.due, language))
        : words.dueIn(words.span[unit](count))}
    </p>
  );
}

/** Under a quarter it is time to worry; once late, the words stay red until somebody writes. */
function toneOf({ late, share }: Left): string {
  if (late) return 'font-medium text-danger';
  return share < 0.25 ? 'text-warning' : 'text-ink-mute';
}

const horizon = 14.5;

/** A sun over a line. It sinks as the time runs out and lies under the line once the word is late. */
function PromiseSun({ left: { late, share } }: { left: Left }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 20"
      width={24}
      height={20}
      className={classes('shrink-0', late ? 'text-danger' : 'text-brass-fill')}
    >
      {late ? (
        <path d="M8 15.5a4 4 0 0 0 8 0z" fill="currentColor" />
      ) : (
        <circle cx={12} cy={horizon - 1 - share * 8} r={4} fill="currentColor" />
      )}
      {/* What has sunk is below the horizon, and is not seen through it. */}
      {!late && <path d="M4 15h16v4H4z" className="fill-surface" />}
      <path d={`M1 ${horizon}h22`} className={late ? 'stroke-danger' : 'stroke-ink'} />
    </svg>
  );
}
