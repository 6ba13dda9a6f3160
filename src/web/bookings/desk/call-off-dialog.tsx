import { useState } from 'react';
import type { BookingSummary } from '#contract/bookings/bookings.ts';
import { givenAway } from '#domain/money/endings.ts';
import { beyondWords } from '#domain/money/words/desk.ts';
import { EndingLines } from '#web/bookings/desk/ending-lines.tsx';
import { type Cause, useCallOff, useIsGivenUp } from '#web/bookings/desk/use-answer-booking.ts';
import { useText } from '#web/i18n/use-text.ts';
import { PlainButton } from '#web/platform/desk/panel.tsx';
import { useSecondLook } from '#web/platform/desk/use-second-look.ts';
import { isAhead } from '#web/platform/moments.ts';
import { ReasonDialog } from '#web/platform/refusals/reason-dialog.tsx';
import { ListField } from '#web/ui/fields/list-field.tsx';

type Called = Pick<BookingSummary, 'id' | 'offering' | 'sums' | 'startsAt'>;

/** Nobody knows before the start that nobody comes. */
const causesOf = ({ startsAt }: Called): Cause[] => [
  ...(['operator', 'weather'] as const),
  ...(isAhead(startsAt) ? [] : (['no_show'] as const)),
];

interface CallOffDialogProps {
  booking: Called;
  onClose: () => void;
}

/** The house calls off what it had agreed to; nothing where that waits for a colleague already. */
export function CallOffButton({ booking }: { booking: Called }) {
  const { t } = useText();
  const words = t.deskBookings;
  const [asked, setAsked] = useState(false);
  if (useIsGivenUp(booking)) return null;
  return (
    <>
      <PlainButton
        aria-label={words.callOffOf(booking.offering.title)}
        onClick={() => setAsked(true)}
      >
        {words.callOff}
      </PlainButton>
      {asked && <CallOffDialog booking={booking} onClose={() => setAsked(false)} />}
    </>
  );
}

function CallOffDialog({ booking, onClose }: CallOffDialogProps) {
  const { t, language } = useText();
  const words = t.deskBookings;
  const [cause, setCause] = useState<Cause>('operator');
  const callOff = useCallOff(booking, onClose);
  const causes = causesOf(booking);
  const way = cause === 'no_show' ? 'noShow' : cause;
  // The hour of a no-show has come: its own fee holds then.
  const { endings } = booking.sums;
  const sum = endings && way !== 'noShow' ? givenAway(endings[way], endings.now) : null;
  const second = useSecondLook({ kind: 'booking', id: booking.id, sum });
  const beyond = way === 'weather' ? beyondWords(booking.sums, way, language) : '';
  return (
    <ReasonDialog
      title={words.callOffTitle}
      text={words.callOffText}
      helper={t.desk.reason.forClient}
      action={second.action ?? words.callOff}
      keep={words.keep}
      busy={callOff.isPending}
      ready={second.isRead}
      needed
      danger
      onGo={(reason) => callOff.mutate({ cause, reason })}
      onClose={onClose}
    >
      <ListField
        label={words.cause}
        options={causes.map((value) => ({ value, label: words.causes[value] }))}
        typed={[cause, (text) => setCause(causes.find((one) => one === text) ?? 'operator')]}
      />
      <EndingLines sums={booking.sums} way={way} />
      {beyond && <p className="text-caption text-warning">{beyond}</p>}
      {second.words && <p className="text-caption text-warning">{second.words}</p>}
    </ReasonDialog>
  );
}
