import { Search } from 'lucide-react';
import { Link } from 'react-router';
import { clockInDubai } from '#domain/time.ts';
import { WaitingBell } from '#web/conversations/desk/waiting-bell.tsx';
import { DeskMenu } from '#web/desk/menu.tsx';
import { ViewTabs } from '#web/desk/view-tabs.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { Bell } from '#web/notifications/bell.tsx';
import { instantOf } from '#web/platform/clock-here.ts';
import { Keycap } from '#web/platform/desk/keycap.tsx';
import type { OpenOverlay } from '#web/platform/desk/overlay.ts';
import { type DeskPlace, deskPath } from '#web/platform/desk/place.ts';
import { pressedBy } from '#web/platform/desk/use-desk-keys.ts';
import { useNow } from '#web/platform/desk/use-now.ts';
import { useOnShift } from '#web/platform/desk/use-onlookers.ts';
import type { SignedIn } from '#web/platform/sessions/use-session.ts';
import { classes } from '#web/ui/classes.ts';
import { Disc } from '#web/ui/pictures/disc.tsx';
import { Mark } from '#web/ui/pictures/mark.tsx';

interface DeskBarProps {
  session: SignedIn;
  artBase: string;
  place: DeskPlace;
  onOverlay: OpenOverlay;
}

export function DeskBar({ session, artBase, place, onOverlay }: DeskBarProps) {
  const { t } = useText();
  return (
    <header
      className={classes(
        // Until everything fits into one row, the views have a row of their own: none lies out of sight.
        'flex flex-wrap items-center gap-x-4 border-b border-line bg-surface px-5 pt-3 tablet:gap-x-5 tablet:pt-1.5 min-[110rem]:flex-nowrap min-[110rem]:pt-0',
        place.matter && 'max-tablet:hidden',
      )}
    >
      <Link to={deskPath} aria-label={t.desk.home} className="flex shrink-0 items-center gap-2.5">
        <Mark cut="small" className="size-7" />
        <span className="font-display text-[1.5rem] leading-none" aria-hidden>
          {t.desk.title}
        </span>
      </Link>
      <ViewTabs place={place} />
      <div className="ms-auto flex items-center gap-0.5 tablet:gap-4">
        <SearchButton onOpen={() => onOverlay({ kind: 'search' })} />
        <OnShift session={session} />
        <Clock />
        <WaitingBell session={session} />
        <Bell variant="quiet" artBase={artBase} />
        <DeskMenu session={session} onOverlay={onOverlay} />
      </div>
    </header>
  );
}

function SearchButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useText();
  const { open, hint } = t.desk.search;
  return (
    <button
      type="button"
      {...pressedBy('/')}
      aria-label={`${open}: ${hint}`}
      onClick={onOpen}
      className="flex size-11 cursor-pointer items-center justify-center gap-2 rounded-hair text-[0.8125rem] text-ink-mute hover:text-ink tablet:h-9 tablet:w-auto tablet:bg-raised tablet:px-3 tablet:shadow-[inset_0_0_0_1px_var(--line-strong)] min-[100rem]:w-56"
    >
      <Search size={16} strokeWidth={1.5} className="shrink-0" />
      <span className="hidden truncate min-[100rem]:inline">{hint}</span>
      <span className="ms-auto">
        <Keycap cap="/" />
      </span>
    </button>
  );
}

function OnShift({ session }: { session: SignedIn }) {
  const { t } = useText();
  const colleagues = useOnShift();
  const { full_name } = session.user.user_metadata;
  const me = String(full_name ?? session.user.email ?? '');
  return (
    <ul aria-label={t.desk.onShift} className="hidden min-[77.5625rem]:flex">
      {[{ id: 'me', name: me }, ...colleagues.slice(0, 4)].map(({ id, name }) => (
        <li key={id} className="-ms-1 first:ms-0">
          <Disc
            name={name}
            tone={id === 'me' ? 'me' : 'colleague'}
            className="outline-2 outline-surface"
          />
        </li>
      ))}
    </ul>
  );
}

function Clock() {
  const { t } = useText();
  const clock = clockInDubai(instantOf(useNow()));
  return (
    <p className="flex items-baseline gap-1.5 whitespace-nowrap">
      <bdi className="tnum font-display text-[1.5rem] leading-none">{clock}</bdi>
      <span className="text-[0.8125rem] text-ink-mute max-tablet:sr-only">{t.desk.dubai}</span>
    </p>
  );
}
