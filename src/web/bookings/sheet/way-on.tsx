import { useState } from 'react';
import type { ErrorCode } from '#contract/errors.ts';
import { HoldPaySheet } from '#web/billing/payments/hold-pay-sheet.tsx';
import { useEntrance } from '#web/bookings/holds/steps.tsx';
import type { BookingRefusal } from '#web/bookings/sheet/refusal.ts';
import type { SheetState } from '#web/bookings/sheet/use-sheet.ts';
import { WishRefused } from '#web/bookings/sheet/wish-refusal.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { goOnAt } from '#web/platform/browser/leave-to-bank.ts';
import { useAskedOverlay } from '#web/platform/overlays/asked-overlay.ts';
import { Button } from '#web/ui/controls/button.tsx';

/** What stands in the way of the whole booking, over the steps; of one field it is said at the field. */
export function StepRefused({ sheet }: { sheet: SheetState }) {
  const { refusal } = sheet;
  if (refusal?.place !== 'all' || isPast(refusal, sheet)) return null;
  return (
    <div className="mb-4">
      <WishRefused refusal={refusal} sheet={sheet} />
      <WayOn refusal={refusal} sheet={sheet} />
    </div>
  );
}

/** Of a hold that is over nothing more is said than that; which card was refused matters no longer. */
const isPast = ({ code }: BookingRefusal, { phase }: SheetState): boolean =>
  code === 'hold_expired' || (phase === 'ended' && ofPayment.includes(code));

const ofPayment: ErrorCode[] = ['payment_declined', 'payment_step'];

/** Where a refusal is not the end: into the line, through the door once more, to the bank, or another card. */
function WayOn({ refusal: { code, url }, sheet }: { refusal: BookingRefusal; sheet: SheetState }) {
  const { t } = useText();
  const { open } = useAskedOverlay();
  const enter = useEntrance();
  const [paying, setPaying] = useState(false);
  const { pay } = t.billing;
  const ways: Partial<Record<ErrorCode, [string, () => void]>> = {
    fully_booked: [t.bookingSheet.waitlist.join, () => open('join', sheet.offering.slug)],
    unauthenticated: [t.bookingSheet.signIn, enter],
    payment_declined: [pay.another, () => setPaying(true)],
    ...(url && { payment_step: [pay.toBank, () => goOnAt(url)] }),
  };
  const [label, go] = ways[code] ?? [];
  if (!label) return null;
  const paid = () => {
    setPaying(false);
    void sheet.confirm();
  };
  return (
    <>
      <Button size="small" variant="outline" className="mt-3" onClick={go}>
        {label}
      </Button>
      {paying && sheet.ours && (
        <HoldPaySheet
          booking={sheet.ours}
          confirms={sheet.agreed()}
          onClose={() => setPaying(false)}
          onPaid={paid}
        />
      )}
    </>
  );
}
