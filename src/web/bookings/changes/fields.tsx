import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { bookingLengths } from '#contract/bookings/asks.ts';
import type { Availability } from '#contract/bookings/availability.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import { lengthKind } from '#domain/bookings/length-kind.ts';
import { dayInDubai } from '#domain/time.ts';
import type { ExtrasFieldProps } from '#web/bookings/changes/extras-field.tsx';
import { type ChangeDraft, changeWishOf, hoursOf, monthQuery } from '#web/bookings/changes/wish.ts';
import { useText } from '#web/i18n/use-text.ts';
import { nowHere } from '#web/platform/clock-here.ts';
import { lazyPart } from '#web/platform/lazy-part.tsx';
import { Calendar } from '#web/ui/calendar/calendar.tsx';
import { HourField } from '#web/ui/fields/hour-field.tsx';
import { ListField } from '#web/ui/fields/list-field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { AlertPanel } from '#web/ui/panel/alert-panel.tsx';
import { Skeleton } from '#web/ui/panel/skeleton.tsx';

const ExtrasField = lazyPart<ExtrasFieldProps>(
  async () => (await import('#web/bookings/changes/extras-field.tsx')).ExtrasField,
  ['platform', 'bookingSheet', 'ownBookings'],
);

interface ChangeFieldsProps {
  booking: Booking;
  draft: ChangeDraft;
  onWrite: (part: Partial<ChangeDraft>) => void;
}

export function ChangeFields({ booking, draft, onWrite }: ChangeFieldsProps) {
  const { t } = useText();
  const { change } = t.ownBookings;
  const kind = lengthKind(booking);
  const figure = { type: 'number', inputMode: 'numeric', min: 1, max: 60 } as const;
  return (
    <>
      <div className="flex gap-4 *:flex-1">
        <TextField
          {...figure}
          label={change.party}
          typed={[draft.party, (party) => onWrite({ party })]}
        />
        {kind && (
          <TextField
            {...figure}
            label={change[kind]}
            typed={[draft.length, (length) => onWrite({ length })]}
          />
        )}
      </div>
      <DayAndHour booking={booking} draft={draft} onWrite={onWrite} />
      <Suspense fallback={<Skeleton className="h-24" />}>
        <ExtrasField
          booking={booking}
          addOns={draft.addOns}
          onChange={(addOns) => onWrite({ addOns })}
        />
      </Suspense>
      <TextArea
        label={change.reason}
        note={change.optional}
        rows={2}
        maxLength={bookingLengths.reason}
        typed={[draft.reason, (reason) => onWrite({ reason })]}
      />
    </>
  );
}

function DayAndHour({ booking, draft, onWrite }: ChangeFieldsProps) {
  const { t, language } = useText();
  const { change } = t.ownBookings;
  const today = dayInDubai(nowHere());
  const [month, setMonth] = useState(draft.day);
  const { party = booking.party, length = null } = changeWishOf(booking, draft) ?? {};
  const free = useQuery(monthQuery(booking, { month, today, party, length }));
  return (
    <>
      <div>
        <p className="text-[0.875rem] leading-5 text-ink-soft">{change.day}</p>
        <Calendar
          mode="single"
          label={change.calendar}
          language={language}
          today={today}
          earliest={today}
          firstMonth={draft.day}
          taken={takenDays(booking, free.data)}
          value={draft.day}
          onMonth={setMonth}
          onChange={(day) => day && onWrite({ day })}
        />
      </div>
      {free.isError && (
        <AlertPanel title={change.daysFailed} text={t.platform.errors.unavailable} />
      )}
      <Hour booking={booking} draft={draft} onWrite={onWrite} free={free.data} />
    </>
  );
}

function takenDays({ day: own }: Booking, free: Availability | undefined) {
  const taken = free?.days.filter(({ day, state }) => state !== 'open' && day !== own) ?? [];
  return taken.map(({ day }) => day);
}

interface HourProps extends ChangeFieldsProps {
  free: Availability | undefined;
}

/** Stays have no hour, cars are handed over at any, all else begins when the operator says. */
function Hour({ booking, draft, onWrite, free }: HourProps) {
  const { t } = useText();
  const { change } = t.ownBookings;
  const kind = lengthKind(booking);
  if (kind === 'nights') return null;
  if (kind === 'days')
    return (
      <HourField
        label={change.hour}
        typed={[draft.time ?? '', (time) => onWrite({ time: time || null })]}
      />
    );
  const hours = hoursOf(
    booking,
    free?.days.find(({ day }) => day === draft.day),
  );
  const chosen = draft.time && hours.includes(draft.time) ? draft.time : '';
  return (
    <ListField
      label={change.hour}
      placeholder={change.chooseHour}
      options={hours.map((hour) => ({ value: hour, label: hour }))}
      typed={[chosen, (time) => onWrite({ time })]}
    />
  );
}
