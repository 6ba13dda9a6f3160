import type { MouseEvent, ReactNode } from 'react';
import { addresses } from '#web/shell/addresses.ts';
import { openOverlay } from '#web/site/overlay.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import type { ButtonLook } from '#web/ui/button-look.ts';

interface ConsultationLinkProps extends ButtonLook {
  /** What the request is about, as the dialog shows it first. */
  subject: string;
  icon?: ReactNode | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Every button that asks for a person. With a script it opens the request over the page; without one,
 * or in a new tab, it leads to the contact page, where the same form stands.
 */
export function ConsultationLink({ subject, children, ...look }: ConsultationLinkProps) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openOverlay({ name: 'consultation', subject });
  };
  return (
    <ButtonLink
      to={`${addresses.contact}?${new URLSearchParams({ subject })}`}
      onClick={open}
      {...look}
    >
      {children}
    </ButtonLink>
  );
}
