import { CountField } from '#web/bookings/fields/count-field.tsx';
import { carriedBy, largestPartyOf } from '#web/bookings/sheet/offering.ts';
import type { SheetState } from '#web/bookings/sheet/use-sheet.ts';
import { partyOf } from '#web/bookings/sheet/use-wish.ts';
import { WishRefused } from '#web/bookings/sheet/wish-refusal.tsx';
import { useText } from '#web/i18n/use-text.ts';

export function PartyField({ sheet }: { sheet: SheetState }) {
  const { t } = useText();
  const { offering, draft, write, refusal } = sheet;
  const { capacity } = offering;
  const party = partyOf(offering, draft);
  const unit = carriedBy(offering);
  const units = Math.ceil(party / capacity.maxParty);
  const say = t.bookingSheet;
  const most = largestPartyOf(offering);
  const range = say.partyRange(capacity.minParty, most);
  const carried = unit ? say.partyEach[unit](range, capacity.maxParty) : range;
  const helper = unit && units > 1 ? say.units[unit](units) : carried;
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
      {refusal?.place === 'party' && <WishRefused refusal={refusal} sheet={sheet} />}
    </div>
  );
}
