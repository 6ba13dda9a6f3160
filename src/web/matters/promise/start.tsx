import type { NextWord } from '#contract/matters/matters.ts';
import { useText } from '#web/i18n/use-text.ts';
import { PromiseArc } from '#web/matters/promise/arc.tsx';
import { clockHere, isToday, ownZone, sayWhenHere } from '#web/platform/moments.ts';
import { Heading } from '#web/ui/panel/heading.tsx';

interface PromiseComingProps {
  promise: NextWord;
  /** Who looks after the client, where one is known. */
  name: string | undefined;
}

/** The promise that begins when something is asked now: the sun stands where it will start. */
export function PromiseComing({ promise, name }: PromiseComingProps) {
  const { t, language } = useText();
  const { promise: words } = t.matters;
  const { due, left } = promise;
  const by = isToday(due) ? clockHere(due) : sayWhenHere(due, language);
  const zone = ownZone(due, language);
  return (
    <section
      aria-label={words.label}
      className="rounded-plate bg-raised p-6 shadow-[0_0_0_1px_var(--line)] tablet:max-desk:grid tablet:max-desk:grid-cols-[13rem_1fr] tablet:max-desk:items-center tablet:max-desk:gap-7"
    >
      <div className="mx-auto w-full max-w-58">
        <PromiseArc promise={promise} left={{ seconds: left, late: false, share: 1 }} />
      </div>
      <div className="mt-4 min-w-0 tablet:max-desk:mt-0">
        <Heading level={2} size="h4">
          {words.repliesBy(name, by)}
        </Heading>
        <p className="mt-2 text-caption text-ink-soft">{words.coming}</p>
        {zone && <p className="mt-1 text-caption text-ink-mute">{words.zone(zone)}</p>}
      </div>
    </section>
  );
}
