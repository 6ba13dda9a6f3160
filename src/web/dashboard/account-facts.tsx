import type { User } from '@supabase/auth-js';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '#web/i18n/use-text.ts';
import { hasSecondFactor } from '#web/platform/account.ts';
import { Status } from '#web/ui/status.tsx';

/** What is really known of the account: no figure here is invented. */
export function AccountFacts({ user }: { user: User }) {
  const { t, format } = useText();
  const secured = hasSecondFactor(user);
  return (
    <section aria-label={t.dashboard.account} className="wrap relative -mt-14">
      <dl className="grid rounded-plate bg-raised shadow-[0_0_0_1px_var(--line)] tablet:grid-cols-[1.3fr_1fr_1.2fr]">
        <Fact
          name={t.dashboard.email}
          note={user.new_email && t.dashboard.emailChanging(user.new_email)}
        >
          <bdi className="break-all">{user.email}</bdi>
        </Fact>
        <Fact name={t.dashboard.since}>
          {user.created_at && format.day(user.created_at.slice(0, 10))}
        </Fact>
        <Fact
          name={t.dashboard.factor}
          note={secured ? t.dashboard.factorNote : t.dashboard.factorNudge}
        >
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Status tone={secured ? 'success' : 'neutral'}>
              {secured ? t.dashboard.factorOn : t.dashboard.factorOff}
            </Status>
            <Link
              to="/profile/security"
              className="border-b border-brass-fill text-[0.9375rem] leading-6 hover:text-brass"
            >
              {secured ? t.dashboard.manage : t.dashboard.setUp}
            </Link>
          </span>
        </Fact>
      </dl>
    </section>
  );
}

interface FactProps {
  name: string;
  note?: string | undefined;
  children: ReactNode;
}

function Fact({ name, note, children }: FactProps) {
  return (
    <div className="border-line px-7 py-6 not-first:border-t tablet:not-first:border-s tablet:not-first:border-t-0">
      <dt className="text-caption text-ink-mute">{name}</dt>
      <dd className="mt-1.5 text-body">
        {children}
        {note && <span className="mt-1.5 block text-caption text-ink-mute">{note}</span>}
      </dd>
    </div>
  );
}
