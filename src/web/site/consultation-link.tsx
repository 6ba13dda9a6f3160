import type { MouseEvent, ReactNode } from 'react';
import { addresses } from '#web/platform/addresses/addresses.ts';
import { type ConsultationSubject, openOverlay } from '#web/platform/overlays/overlay.ts';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import type { ButtonLook } from '#web/ui/controls/button-look.ts';

interface ConsultationLinkProps extends ButtonLook, ConsultationSubject {
  icon?: ReactNode | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Every button that asks for a person. With a script it opens the scheduler over the page; without
 * one, or in a new tab, it leads to the contact page, where the same form stands.
 */
export function ConsultationLink(props: ConsultationLinkProps) {
  const { subject, topic, adviser, home, children, ...look } = props;
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openOverlay({ name: 'consultation', subject, topic, adviser, home });
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
