import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChangeQuote, ChangeWish } from '#contract/bookings/asks.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import { ChangeFields } from '#web/bookings/own/change-fields.tsx';
import { type ChangeDraft, draftOf, isNew, wishOf } from '#web/bookings/own/change-wish.ts';
import { MoneyRows } from '#web/bookings/own/money-rows.tsx';
import { changeQuoteQuery, useChangeBooking } from '#web/bookings/own/queries.ts';
import { RefusalPanel } from '#web/bookings/own/refusal-panel.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Loader } from '#web/ui/loader.tsx';
import { notify } from '#web/ui/notify.ts';

/** Another day, hour or party. What was chosen outlives closing the dialog. */
export function ChangeDialog({ booking }: { booking: Booking }) {
  const { t } = useText();
  const { change, close } = t.ownBookings;
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState(() => draftOf(booking));
  const write = (part: Partial<ChangeDraft>) => setDraft((last) => ({ ...last, ...part }));
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button size="small" variant="outline">
          {change.open}
        </Button>
      }
      title={change.title}
      text={change.text}
      closeLabel={close}
    >
      {open && (
        <div className="grid gap-5">
          <ChangeFields booking={booking} draft={draft} onWrite={write} />
          <Offer booking={booking} draft={draft} onClose={() => setOpen(false)} />
        </div>
      )}
    </Dialog>
  );
}

interface OfferProps {
  booking: Booking;
  draft: ChangeDraft;
  onClose: () => void;
}

/** The fee and the new price, and only then the button. */
function Offer({ booking, draft, onClose }: OfferProps) {
  const { t } = useText();
  const { change } = t.ownBookings;
  const wish = wishOf(booking, draft);
  if (!wish || !isNew(booking, wish))
    return <p className="text-caption text-ink-mute">{change.nothingYet}</p>;
  return <Priced booking={booking} wish={wish} reason={draft.reason} onClose={onClose} />;
}

interface PricedProps {
  booking: Booking;
  wish: ChangeWish;
  reason: string;
  onClose: () => void;
}

function Priced({ booking, wish, reason, onClose }: PricedProps) {
  const { t } = useText();
  const { change: words } = t.ownBookings;
  const asked = useQuery(changeQuoteQuery(booking, wish));
  const change = useChangeBooking(booking);
  const offer = asked.isPlaceholderData || asked.isError ? undefined : asked.data;
  const go = () => {
    if (!offer) return;
    const ask = { ...wish, total: offer.quote.total, fee: offer.fee, reason };
    change.mutate(ask, {
      onSuccess: ({ place }) => {
        onClose();
        notify.success(place === 'pending' ? words.pending : words.done, booking.offering.title);
      },
      onError: () => void asked.refetch(),
    });
  };
  const refused = change.error ?? asked.error;
  return (
    <>
      <div role="status">
        {offer && <Costs offer={offer} />}
        {asked.isFetching && !offer && <Loader label={words.asking} />}
      </div>
      {refused && <RefusalPanel error={refused} title={words.refused} />}
      <Button busy={change.isPending} busyLabel={words.submitting} disabled={!offer} onClick={go}>
        {words.submit}
      </Button>
    </>
  );
}

/** The new total beside what was paid, and what follows from the two. */
function Costs({ offer }: { offer: ChangeQuote }) {
  const { t, format } = useText();
  const { change: words } = t.ownBookings;
  const { fee, quote, difference, sums, comesBack, toPay } = offer;
  return (
    <>
      <MoneyRows
        rows={[
          { name: words.fee, sum: fee.amount === 0 ? words.noFee : format.money(fee) },
          { name: words.newTotal, sum: format.money(quote.total) },
          { name: words.paid, sum: format.money(sums.paid) },
          ...(comesBack.amount > 0 ? [{ name: words.back, sum: format.money(comesBack) }] : []),
          { name: words.toPay, sum: format.money(toPay) },
        ]}
      />
      {difference.amount === 0 && <p className="mt-2 text-caption text-ink-soft">{words.same}</p>}
    </>
  );
}
