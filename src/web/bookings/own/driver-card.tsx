import { useQuery } from '@tanstack/react-query';
import { useText } from '#web/i18n/use-text.ts';
import { bookingQuery } from '#web/platform/queries/booking-queries.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { TriggerDialog } from '#web/ui/overlays/trigger-dialog.tsx';
import { AlertPanel } from '#web/ui/panel/alert-panel.tsx';
import { SumsShape } from '#web/ui/panel/shapes.tsx';

/** Drivers read Arabic, whatever the client reads: the address once more, large. */
export function DriverCard({ id }: { id: string }) {
  const { t } = useText();
  const { facts } = t.ownBookings;
  return (
    <TriggerDialog
      trigger={
        <Button size="small" variant="quiet">
          {facts.driver}
        </Button>
      }
      title={facts.driverTitle}
      text={facts.driverText}
    >
      {() => <ArabicAddress id={id} />}
    </TriggerDialog>
  );
}

function ArabicAddress({ id }: { id: string }) {
  const { t } = useText();
  const { driverReading, driverFailed } = t.ownBookings.facts;
  const { data, isError } = useQuery(bookingQuery(id, 'ar'));
  if (isError) return <AlertPanel title={driverFailed} text={t.platform.errors.unavailable} />;
  if (!data) return <SumsShape label={driverReading} />;
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
