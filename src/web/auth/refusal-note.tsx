import { useEffect, useRef } from 'react';
import type { FormRefusal } from '#web/platform/auth/use-ask.ts';
import { AlertPanel } from '#web/ui/panel/alert-panel.tsx';

interface RefusalNoteProps {
  /** By which the field that is to be mended names it. */
  id: string;
  refusal: FormRefusal | undefined;
}

/** Between what was typed and the button, until the next try: a notice is gone before it is understood. */
export function RefusalNote({ id, refusal }: RefusalNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone it would begin under the lower edge.
    if (refusal) note.current?.scrollIntoView({ block: 'nearest' });
  }, [refusal]);
  if (!refusal) return null;
  return (
    <div ref={note} id={id} className="scroll-mb-4">
      <AlertPanel title={refusal.says} text={refusal.advice} />
    </div>
  );
}
