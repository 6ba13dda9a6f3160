import type { MouseEvent, ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { MatterKind } from '#contract/matters/kinds.ts';
import { type AskedAddress, laid, searchWith } from '#web/platform/overlays/asked-address.ts';
import { rememberOpener } from '#web/platform/overlays/opener.ts';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import type { ButtonLook } from '#web/ui/controls/button-look.ts';

interface AskLinkProps extends ButtonLook {
  kind: MatterKind;
  /** What of the catalogue it is about; the form lets them change it. */
  about?: string | undefined;
  /** The day it is wanted for, where the page knows one. */
  on?: string | undefined;
  icon?: ReactNode | undefined;
  className?: string | undefined;
  /** The sheet it stands in gives way to the form. */
  onLeave?: () => void;
  children: ReactNode;
}

/**
 * Every button that asks the house for something. The form lies over the page, whose filters stay as
 * they are; in a new tab the same address opens the page with the form over it.
 */
export function AskLink({ kind, about, on, onLeave, children, ...look }: AskLinkProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const beside: AskedAddress = { ...(about && { about }), ...(on && { on }) };
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    rememberOpener(event.currentTarget);
    onLeave?.();
    void navigate({ search: searchWith('ask', kind, beside) }, { state: laid });
  };
  return (
    <ButtonLink
      to={`${pathname}?${new URLSearchParams({ ask: kind, ...beside })}`}
      onClick={open}
      {...look}
    >
      {children}
    </ButtonLink>
  );
}
