import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import type { Booking } from '#contract/bookings.ts';
import { useText } from '#web/i18n/use-text.ts';
import { requestFile } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/notify.ts';

/** The booking for the client's calendar. It is theirs alone, so it is fetched with their token. */
export function CalendarFile({ booking: { id, reference } }: { booking: Booking }) {
  const { t, language } = useText();
  const [busy, setBusy] = useState(false);
  const load = async () => {
    setBusy(true);
    try {
      const path = '/rest/v1/bookings/:id/calendar.ics';
      const file = await requestFile(path, { params: { id }, query: { lang: language } });
      const href = URL.createObjectURL(file);
      Object.assign(document.createElement('a'), { href, download: `${reference}.ics` }).click();
      URL.revokeObjectURL(href);
    } catch {
      notify.error(t.bookingSheet.done.noFile);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="outline"
      busy={busy}
      icon={<CalendarPlus size={18} strokeWidth={1.5} />}
      onClick={load}
    >
      {t.bookingSheet.done.calendar}
    </Button>
  );
}
