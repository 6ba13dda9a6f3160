import { useState } from 'react';
import { BookedNote } from '#web/appointments/booked-note.tsx';
import { AppointmentFields } from '#web/appointments/form.tsx';
import type { SentAppointment } from '#web/appointments/use-book.ts';
import { useText } from '#web/i18n/use-text.ts';
import { AppProviders } from '#web/platform/app-providers.tsx';
import type { OpenOverlayProps } from '#web/platform/overlays/props.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

/** The scheduler over whatever page it was asked for on. */
export function AppointmentDialog({ overlay, onClose }: OpenOverlayProps<'consultation'>) {
  const { t } = useText();
  const words = t.appointments;
  const [sent, setSent] = useState<SentAppointment>();
  const { name: _name, ...given } = overlay;
  return (
    <AppProviders>
      <Dialog
        onClose={onClose}
        title={sent ? words.bookedTitle : given.home ? words.viewingTitle : words.title}
        text={sent ? undefined : words.lead}
        width={sent ? 'narrow' : 'wide'}
      >
        {sent ? (
          <BookedNote sent={sent} onLeave={onClose}>
            <Button onClick={onClose}>{words.done}</Button>
          </BookedNote>
        ) : (
          <AppointmentFields given={given} onSent={setSent} />
        )}
      </Dialog>
    </AppProviders>
  );
}
