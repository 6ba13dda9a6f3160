import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { classes } from '#web/ui/classes.ts';

interface ScrollLogProps {
  /** Whatever of it changes moves the list to its end. */
  follow: string;
  className?: string;
  children: ReactNode;
}

/** To the end, but never so far that the last question leaves the window: answers are read from their start. */
function latestTop(list: HTMLElement): number {
  const question = [...list.querySelectorAll<HTMLElement>('[data-turn]')].at(-1);
  const end = list.scrollHeight - list.clientHeight;
  const margin = 12;
  return question ? Math.min(end, question.offsetTop - margin) : end;
}

/** What comes in is read out; the list follows the latest word unless somebody reads further up. */
export function ScrollLog({ follow, className, children }: ScrollLogProps) {
  const { t } = useText();
  const list = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  /** Where the list itself went; beside a long answer that is far from its end. */
  const went = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller says what moves it
  useEffect(() => {
    if (!list.current || !follows.current) return;
    went.current = latestTop(list.current);
    list.current.scrollTo({ top: went.current });
  }, [follow]);
  return (
    <div
      ref={list}
      role="log"
      aria-label={t.chat.messages}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        const isAtEnd = scrollHeight - clientHeight - scrollTop < 80;
        follows.current = isAtEnd || Math.abs(scrollTop - went.current) < 4;
      }}
      className={classes(
        'relative flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain mask-[linear-gradient(to_bottom,black_calc(100%-0.75rem),transparent)] focus-visible:-outline-offset-2',
        className,
      )}
    >
      {children}
    </div>
  );
}
