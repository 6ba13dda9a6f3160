import type { ReactNode } from 'react';
import type { Booking } from '#contract/bookings/bookings.ts';
import { wayLook } from '#web/bookings/own/way-look.ts';
import { useText } from '#web/i18n/use-text.ts';
import { copyText } from '#web/platform/browser/copy-text.ts';
import { sayMoment } from '#web/platform/moments.ts';
import { notify } from '#web/ui/notify.ts';

/** What, when and where, as one sends it to those who come along: by the telephone's own way, or copied. */
export function ShareButton({ booking, icon }: { booking: Booking; icon: ReactNode }) {
  const { t, language } = useText();
  const { ways } = t.ownBookings;
  const { title, meetingPoint } = booking.offering;
  const { lat, lng, label } = meetingPoint;
  const share = async () => {
    const map = `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}`;
    const when = sayMoment(booking.startsAt, language);
    const text = `${ways.shareText(title, when, booking.pickUp || label)}\n${map}`;
    if (await handedOver({ title, text })) return;
    if (await copyText(text)) notify.success(ways.shared, title);
    else notify.error(ways.notShared);
  };
  return (
    <button type="button" onClick={() => void share()} className={wayLook}>
      {icon}
      {ways.share}
      <small className="ms-auto text-caption font-normal text-ink-mute">{ways.shareNote}</small>
    </button>
  );
}

/** Whoever closes the telephone's list has had the choice; only where there is none the words are copied. */
async function handedOver(what: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
