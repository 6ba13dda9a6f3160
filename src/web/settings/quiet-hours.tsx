import { useEffect, useRef, useState } from 'react';
import type { QuietHours as Hours } from '#contract/settings.ts';
import { clockAt } from '#domain/notifications/quiet-hours.ts';
import { useText } from '#web/i18n/use-text.ts';
import { DayBand } from '#web/settings/day-band.tsx';
import { useChangeSettings } from '#web/settings/queries.ts';
import { Switch } from '#web/ui/switch.tsx';

interface QuietHoursProps {
  saved: Hours;
  artBase: string;
}

/** Drawn on the day itself: the same marina at its five hours, dimmed where it is quiet. */
export function QuietHours({ saved, artBase }: QuietHoursProps) {
  const { t } = useText();
  const { quiet: words } = t.settings;
  const { hours, choose } = useHours(saved);
  const { on, from, until } = hours;
  return (
    <div className="mt-5">
      <Switch
        label={words.title}
        description={on ? words.on(clockAt(from), clockAt(until)) : words.off}
        checked={on}
        onChange={(checked) => choose({ ...hours, on: checked }, 0)}
      />
      <DayBand
        hours={hours}
        artBase={artBase}
        disabled={!on}
        onMove={(moved, pauseMs) => choose({ ...hours, ...moved }, pauseMs)}
      />
      <p className="mt-3 max-w-[40rem] text-caption text-ink-mute">{words.note}</p>
    </div>
  );
}

/** Shown at once, saved when the hand rests: a handle passes many quarters on its way. */
function useHours(saved: Hours) {
  const { mutate } = useChangeSettings();
  const [moving, setMoving] = useState<Hours>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const choose = (quiet: Hours, pauseMs?: number) => {
    setMoving(quiet);
    clearTimeout(timer.current);
    if (pauseMs === undefined) return;
    // What was moved meanwhile is newer than what the house has just said.
    const settle = () => setMoving((now) => (now === quiet ? undefined : now));
    const save = () => mutate({ quiet }, { onSettled: settle });
    timer.current = setTimeout(save, pauseMs);
  };
  return { hours: moving ?? saved, choose };
}
