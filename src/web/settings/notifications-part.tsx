import { useEffect, useRef, useState } from 'react';
import type { QuietHours as Hours, Settings } from '#contract/settings.ts';
import { clockAt } from '#domain/notifications/quiet-hours.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ChoicesForm } from '#web/notifications/choices-form.tsx';
import { useTouched } from '#web/platform/browser/use-touched.ts';
import { DayBand } from '#web/settings/day-band.tsx';
import { Part } from '#web/settings/part.tsx';
import { useChangeSettings } from '#web/settings/queries.ts';
import { Switch } from '#web/ui/fields/switch.tsx';

/** There is more room here than behind the bell, so the channels stand apart. */
export const NotificationsPart = ({
  settings,
  artBase,
}: {
  settings: Settings;
  artBase: string;
}) => (
  <Part name="notifications">
    <div className="tablet:[&_thead_th:not(:first-child)]:w-32">
      <ChoicesForm />
    </div>
    <QuietHours saved={settings.quiet} artBase={artBase} />
    <DiscreetLetters saved={settings.discreet} />
  </Part>
);

function DiscreetLetters({ saved }: { saved: boolean }) {
  const { t } = useText();
  const { discreet: words } = t.settings;
  const { mutate } = useChangeSettings();
  const { shown, touch } = useTouched(saved);
  return (
    <div className="mt-8">
      <Switch
        label={words.title}
        description={words.text}
        checked={shown}
        onChange={(discreet) => mutate({ discreet }, { onSettled: touch(discreet) })}
      />
    </div>
  );
}

/** Drawn on the day itself: the same marina at its five hours, dimmed where it is quiet. */
function QuietHours({ saved, artBase }: { saved: Hours; artBase: string }) {
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
