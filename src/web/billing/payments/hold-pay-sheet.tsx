import { useQuery } from '@tanstack/react-query';
import type { HoldConfirm } from '#contract/billing/payments.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import { takingOf } from '#domain/money/words/hold.ts';
import { PayForm } from '#web/billing/payments/pay-form.tsx';
import type { Payable } from '#web/billing/payments/payable.ts';
import { overviewQuery } from '#web/billing/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Unread } from '#web/platform/refusals/unread.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { FormShape } from '#web/ui/panel/shapes.tsx';

interface HoldPaySheetProps {
  booking: Booking;
  /** As it is confirmed once it is paid; nothing where the form does not say it whole. */
  confirms: HoldConfirm | undefined;
  onClose: () => void;
  onPaid: () => void;
}

/** What a held place wants with its confirmation, paid another way than with the card that was declined. */
export function HoldPaySheet({ booking, confirms, onClose, onPaid }: HoldPaySheetProps) {
  const { t, language } = useText();
  const read = useQuery(overviewQuery(language));
  const { data, error } = read;
  const { pay } = t.billing;
  const payable = payableOf(booking, confirms);
  return (
    <Sheet onClose={onClose} title={(payable.reserves ? pay.reserve : pay).title} flush>
      {data ? (
        // A transfer takes longer than a place is held.
        <PayForm
          payable={payable}
          overview={{ ...data, bank: null }}
          onClose={onClose}
          onPaid={onPaid}
        />
      ) : (
        <div className="px-5 py-8 tablet:px-10">
          <Unread of={read} title={t.billing.failed} />
          {!error && <FormShape label={t.billing.reading} />}
        </div>
      )}
    </Sheet>
  );
}

function payableOf(
  { id, offering, reference, quote, sums }: Booking,
  confirms: HoldConfirm | undefined,
): Payable {
  const { guarantee, waits } = sums;
  return {
    for: { kind: 'hold', id, ...(confirms && { confirms }) },
    title: offering.title,
    number: reference,
    next: undefined,
    outstanding: guarantee ? quote.total : quote.due.first,
    reserves: guarantee || waits ? takingOf(sums) : null,
    // It is paid now or not at all.
    payer: { cardPays: null, byHand: false },
    returnTo: `/dashboard/bookings/${id}`,
  };
}
