import { useEffect, useRef } from 'react';
import type { PagePayload } from '#contract/pages/pages.ts';
import { useText } from '#web/i18n/use-text.ts';
import { AccountButtons } from '#web/shell/account-buttons.tsx';
import { LanguageLink } from '#web/shell/language-link.tsx';
import { LogoLink } from '#web/shell/logo-link.tsx';
import { MobileMenu } from '#web/shell/mobile-menu.tsx';
import { NavigationItem } from '#web/shell/navigation-item.tsx';
import { SearchButton } from '#web/shell/search-button.tsx';
import { useDismissal } from '#web/shell/use-dismissal.ts';

/** How far the page scrolls before the bar gets a ground of its own. */
const scrolledAfter = 40;

interface TopBarProps {
  payload: PagePayload;
  /** What runs under it is dark. */
  onDark: boolean | undefined;
}

export function TopBar({ payload, onDark }: TopBarProps) {
  const { t } = useText();
  const bar = useScrolledMark();
  return (
    <header ref={bar} className="top-bar" data-on-dark={onDark && ''}>
      <div className="wrap flex h-full items-center gap-4.5 desk:gap-9">
        <LogoLink />
        <nav aria-label={t.shell.mainNavigation} className="mx-auto hidden bar:block">
          <Entries payload={payload} />
        </nav>
        <div className="ms-auto flex items-center gap-4 text-[.9375rem] bar:ms-0 desk:gap-5.5">
          <SearchButton />
          <div className="hidden items-center gap-4 bar:flex desk:gap-5.5">
            <LanguageLink path={payload.path} />
            <AccountButtons />
          </div>
          <MobileMenu payload={payload} />
        </div>
      </div>
    </header>
  );
}

function Entries({ payload: { chrome, path } }: { payload: PagePayload }) {
  const list = useDismissal<HTMLUListElement>();
  return (
    <ul ref={list} className="flex gap-4.5 text-[.9375rem] desk:gap-8">
      {chrome.navigation.map((item) => (
        <NavigationItem
          key={item.id}
          item={item}
          current={path === item.path || path.startsWith(`${item.path}/`)}
        />
      ))}
    </ul>
  );
}

/** Marks the bar by attribute, not state: scrolling must not draw the whole bar again. */
function useScrolledMark() {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const mark = () => bar.current?.toggleAttribute('data-scrolled', scrollY > scrolledAfter);
    mark();
    addEventListener('scroll', mark, { passive: true });
    return () => removeEventListener('scroll', mark);
  }, []);
  return bar;
}
