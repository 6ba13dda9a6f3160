import { CalendarCheck, Ellipsis, FileText, SunMedium } from 'lucide-react';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useText } from '#web/i18n/use-text.ts';
import { addresses } from '#web/platform/addresses/addresses.ts';
import { useKeyboardOpen } from '#web/platform/browser/use-keyboard-open.ts';
import { openOverlay } from '#web/platform/overlays/overlay.ts';
import { isStaff } from '#web/platform/sessions/staff-role.ts';
import { useSession } from '#web/platform/sessions/use-session.ts';
import { type HousePlace, housePlaces } from '#web/shell/house/places.ts';
import { Mark } from '#web/ui/pictures/mark.tsx';

const icon = { size: 20, strokeWidth: 1.5, 'aria-hidden': true };
/** What has a place of its own on the bar of a telephone; everything else is behind More. */
const shown = {
  today: <SunMedium {...icon} />,
  bookings: <CalendarCheck {...icon} />,
  papers: <FileText {...icon} />,
} satisfies Partial<Record<HousePlace, ReactNode>>;
const beyond = housePlaces.filter(({ id }) => !(id in shown));

/** The same on a telephone: five places for a thumb, the house itself in the middle. */
export function BottomBar({ here }: { here: HousePlace | undefined }) {
  const { t } = useText();
  return (
    <nav aria-label={t.house.label} hidden={useKeyboardOpen()} className="bottom-bar">
      <Place id="today" here={here} />
      <Place id="bookings" here={here} />
      <Link to={addresses.ask} className="bottom-word" aria-haspopup="dialog" onClick={openAsk}>
        <span className="bottom-mark">
          <Mark cut="small" className="size-[34px]" />
        </span>
        {t.house.ask}
      </Link>
      <Place id="papers" here={here} />
      <More here={here} />
    </nav>
  );
}

/** In a new tab the same address leads to the conversation. */
function openAsk(event: MouseEvent) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  openOverlay({ name: 'ask' });
}

function Place({ id, here }: { id: keyof typeof shown; here: HousePlace | undefined }) {
  const { t } = useText();
  const path = housePlaces.find((place) => place.id === id)?.path ?? addresses.dashboard;
  return (
    <Link to={path} aria-current={id === here ? 'page' : undefined} className="bottom-word">
      {shown[id]}
      {t.house.places[id]}
    </Link>
  );
}

const sheetWord = 'block py-3 font-display text-[1.75rem] leading-9 aria-[current]:text-brass';

/** A native modal dialog, as the menu is: the browser keeps the page behind it inert. */
function More({ here }: { here: HousePlace | undefined }) {
  const { t } = useText();
  const session = useSession();
  const sheet = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    sheet.current?.showModal();
    setOpen(true);
  };
  const close = () => sheet.current?.close();
  return (
    <>
      <button
        type="button"
        className="bottom-word"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-here={beyond.some(({ id }) => id === here) || undefined}
        onClick={open}
      >
        <Ellipsis {...icon} />
        {t.house.more}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, as the browser does with every modal */}
      <dialog
        ref={sheet}
        aria-label={t.house.more}
        className="more-sheet"
        onClose={() => setOpen(false)}
        onClick={close}
      >
        <ul className="divide-y divide-line">
          {beyond.map(({ id, path }) => (
            <li key={id}>
              <Link to={path} aria-current={id === here ? 'page' : undefined} className={sheetWord}>
                {t.house.places[id]}
              </Link>
            </li>
          ))}
          {session && isStaff(session) && (
            <li>
              <Link to={addresses.desk} className={sheetWord}>
                {t.house.desk}
              </Link>
            </li>
          )}
        </ul>
      </dialog>
    </>
  );
}
