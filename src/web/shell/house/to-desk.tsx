import { ConciergeBell } from 'lucide-react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { useText } from '#web/i18n/use-text.ts';
import { addresses } from '#web/platform/addresses/addresses.ts';

/** Whoever works here finds the desk from every page, first at the end of its bar. */
export function ToDesk() {
  const bar = document.querySelector('.bar-end');
  return bar && createPortal(<DeskLink />, bar);
}

/** On a tablet the bar is full, in Arabic to the last pixel: there it hangs under its end. */
const look =
  'order-first -me-3 grid size-11 place-items-center hover:text-brass tablet:max-desk:absolute tablet:max-desk:end-(--gutter) tablet:max-desk:top-full tablet:max-desk:me-0 tablet:max-desk:rounded-hair tablet:max-desk:bg-raised tablet:max-desk:text-ink tablet:max-desk:ring tablet:max-desk:ring-line';

function DeskLink() {
  const { t } = useText();
  return (
    <Link to={addresses.desk} aria-label={t.house.desk} title={t.house.desk} className={look}>
      <ConciergeBell size={20} strokeWidth={1.5} aria-hidden />
    </Link>
  );
}
