import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CancelQuote } from '#contract/bookings/asks.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import { cancelQuoteQuery, useCancel } from '#web/bookings/own/queries.ts';

/**
 * Cancels for what was read, and for nothing else: a quote that comes anew meanwhile is not shown under the
 * hand. Where other money moves by now the server refuses; then the new one is shown, and asked for again.
 */
export function useCancelling(booking: Booking) {
  const { data, error, refetch } = useQuery(cancelQuoteQuery(booking));
  const [read, setRead] = useState<CancelQuote>();
  const cancel = useCancel(booking);
  if (data && !read) setRead(data);
  const readAnew = () => void refetch().then((now) => now.data && setRead(now.data));
  const go = (reason: string, onDone?: () => void) => {
    if (!read) return;
    const ending = read.sums.endings?.now;
    const seen = ending && {
      comesBack: ending.comesBack,
      taken: ending.taken,
      toPay: ending.toPay,
    };
    // Once the booking is read anew there is nothing left to cancel, and this part is gone: its promise is not.
    void cancel.mutateAsync({ fee: read.fee, seen, reason }).then(onDone, readAnew);
  };
  return { quote: read, go, isPending: cancel.isPending, refused: cancel.error ?? error };
}
