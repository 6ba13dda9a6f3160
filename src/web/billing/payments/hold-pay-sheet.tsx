import { useQuery } from '@tanstack/react-query';
import type { Booking } from '#contract/bookings/bookings.ts';
import { PayForm } from '#web/billing/payments/pay-form.tsx';
import type { Payable } from '#web/billing/payments/payable.ts';
import { overviewQuery } from '#web/billing/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { FailedPanel } from '#web/platform/failed-panel.tsx';
import { Loader } from '#web/ui/loader.tsx';
import { Sheet } from '#web/ui/sheet.tsx';

interface HoldPaySheetProps {
  booking: Booking;
  onClose: () => void;
  onPaid: () => void;
}

/** What a held place wants with its confirmation, paid another way than with the card that was declined. */
export function HoldPaySheet({ booking, onClose, onPaid }: HoldPaySheetProps) {
  const { t, language } = useText();
  const { data, error, isFetching, refetch } = useQuery(overviewQuery(language));
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.billing.pay.title}
      closeLabel={t.billing.close}
      flush
    >
      {data ? (
        // A transfer takes longer than a place is held.
        <PayForm
          payable={payableOf(booking)}
          overview={{ ...data, bank: null }}
          onClose={onClose}
          onPaid={onPaid}
        />
      ) : (
        <div className="px-5 py-8 tablet:px-10">
          {error ? (
            <FailedPanel
              title={t.billing.failed}
              busy={isFetching}
              onRetry={() => void refetch()}
            />
          ) : (
            <Loader label={t.billing.reading} />
          )}
        </div>
      )}
    </Sheet>
  );
}

function payableOf({ id, offering, reference, quote }: Booking): Payable {
  const guarantee = quote.due.mode === 'card-guarantee';
  return {
    for: { kind: 'hold', id },
    title: offering.title,
    number: reference,
    next: undefined,
    outstanding: guarantee ? quote.total : quote.due.first,
    guarantee,
    // It is paid now or not at all.
    payer: { cardPays: null, byHand: false },
    returnTo: `/dashboard/bookings/${id}`,
  };
}
