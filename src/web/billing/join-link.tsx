import type { Programme } from '#contract/billing/memberships.ts';
import { joinPath } from '#web/billing/addresses.ts';
import { addresses } from '#web/platform/addresses/addresses.ts';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import type { ButtonLook } from '#web/ui/controls/button-look.ts';

interface JoinLinkProps extends ButtonLook {
  programme: Programme;
  choice: string;
  className?: string;
  children: string;
}

/**
 * A membership needs an account: whoever has none opens one first and finds this plan ready behind it.
 * Both are drawn, because public pages come from a cache.
 */
export function JoinLink({ programme, choice, className, children, ...look }: JoinLinkProps) {
  const ready = joinPath(programme, choice);
  const first = `${addresses.signUp}&${new URLSearchParams({ next: ready })}`;
  return (
    <div className={className}>
      <div className="signed-in:hidden">
        <ButtonLink to={first} {...look}>
          {children}
        </ButtonLink>
      </div>
      <div className="hidden signed-in:block">
        <ButtonLink to={ready} {...look}>
          {children}
        </ButtonLink>
      </div>
    </div>
  );
}
