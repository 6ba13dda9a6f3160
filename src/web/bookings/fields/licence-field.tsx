import { VouchField } from '#web/bookings/fields/vouch-field.tsx';
import type { SheetState } from '#web/bookings/sheet/use-sheet.ts';
import { useText } from '#web/i18n/use-text.ts';

/** Only where the offering asks for one. */
export function LicenceField({ sheet }: { sheet: SheetState }) {
  const { t } = useText();
  const { licence, minAge } = sheet.offering.requirements;
  if (licence === 'none') return null;
  return (
    <VouchField
      sheet={sheet}
      name="licenceHeld"
      place="licence"
      label={t.bookingSheet.licence}
      description={t.bookingSheet.licenceText(minAge)}
    />
  );
}
