import type { ReactNode } from 'react';
import { useHydrated } from '#web/platform/browser/use-hydrated.ts';

/** Looks as if it could be used already: the wait is a moment, and grey would only flash by. */
const unchanged = [
  '[&_:disabled]:cursor-progress!',
  '[&_button:disabled:not([aria-pressed=true],[role=combobox])]:bg-transparent! [&_button:disabled:not([aria-pressed=true],[role=combobox])]:text-inherit!',
  '[&_:is([role=combobox],input):disabled]:border-line-strong! [&_:is([role=combobox],input):disabled]:bg-raised! [&_:is([role=combobox],input):disabled]:text-ink!',
  '[&_[type=radio]:disabled]:bg-transparent! [&_label:has(:disabled)]:text-inherit!',
].join(' ');

/**
 * Around whatever is chosen on a page. What a reader chooses before the script has come would be lost,
 * so until then nothing can be.
 */
export function Choices({ children }: { children: ReactNode }) {
  const ready = useHydrated();
  return (
    // A group to the browser alone: to a reader it has no name and says nothing.
    <fieldset
      role="presentation"
      disabled={!ready}
      className={ready ? 'contents' : `contents ${unchanged}`}
    >
      {children}
    </fieldset>
  );
}
