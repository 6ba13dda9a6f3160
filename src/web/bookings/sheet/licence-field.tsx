import type { SheetState } from '#web/bookings/sheet/use-sheet.ts';
import { WishRefused } from '#web/bookings/sheet/wish-refused.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';

/** Only where the offering asks for one. */
export function LicenceField({ sheet }: { sheet: SheetState }) {
  const { t } = useText();
  const { offering, draft, write, refusal } = sheet;
  const { licence, minAge } = offering.requirements;
  if (licence === 'none') return null;
  return (
    <div className="mt-3 border-t border-line pt-2">
      <Checkbox
        label={t.bookingSheet.licence}
        description={t.bookingSheet.licenceText(minAge)}
        checked={draft.licenceHeld}
        onChange={({ target }) => write({ licenceHeld: target.checked })}
      />
      {refusal?.place === 'licence' && <WishRefused refusal={refusal} sheet={sheet} />}
    </div>
  );
}
