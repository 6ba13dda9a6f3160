import { useState } from 'react';
import type { DeskBooking } from '#contract/desk.ts';
import { confirmWords } from '#domain/money/desk-words.ts';
import { BookingRow } from '#web/bookings/desk/booking-row.tsx';
import { CallOffButton } from '#web/bookings/desk/call-off-dialog.tsx';
import { EndingLines } from '#web/bookings/desk/ending-lines.tsx';
import { useAnswerBooking, useIsGivenUp } from '#web/bookings/desk/use-answer-booking.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { OpenOverlay } from '#web/platform/desk/overlay.ts';
import { todayInDubai } from '#web/platform/moments.ts';
import { ReasonDialog } from '#web/platform/reason-dialog.tsx';
import { Button } from '#web/ui/button.tsx';

interface PendingRowProps {
  booking: DeskBooking;
  onOverlay: OpenOverlay;
}

export function PendingRow({ booking, onOverlay }: PendingRowProps) {
  const { language } = useText();
  const money = confirmWords(booking.sums, language, todayInDubai());
  return (
    <BookingRow booking={booking} onOverlay={onOverlay} money={money}>
      <AnswersOrWait booking={booking} />
    </BookingRow>
  );
}

/** What a colleague already asked for is not asked for again: the row says that it waits. */
const AnswersOrWait = ({ booking }: { booking: DeskBooking }) =>
  useIsGivenUp(booking) ? null : <Answers booking={booking} />;

function Answers({ booking }: { booking: DeskBooking }) {
  const { t } = useText();
  const words = t.deskBookings;
  const [asked, setAsked] = useState(false);
  const answer = useAnswerBooking(booking, () => setAsked(false));
  const { title } = booking.offering;
  return (
    <div className="flex items-center gap-3">
      <Button
        size="small"
        aria-label={words.confirmOf(title)}
        busy={answer.isPending && !asked}
        onClick={() => answer.mutate({ answer: 'confirm', reason: '' })}
      >
        {words.confirm}
      </Button>
      <Button
        size="small"
        variant="outline"
        aria-label={words.declineOf(title)}
        onClick={() => setAsked(true)}
      >
        {words.decline}
      </Button>
      {/* What nobody had agreed to is declined; only what was, and waits again, can be called off. */}
      {booking.sums.invoice !== null && <CallOffButton booking={booking} />}
      {asked && (
        <ReasonDialog
          title={words.declineTitle}
          text={words.declineText}
          helper={t.desk.reason.forClient}
          action={words.decline}
          keep={words.keep}
          busy={answer.isPending}
          needed
          danger
          onGo={(reason) => answer.mutate({ answer: 'decline', reason })}
          onClose={() => setAsked(false)}
        >
          <EndingLines sums={booking.sums} way="operator" />
        </ReasonDialog>
      )}
    </div>
  );
}
