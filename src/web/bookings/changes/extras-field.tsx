import { useQuery } from '@tanstack/react-query';
import type { Booking } from '#contract/bookings/bookings.ts';
import { AddOn } from '#web/bookings/sheet/add-ons.tsx';
import { offeringQuery } from '#web/bookings/sheet/offering.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Skeleton } from '#web/ui/panel/skeleton.tsx';

export interface ExtrasFieldProps {
  booking: Booking;
  /** How many of each, by its id. */
  addOns: Record<string, number>;
  onChange: (addOns: Record<string, number>) => void;
}

/** What can be added to a booking, as it is sold today; what it costs is said beside it before it is changed. */
export function ExtrasField({ booking, addOns, onChange }: ExtrasFieldProps) {
  const { t, language } = useText();
  const { data, isError } = useQuery(offeringQuery(booking.offering.slug, language));
  if (isError) return null; // day and party are changed all the same
  if (!data) return <Skeleton className="h-24" />;
  return (
    <section>
      <p className="text-[0.875rem] leading-5 text-ink-soft">{t.bookingSheet.addOns}</p>
      <ul>
        {data.addOns.map((extra) => (
          <AddOn
            key={extra.id}
            extra={extra}
            sheet={{ draft: { addOns }, write: (part) => onChange(part.addOns) }}
          />
        ))}
      </ul>
    </section>
  );
}
