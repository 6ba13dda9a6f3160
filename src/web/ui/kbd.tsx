import type { ReactNode } from 'react';

/** Of keys it is spoken where there are some: a finger has none, however wide its screen. */
export const Kbd = ({ children }: { children: ReactNode }) => (
  <kbd
    dir="ltr"
    className="hidden with-keys:inline-flex h-6 min-w-6 items-center justify-center rounded-hair border border-line-strong bg-raised px-1.5 font-text text-[0.75rem] leading-none text-ink-soft"
  >
    {children}
  </kbd>
);

const hasCommand = () => /Mac|iP(hone|ad|od)/.test(navigator.platform);

/** The key of shortcuts as it is written on this machine's keyboard. Only for what the browser alone draws. */
export const CommandKey = () => <Kbd>{hasCommand() ? '⌘' : 'Ctrl'}</Kbd>;
