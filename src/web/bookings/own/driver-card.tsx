import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bookingQuery } from '#web/bookings/own/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { AlertPanel } from '#web/ui/alert-panel.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Loader } from '#web/ui/loader.tsx';

/** Drivers read Arabic, whatever the client reads: the address once more, large. */
export function DriverCard({ id }: { id: string }) {
  const { t } = useText();
  const { facts, close } = t.ownBookings;
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button size="small" variant="quiet">
          {facts.driver}
        </Button>
      }
      title={facts.driverTitle}
      text={facts.driverText}
      closeLabel={close}
    >
      {open && <ArabicAddress id={id} />}
    </Dialog>
  );
}

function ArabicAddress({ id }: { id: string }) {
  const { t } = useText();
  const { driverReading, driverFailed } = t.ownBookings.facts;
  const { data, isError } = useQuery(bookingQuery(id, 'ar'));
  if (isError) return <AlertPanel title={driverFailed} text={t.platform.errors.unavailable} />;
  if (!data) return <Loader label={driverReading} />;
  const { title, location, meetingPoint } = data.offering;
  return (
    <address
      lang="ar"
      dir="rtl"
      className="rounded-plate bg-sunk p-6 text-[1.625rem] leading-[1.7] font-medium not-italic"
    >
      {meetingPoint.label}
      <span className="block text-[1.125rem] font-normal">
        {location} · {title}
      </span>
      <bdi dir="ltr" className="tnum mt-2 block text-[1.125rem] font-normal">
        {meetingPoint.lat.toFixed(5)}, {meetingPoint.lng.toFixed(5)}
      </bdi>
    </address>
  );
}
