import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { PagePayload } from '#contract/pages/pages.ts';
import { useText } from '#web/i18n/use-text.ts';
import { openSearch } from '#web/platform/overlays/overlay.ts';
import { SheetAccountButtons } from '#web/shell/account-buttons.tsx';
import { LanguageLink } from '#web/shell/language-link.tsx';
import { LogoLink } from '#web/shell/logo-link.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';

const roundTarget = '-me-2.5 grid size-11 cursor-pointer place-items-center';

/**
 * The full-screen sheet of small windows. A native modal dialog: the browser itself keeps the page
 * behind it inert, closes it on Escape and gives the focus back to the button.
 */
export function MobileMenu({ payload }: { payload: PagePayload }) {
  const { t } = useText();
  const sheet = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => sheet.current?.close();
  // Every choice in the sheet is a navigation, even to the page that is already open.
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what tells one choice from the next
  useEffect(() => sheet.current?.close(), [key]);
  return (
    <>
      <button
        type="button"
        className={`${roundTarget} tablet:hidden`}
        aria-label={t.shell.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          sheet.current?.showModal();
          setOpen(true);
        }}
      >
        <Icon name="menu" />
      </button>
      <dialog
        ref={sheet}
        aria-label={t.shell.menu}
        className="menu-sheet"
        onClose={() => setOpen(false)}
      >
        <div className="wrap flex h-(--nav-h) shrink-0 items-center justify-between">
          <LogoLink />
          <button
            type="button"
            className={roundTarget}
            aria-label={t.shell.closeMenu}
            onClick={close}
          >
            <Icon name="close" />
          </button>
        </div>
        <SheetContent payload={payload} close={close} />
      </dialog>
    </>
  );
}

function SheetContent({ payload, close }: { payload: PagePayload; close: () => void }) {
  const { t } = useText();
  const art = `${payload.artBase}/hero`;
  return (
    <>
      <nav aria-label={t.shell.mainNavigation} className="wrap">
        <ul>
          {payload.chrome.navigation.map((item) => (
            <li key={item.id} className="border-b border-line">
              <Link to={item.path} className="block py-3 font-display text-[2rem] leading-10">
                {item.label}
              </Link>
            </li>
          ))}
        </ul>
        <button
          type="button"
          // The sheet goes first: as the browser's own modal it would lie over the palette.
          onClick={() => {
            close();
            openSearch();
          }}
          className="mt-4 flex min-h-11 cursor-pointer items-center gap-3"
        >
          <Icon name="search" />
          {t.shell.search}
        </button>
      </nav>
      <div className="wrap mt-auto pt-8 pb-6">
        <div className="mb-4">
          <LanguageLink path={payload.path} />
        </div>
        <SheetAccountButtons />
      </div>
      <div className="h-40 shrink-0 overflow-hidden rtl:-scale-x-100" aria-hidden="true">
        <img src={`${art}/dawn.wide.svg`} alt="" loading="lazy" className="sliver dark:hidden" />
        <img
          src={`${art}/night.wide.svg`}
          alt=""
          loading="lazy"
          className="sliver hidden dark:block"
        />
      </div>
    </>
  );
}
