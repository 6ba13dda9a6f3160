import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { ProfileTab } from '#contract/profile/pages.ts';
import { useText } from '#web/i18n/use-text.ts';
import { profileTabs, tabPath } from '#web/profile/parts.ts';

/** The parts of the profile as addresses: links, because each is a page that can be kept and shared. */
export function ProfileTabs({ current }: { current: ProfileTab }) {
  const { t } = useText();
  const here = useRef<HTMLLIElement>(null);
  // On a telephone the row is wider than the window; the part that is open must be in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current tab is what moves the mark
  useEffect(() => {
    here.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <nav aria-label={t.profile.partsLabel}>
      <ul className="flex gap-6 overflow-x-auto shadow-[inset_0_-1px_0_var(--line)] [scrollbar-width:none] tablet:gap-9">
        {profileTabs.map((tab) => (
          <li key={tab} ref={tab === current ? here : undefined} className="shrink-0">
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
