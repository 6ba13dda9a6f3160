import type { ReactNode } from 'react';

export const Kbd = ({ children }: { children: ReactNode }) => (
  <kbd
    dir="ltr"
    className="inline-flex h-6 min-w-6 items-center justify-center rounded-hair border border-line-strong bg-raised px-1.5 font-text text-[0.75rem] leading-none text-ink-soft"
  >
    {children}
  </kbd>
);
