import { useEffect, useRef } from 'react';
import type { Matter } from '#contract/matters/matters.ts';
import { matterPath } from '#domain/matters/areas.ts';
import { useText } from '#web/i18n/use-text.ts';
import { sayWhenHere } from '#web/platform/moments.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';

interface DoneNoteProps {
  /** The house does not have it yet where it waits for the line. */
  matter: Matter | undefined;
  /** It stays with the client until they send it. */
  kept: boolean;
  onClose: () => void;
}

/** Takes the place of the form; the focus goes with it, so that it is read at once. */
export function DoneNote({ matter, kept, onClose }: DoneNoteProps) {
  const { t, language } = useText();
  const words = t.matterSheet.done;
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  const close = (
    <Button variant="outline" onClick={onClose}>
      {words.close}
    </Button>
  );
  if (!matter)
    return (
      <div ref={note} tabIndex={-1} className="grid justify-items-start gap-6 outline-none">
        <Heading level={3} size="dialog">
          {t.platform.line.goesLater}
        </Heading>
        {close}
      </div>
    );
  const { promise, reference, title, area, id } = matter;
  const due = promise && sayWhenHere(promise.due, language);
  return (
    <div ref={note} tabIndex={-1} className="grid gap-4 outline-none">
      <Heading level={3} size="dialog">
        {kept ? words.keptTitle : words.title}
      </Heading>
      <p className="font-display text-h4 leading-[1.2]">{title}</p>
      <p className="text-body text-ink-soft">{kept ? words.keptText : words.text(due)}</p>
      <p className="text-caption text-ink-mute">
        {words.reference} <bdi className="tnum font-semibold text-ink">{reference}</bdi>
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <ButtonLink to={matterPath(area, id)}>{words.follow}</ButtonLink>
        {close}
      </div>
    </div>
  );
}
