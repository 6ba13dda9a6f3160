import { type ComponentProps, useRef } from 'react';
import type { Stretch } from '#contract/ask.ts';
import { askLengths } from '#contract/ask.ts';
import { piecesOf } from '#web/ask/stretches.ts';
import { classes } from '#web/ui/classes.ts';

interface SentenceFieldProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> {
  words: string;
  onWrite: (words: string) => void;
  /** What was understood of it. */
  stretches: readonly Stretch[];
}

/** Both lie in one cell and break their lines alike, so that a line under a word stands under that word. */
const look =
  'col-start-1 row-start-1 w-full min-w-0 font-display [text-rendering:auto] [scrollbar-width:none]';

/** A sentence, with a brass line under what was understood of it. Only the lines are drawn; the words are the field's. */
export function SentenceField({
  words,
  onWrite,
  stretches,
  className,
  ...field
}: SentenceFieldProps) {
  const under = useRef<HTMLDivElement>(null);
  const dir = words === '' ? undefined : 'auto';
  return (
    <div className="grid min-w-0 flex-1">
      <div
        ref={under}
        aria-hidden="true"
        dir={dir}
        data-understood=""
        className={classes(
          look,
          'pointer-events-none overflow-hidden wrap-break-word whitespace-pre-wrap text-transparent select-none forced-colors:hidden',
          className,
        )}
      >
        {piecesOf(words, stretches).map(({ from, text, isRead }) =>
          isRead ? (
            <mark key={from} className={underline}>
              {text}
            </mark>
          ) : (
            <span key={from}>{text}</span>
          ),
        )}
      </div>
      <textarea
        {...field}
        rows={1}
        autoComplete="off"
        dir={dir}
        maxLength={askLengths.sentence}
        value={words}
        onChange={(event) => onWrite(event.target.value.replaceAll('\n', ' '))}
        onScroll={({ currentTarget }) => {
          if (under.current) under.current.scrollTop = currentTarget.scrollTop;
        }}
        className={classes(
          look,
          'relative field-sizing-content resize-none bg-transparent outline-none placeholder:text-ink-mute',
          className,
        )}
      />
    </div>
  );
}

const underline =
  'bg-transparent text-transparent underline decoration-brass-fill decoration-[1.5px] underline-offset-[0.2em] [text-decoration-skip-ink:none] [&:lang(ar)]:underline-offset-[0.32em]';
