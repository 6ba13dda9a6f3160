import { useEffect, useRef } from 'react';
import { bookingLengths } from '#contract/bookings/asks.ts';
import { pickUpAsked } from '#domain/bookings/pick-up.ts';
import { extrasOf } from '#web/bookings/sheet/draft.ts';
import type { SheetState } from '#web/bookings/sheet/use-sheet.ts';
import { timeOf } from '#web/bookings/sheet/use-wish.ts';
import { useText } from '#web/i18n/use-text.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';

/** Where the car comes to, only where one comes. Where it is missed, it comes into view with the reason. */
export function PickUpField({ sheet }: { sheet: SheetState }) {
  const { t } = useText();
  const { offering, draft, write, refusal } = sheet;
  const box = useRef<HTMLDivElement>(null);
  const missed = refusal?.place === 'pickUp' ? refusal : undefined;
  useEffect(() => {
    if (!missed) return;
    const field = box.current?.querySelector('input');
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  }, [missed]);
  const asked = pickUpAsked(offering, extrasOf(draft));
  if (!asked) return null;
  const say = t.bookingSheet.pickUpPlace;
  const time = timeOf(offering, draft);
  const isNeeded = asked === 'needed';
  return (
    <div ref={box} className="mt-7 border-t border-line pt-6">
      <TextField
        label={isNeeded ? say.label : say.transfer}
        note={isNeeded ? t.bookingSheet.askedHere : t.bookingSheet.optional}
        helper={isNeeded && time ? say.at(time) : undefined}
        autoComplete="street-address"
        maxLength={bookingLengths.pickUp}
        required={isNeeded}
        typed={[draft.pickUp, (pickUp) => write({ pickUp })]}
        error={missed?.text}
      />
    </div>
  );
}
