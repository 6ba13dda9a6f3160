import { useText } from '#web/i18n/use-text.ts';
import type { View } from '#web/vip/events/use-calendar.ts';

/** Looks like tabs; it is a pair of buttons, because the page below is the same list either way. */
export function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const { t } = useText();
  return (
    <fieldset
      aria-label={t.vip.calendar.view}
      className="flex gap-7 max-tablet:shadow-[inset_0_-1px_0_var(--line)]"
    >
      {(['month', 'agenda'] as const).map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={view === name}
          onClick={() => onChange(name)}
          className="relative cursor-pointer py-4 text-body text-ink-mute after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 hover:text-ink focus-visible:-outline-offset-2 aria-pressed:text-ink aria-pressed:after:bg-brass-fill"
        >
          {t.vip.calendar[name]}
        </button>
      ))}
    </fieldset>
  );
}
