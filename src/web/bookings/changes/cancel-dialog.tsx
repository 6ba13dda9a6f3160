import { useState } from 'react';
import { bookingLengths, type CancelQuote } from '#contract/bookings/asks.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import { endingLines } from '#domain/money/words/ending.ts';
import { useCancelling } from '#web/bookings/changes/use-cancelling.ts';
import { MoneyRows } from '#web/bookings/own/money-rows.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { spokenDeadline } from '#web/platform/moments.ts';
import { RefusalPanel } from '#web/platform/refusals/panel.tsx';
import { useWhose } from '#web/platform/sessions/principal.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { notify } from '#web/ui/notify.ts';
import { TriggerDialog } from '#web/ui/overlays/trigger-dialog.tsx';
import { SumsShape } from '#web/ui/panel/shapes.tsx';

/** Asks once, with the fee and what comes back in money. What was typed outlives closing the dialog. */
export function CancelDialog({ booking }: { booking: Booking }) {
  const { t } = useText();
  const { cancel } = t.ownBookings;
  const [reason, setReason] = useState('');
  return (
    <TriggerDialog
      trigger={
        <Button size="small" variant="danger">
          {cancel.open}
        </Button>
      }
      title={cancel.title}
    >
      {(close) => (
        <CancelForm booking={booking} reason={reason} onReason={setReason} onClose={close} />
      )}
    </TriggerDialog>
  );
}

interface CancelFormProps {
  booking: Booking;
  reason: string;
  onReason: (reason: string) => void;
  onClose: () => void;
}

function CancelForm({ booking, reason, onReason, onClose }: CancelFormProps) {
  const { t } = useText();
  const { cancel: words, keepIt } = t.ownBookings;
  const { quote, go, isPending, refused } = useCancelling(booking);
  const done = () => {
    onClose();
    notify.success(words.done, booking.offering.title);
  };
  return (
    <div className="grid gap-5">
      {quote ? <CancelCosts quote={quote} /> : !refused && <SumsShape label={words.asking} />}
      <TextArea
        label={words.reason}
        note={words.optional}
        helper={words.reasonHint}
        maxLength={bookingLengths.reason}
        typed={[reason, onReason]}
      />
      {refused && <RefusalPanel error={refused} title={words.refused} />}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="danger"
          busy={isPending}
          busyLabel={words.submitting}
          disabled={!quote}
          onClick={() => go(reason, done)}
        >
          {words.submit}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {keepIt}
        </Button>
      </div>
    </div>
  );
}

/** What was paid, the fee and its term, what comes back and how: what the server then does. */
export function CancelCosts({ quote: { sums, freeUntil } }: { quote: CancelQuote }) {
  const { t, format, language } = useText();
  const whose = useWhose();
  const { cancel: words } = t.ownBookings;
  const ending = sums.endings?.now;
  const lines = ending ? endingLines({ ...sums, ...whose }, ending, language) : [];
  return (
    <div role="status">
      <MoneyRows
        rows={lines.map(({ label, sum, note }) => ({
          name: label,
          sum: sum ? format.money(sum) : '',
          note,
        }))}
      />
      {ending?.term === 'free' && freeUntil && (
        <p className="mt-2 text-caption text-ink-soft">
          {words.freeUntil(spokenDeadline(freeUntil, language))}
        </p>
      )}
    </div>
  );
}
