import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { type Over, useLaid } from '#web/billing/use-overlay-address.ts';

interface LaidLinkProps {
  /** Where the same thing is found in a new tab. */
  to: string;
  over: Over;
  className?: string;
  children: ReactNode;
}

/** Lays something over this page, whose filters stay as they are. */
export function LaidLink({ to, over, className, children }: LaidLinkProps) {
  const { lay } = useLaid();
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    lay(over);
  };
  return (
    <Link to={to} onClick={open} className={className}>
      {children}
    </Link>
  );
}
