import { useState } from 'react';
import type { DeskBooking } from '#contract/desk.ts';
import { confirmingOf } from '#domain/money/confirmation.ts';
import { givenAway } from '#domain/money/endings.ts';
import { confirmWords } from '#domain/money/words/desk.ts';
import { money } from '#domain/money.ts';
import { CallOffButton } from '#web/bookings/desk/call-off-dialog.tsx';
import { EndingLines } from '#web/bookings/desk/ending-lines.tsx';
import { BookingRow } from '#web/bookings/desk/row.tsx';
import { useAnswerBooking, useIsGivenUp } from '#web/bookings/desk/use-answer-booking.ts';
import { useSpanWords } from '#web/bookings/desk/use-span-words.ts';
import { useText } from '#web/i18n/use-text.ts';
import { succeeds } from '#web/platform/api.ts';
import type { OpenOverlay } from '#web/platform/desk/overlay.ts';
import { useSecondLook } from '#web/platform/desk/use-second-look.ts';
import { todayInDubai } from '#web/platform/moments.ts';
import { ReasonDialog } from '#web/platform/refusals/reason-dialog.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';

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
  const { title } = booking.offering;
  const { wish } = booking;
  const close = () => setAsked(false);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ConfirmButton booking={booking} />
      <Button
        size="small"
        variant="outline"
        aria-label={wish ? words.change.refuseOf(title) : words.declineOf(title)}
        onClick={() => setAsked(true)}
      >
        {wish ? words.change.refuse : words.decline}
      </Button>
      {/* What nobody had agreed to is declined; only what was, and waits again, can be called off. */}
      {wasAgreed(booking) && <CallOffButton booking={booking} />}
      {asked && wish && <RefuseDialog booking={booking} onClose={close} />}
      {asked && !wish && <DeclineDialog booking={booking} onClose={close} />}
    </div>
  );
}

const wasAgreed = ({ wish, sums }: DeskBooking) => wish !== null || sums.invoice !== null;

/** What takes money from a card at once, or sends some back, is asked once more: the sum, the way and by when. */
function ConfirmButton({ booking }: { booking: DeskBooking }) {
  const { t, format, language } = useText();
  const words = t.deskBookings;
  const answer = useAnswerBooking(booking, () => undefined);
  const confirm = { answer: 'confirm', reason: '' } as const;
  const { fromReserved, fromCard } = confirmingOf(booking.sums, todayInDubai());
  const { comesBack, total } = booking.sums;
  const takes = fromReserved + fromCard > 0;
  const sum = format.money(takes ? money(fromReserved + fromCard, total.currency) : comesBack);
  const { confirm: said, confirmOf } = booking.wish ? words.change : words;
  const label = confirmOf(booking.offering.title);
  if (!takes && comesBack.amount === 0)
    return (
      <Button
        size="small"
        aria-label={label}
        busy={answer.isPending}
        onClick={() => answer.mutate(confirm)}
      >
        {said}
      </Button>
    );
  return (
    <ConfirmDialog
      trigger={
        <Button size="small" aria-label={label}>
          {said}
        </Button>
      }
      title={(takes ? words.confirmTitle : words.backTitle)(sum)}
      text={`${booking.offering.title}. ${confirmWords(booking.sums, language, todayInDubai())}`}
      confirm={(takes ? words.confirmNow : words.backNow)(sum)}
      keep={words.keep}
      plain
      busy={answer.isPending}
      onConfirm={() => succeeds(answer.mutateAsync(confirm))}
    />
  );
}

interface DeclineDialogProps {
  booking: DeskBooking;
  onClose: () => void;
}

/** The booking stands as it was; no money moves, so nobody else has to look. */
function RefuseDialog({ booking, onClose }: DeclineDialogProps) {
  const { t, format } = useText();
  const { change, guests, keep } = t.deskBookings;
  const answer = useAnswerBooking(booking, onClose);
  const { party, total } = booking;
  const { when, length } = useSpanWords(booking, booking);
  const booked = [when, ...(length ? [length] : []), guests(party), format.money(total)];
  return (
    <ReasonDialog
      title={change.refuseTitle}
      text={change.refuseText(booked.join(change.comma))}
      helper={t.desk.reason.forClient}
      action={change.refuse}
      keep={keep}
      busy={answer.isPending}
      needed
      onGo={(reason) => answer.mutate({ answer: 'decline', reason })}
      onClose={onClose}
    />
  );
}

function DeclineDialog({ booking, onClose }: DeclineDialogProps) {
  const { t } = useText();
  const words = t.deskBookings;
  const answer = useAnswerBooking(booking, onClose);
  const { endings } = booking.sums;
  const sum = endings && givenAway(endings.operator, endings.now);
  const second = useSecondLook({ kind: 'booking', id: booking.id, sum });
  return (
    <ReasonDialog
      title={words.declineTitle}
      text={wasAgreed(booking) ? `${words.change.lost} ${words.declineText}` : words.declineText}
      helper={t.desk.reason.forClient}
      action={second.action ?? words.decline}
      keep={words.keep}
      busy={answer.isPending}
      ready={second.isRead}
      needed
      danger
      onGo={(reason) => answer.mutate({ answer: 'decline', reason })}
      onClose={onClose}
    >
      <EndingLines sums={booking.sums} way="operator" />
      {second.words && <p className="text-caption text-warning">{second.words}</p>}
    </ReasonDialog>
  );
}
