import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ProfileTab } from '#contract/profile/pages.ts';
import type { Texts } from '#web/feature-texts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { actForOneself, type Principal, usePrincipal } from '#web/platform/sessions/principal.ts';
import { RequireSession } from '#web/platform/sessions/require-session.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { AlertPanel } from '#web/ui/panel/alert-panel.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';

/** Two views of one thing; every other part has a word of its own on the house bar. */
const views: readonly (readonly ProfileTab[])[] = [
  ['invoices', 'payments'],
  ['info', 'settings'],
];

/** What has a word of its own on the house bar is called by it. */
const onBar: Partial<Record<ProfileTab, keyof Texts['house']['places']>> = {
  documents: 'papers',
  family: 'people',
  invoices: 'money',
  payments: 'money',
};

const tabPath = (tab: ProfileTab) => `/profile/${tab}`;

/** The other view as an address: links, because each is a page that can be kept and shared. */
function ProfileTabs({ current }: { current: ProfileTab }) {
  const { t } = useText();
  const shown = views.find((view) => view.includes(current));
  if (!shown) return null;
  return (
    <nav aria-label={t.profile.partsLabel}>
      <ul className="flex gap-6 shadow-[inset_0_-1px_0_var(--line)] tablet:gap-9">
        {shown.map((tab) => (
          <li key={tab} className="shrink-0">
            <Link
              to={tabPath(tab)}
              aria-current={tab === current ? 'page' : undefined}
              className="relative block py-4 text-body whitespace-nowrap text-ink-mute transition-colors duration-(--dur-touch) after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 hover:text-ink focus-visible:-outline-offset-2 aria-[current]:text-ink aria-[current]:after:bg-brass-fill"
            >
              {t.profile.tabs[tab]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ProfileFrameProps {
  tab: ProfileTab;
  /** One short sentence at the end of the title's line. */
  lead?: ReactNode;
  /** Whether it is also for those who act for the client: its endpoints declare a right. */
  shared?: boolean;
  /** Drawn for whoever is signed in; everybody else is led to sign-in and back. */
  children: ReactNode;
}

/** What every part of the profile stands in: its title, and the way to its other view. */
export function ProfileFrame({ tab, lead, shared, children }: ProfileFrameProps) {
  const { t } = useText();
  const acting = usePrincipal();
  const place = onBar[tab];
  const name = place ? t.house.places[place] : t.profile.tabs[tab];
  return (
    <RequireSession>
      {() => (
        <div className="wrap min-h-svh pt-[calc(var(--shell-h)+1.5rem)] pb-28">
          <div className="mt-2 mb-5 grid items-end gap-x-12 gap-y-3 tablet:grid-cols-[1fr_auto]">
            <Heading level={1} size="h2">
              {name}
            </Heading>
            {lead && <p className="max-w-[26rem] text-body text-ink-soft">{lead}</p>}
          </div>
          <ProfileTabs current={tab} />
          <div className="mt-8">
            {acting && !shared ? <ClientAlone acting={acting} /> : children}
          </div>
        </div>
      )}
    </RequireSession>
  );
}

/** Whoever acts for a client is told that this is not theirs to see, and how to come to their own. */
function ClientAlone({ acting }: { acting: Principal }) {
  const { t } = useText();
  const words = t.profile.alone;
  return (
    <AlertPanel
      tone="info"
      title={words.title(acting.name)}
      text={words.text}
      action={
        <Button size="small" variant="outline" onClick={actForOneself}>
          {words.back}
        </Button>
      }
    />
  );
}
