import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import type { ProposedAction } from '#contract/assistant/assistant.ts';
import { personPath } from '#contract/chat/person-path.ts';
import { openOverlay } from '#web/platform/overlays/overlay.ts';

interface ProposedLinkProps {
  action: ProposedAction;
  className: string;
  /** A live conversation begins where one already is. */
  onPerson?: (() => void) | undefined;
  children?: ReactNode;
}

/** What the client may do with one press. As a plain link it leads to the same. */
export function ProposedLink({ action, className, onPerson, children }: ProposedLinkProps) {
  const { kind, consultation, path, label } = action;
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (kind === 'person' && onPerson) {
      event.preventDefault();
      onPerson();
    }
    if (kind === 'consultation' && consultation) {
      event.preventDefault();
      openOverlay({ name: 'consultation', ...consultation });
    }
  };
  return (
    <Link to={kind === 'person' ? personPath() : path} onClick={press} className={className}>
      {children ?? label}
    </Link>
  );
}
