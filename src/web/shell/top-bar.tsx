import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { NavigationLink as Item, PagePayload } from '#contract/pages/pages.ts';
import { useText } from '#web/i18n/use-text.ts';
import { openSearch } from '#web/platform/overlays/overlay.ts';
import { AccountButtons } from '#web/shell/account-buttons.tsx';
import { LanguageLink } from '#web/shell/language-link.tsx';
import { LogoLink } from '#web/shell/logo-link.tsx';
import { MobileMenu } from '#web/shell/mobile-menu.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Plate } from '#web/ui/pictures/plate.tsx';

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
        <nav aria-label={t.shell.mainNavigation} className="mx-auto hidden tablet:block">
          <Entries payload={payload} />
        </nav>
        <div className="bar-end ms-auto flex items-center gap-4 text-sm tablet:ms-0 desk:gap-5.5 desk:text-[.9375rem]">
          <SearchButton />
          <div className="hidden items-center gap-4 tablet:flex desk:gap-5.5">
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
    <ul ref={list} className="flex gap-4.5 text-sm desk:gap-8 desk:text-[.9375rem]">
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

/**
 * Lets Escape put away a panel that hover or focus opened (WCAG 1.4.13). The panels are the style
 * sheet's; this only marks the list, until pointer or focus reaches another entry.
 */
function useDismissal<List extends HTMLElement>() {
  const list = useRef<List>(null);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let dismissed: Element | null = null;
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      dismissed = element.querySelector(':scope > :is(:hover, :focus-within)');
      element.toggleAttribute('data-dismissed', dismissed !== null);
    };
    const reopen = ({ target }: Event) => {
      if (dismissed?.contains(target as Node)) return; // events of a page come from its nodes
      element.removeAttribute('data-dismissed');
    };
    const gone = new AbortController();
    document.addEventListener('keydown', dismiss, gone);
    for (const arrival of ['pointerover', 'focusin'])
      document.addEventListener(arrival, reopen, gone);
    return () => gone.abort();
  }, []);
  return list;
}

/**
 * One entry of the bar. Hover or focus opens its panel, which names the sub-paths; they are no links
 * here (specification, section 2), so the panel is the link's description.
 */
function NavigationItem({ item, current }: { item: Item; current: boolean }) {
  const panelId = `panel-${item.id}`;
  return (
    <li className="group relative">
      <Link
        to={item.path}
        aria-current={current ? 'page' : undefined}
        aria-describedby={panelId}
        className="relative block py-2 after:absolute after:inset-x-0 after:bottom-0 after:h-px after:origin-center after:scale-x-0 after:bg-brass-fill after:transition-transform after:duration-(--dur-move) hover:after:scale-x-100 aria-[current]:after:scale-x-100"
      >
        {item.label}
      </Link>
      <div className="nav-panel">
        <div className="rounded-plate bg-raised p-3 text-ink shadow-float ring ring-line">
          <Plate>
            <Picture picture={{ ...item.picture, alt: '' }} className="absolute inset-0" />
          </Plate>
          <div id={panelId} className="px-2 pt-4 pb-2">
            <p className="text-caption text-ink-mute">{item.description}</p>
            <ul className="mt-2.5 grid gap-1.5 text-sm leading-5">
              {item.children.map((child) => (
                <li key={child.path}>{child.label}</li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </li>
  );
}

/** In the bar of every page, and with it Ctrl or Cmd and K. The palette itself comes when it is asked for. */
function SearchButton() {
  const { t } = useText();
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      // By its place on the keyboard: on an Arabic one the same key writes another letter.
      if (event.code !== 'KeyK' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      openSearch();
    };
    addEventListener('keydown', open);
    return () => removeEventListener('keydown', open);
  }, []);
  return (
    <button
      type="button"
      aria-label={t.shell.search}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openSearch}
      className="-mx-3 grid size-11 cursor-pointer place-items-center"
    >
      <Icon name="search" />
    </button>
  );
}
