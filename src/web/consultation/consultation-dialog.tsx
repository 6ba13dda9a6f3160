import { useState } from 'react';
import { ConsultationFields } from '#web/consultation/consultation-form.tsx';
import { SentNote } from '#web/consultation/sent-note.tsx';
import type { Sent } from '#web/consultation/use-send-wish.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { OverlayProps } from '#web/site/overlays.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** The request over whatever page it was asked for on. */
export function ConsultationDialog({ overlay, onClose }: OverlayProps<'consultation'>) {
  const { t } = useText();
  const [sent, setSent] = useState<Sent>();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={sent ? t.consultation.sentTitle : t.consultation.title}
      text={sent ? undefined : t.consultation.lead}
      closeLabel={t.consultation.close}
    >
      {sent ? (
        <SentNote sent={sent}>
          <Button onClick={onClose}>{t.consultation.done}</Button>
        </SentNote>
      ) : (
        <ConsultationFields subject={overlay.subject} onSent={setSent} />
      )}
    </Dialog>
  );
}
