import { type ReactNode, useEffect, useRef } from 'react';
import { TwoClocks } from '#web/consultation/two-clocks.tsx';
import type { Sent } from '#web/consultation/use-send-wish.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Heading } from '#web/ui/heading.tsx';

interface SentNoteProps {
  sent: Sent;
  /** Where nothing around it says so already. */
  title?: string;
  children: ReactNode;
}

/** Takes the place of the form; the focus goes with it, so that it is read at once. */
export function SentNote({ sent: { consultation, email }, title, children }: SentNoteProps) {
  const { t } = useText();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} tabIndex={-1} className="grid gap-5 outline-none">
      {title && (
        <Heading level={2} size="dialog">
          {title}
        </Heading>
      )}
      <p className="text-body text-ink-soft">
        {t.consultation.sentText} <bdi className="text-ink">{email}</bdi>
      </p>
      <p className="font-display text-h4 leading-[1.2]">{consultation.subject}</p>
      <TwoClocks moment={consultation.startsAt} zone={consultation.zone} />
      <p className="text-caption text-ink-mute">{t.consultation.sentMore}</p>
      {children}
    </div>
  );
}
