import type { Matter } from '#contract/matters/matters.ts';
import { matterPath } from '#domain/matters/areas.ts';
import { useFocused } from '#web/ask/use-focused.ts';
import { useText } from '#web/i18n/use-text.ts';
import { PromiseClock } from '#web/matters/promise/clock.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';

interface RequestAnswerProps {
  /** The house does not have it yet where it waits for the line. */
  matter: (Matter & { readAt: number }) | undefined;
  onClose: () => void;
}

/** It is with people now: who has it, by when they write, and where it is followed. */
export function RequestAnswer({ matter, onClose }: RequestAnswerProps) {
  const { t } = useText();
  const say = t.ask.request;
  const part = useFocused();
  return (
    <section
      ref={part}
      tabIndex={-1}
      aria-label={say.label}
      className="grid gap-4 border-t border-line px-5 py-7 outline-none tablet:px-8"
    >
      <Heading level={3} size="card">
        {matter ? say.title : t.platform.line.goesLater}
      </Heading>
      {!matter && <p className="text-ink-soft">{say.kept}</p>}
      {matter && (
        <>
          <p className="text-caption text-ink-soft">
            {say.reference} <bdi className="tnum font-semibold text-ink">{matter.reference}</bdi>
          </p>
          <PromiseClock matter={matter} readAt={matter.readAt} />
        </>
      )}
      <div className="mt-1 flex flex-wrap gap-3">
        {matter && (
          <ButtonLink to={matterPath(matter.area, matter.id)} onClick={onClose}>
            {say.open}
          </ButtonLink>
        )}
        <Button variant="outline" onClick={onClose}>
          {say.done}
        </Button>
      </div>
    </section>
  );
}
