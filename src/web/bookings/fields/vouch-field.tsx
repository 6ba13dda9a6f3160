import { useEffect, useRef } from 'react';
import type { BookingRefusal } from '#web/bookings/sheet/refusal.ts';
import type { SheetState } from '#web/bookings/sheet/use-sheet.ts';
import { WishRefused } from '#web/bookings/sheet/wish-refusal.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';

interface VouchFieldProps {
  sheet: SheetState;
  name: 'licenceHeld' | 'limitsKept';
  /** Where a refusal is about this word. */
  place: BookingRefusal['place'];
  label: string;
  description: string;
}

/** The client's word for what nobody can look up. Where it is missed, it comes into view with the reason. */
export function VouchField({ sheet, name, place, label, description }: VouchFieldProps) {
  const { draft, write, refusal } = sheet;
  const box = useRef<HTMLDivElement>(null);
  const missed = refusal?.place === place ? refusal : undefined;
  useEffect(() => {
    if (!missed) return;
    const field = box.current?.querySelector('input');
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  }, [missed]);
  return (
    <div ref={box} className="mt-3 border-t border-line pt-2">
      <Checkbox
        label={label}
        description={description}
        checked={draft[name]}
        onChange={({ target }) => write({ [name]: target.checked })}
      />
      {missed && <WishRefused refusal={missed} sheet={sheet} />}
    </div>
  );
}
