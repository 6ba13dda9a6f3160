import { CountField } from '#web/bookings/sheet/count-field.tsx';
import { largestPartyOf } from '#web/bookings/sheet/offering.ts';
import { Refused } from '#web/bookings/sheet/refused.tsx';
import type { SheetState } from '#web/bookings/sheet/use-sheet.ts';
import { partyOf } from '#web/bookings/sheet/use-wish.ts';
import { useText } from '#web/i18n/use-text.ts';

export function PartyField({ sheet }: { sheet: SheetState }) {
  const { t } = useText();
  const { offering, draft, write, refusal } = sheet;
  const { capacity } = offering;
  const party = partyOf(offering, draft);
  const { unit } = capacity;
  const units = Math.ceil(party / capacity.maxParty);
  const helper =
    unit !== 'guests' && unit !== 'seats' && units > 1
      ? t.bookingSheet.units[unit](units)
      : t.bookingSheet.partyRange(capacity.minParty, largestPartyOf(offering));
  return (
    <div className="mt-5 border-t border-line pt-4.5">
      <CountField
        label={t.bookingSheet.party}
        helper={helper}
        value={party}
        least={capacity.minParty}
        most={largestPartyOf(offering)}
        onChange={(value) => write({ party: value })}
      />
      {refusal?.place === 'party' && <Refused refusal={refusal} sheet={sheet} />}
    </div>
  );
}
