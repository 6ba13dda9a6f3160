import { useState } from 'react';
import type { PendingBooking } from '#contract/desk.ts';
import { EndingLines } from '#web/bookings/desk/ending-lines.tsx';
import { type Cause, useCallOff } from '#web/bookings/desk/use-answer-booking.ts';
import { ReasonDialog } from '#web/desk/reason-dialog.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { Select } from '#web/ui/select.tsx';

const causes: Cause[] = ['operator', 'weather', 'no_show'];

interface CallOffDialogProps {
  booking: PendingBooking;
  onClose: () => void;
}

export function CallOffDialog({ booking, onClose }: CallOffDialogProps) {
  const { t } = useText();
  const words = t.desk.bookings;
  const [cause, setCause] = useState<Cause>('operator');
  const callOff = useCallOff(booking, onClose);
  return (
    <ReasonDialog
      title={words.callOffTitle}
      text={words.callOffText}
      helper={t.desk.moves.reasonForClient}
      action={words.callOff}
      busy={callOff.isPending}
      needed
      danger
      onGo={(reason) => callOff.mutate({ cause, reason })}
      onClose={onClose}
    >
      <Select
        label={words.cause}
        options={causes.map((value) => ({ value, label: words.causes[value] }))}
        value={cause}
        onChange={({ target }) =>
          setCause(causes.find((one) => one === target.value) ?? 'operator')
        }
      />
      <EndingLines sums={booking.sums} way={cause === 'no_show' ? 'noShow' : cause} />
    </ReasonDialog>
  );
}
