import type { AvailableDay } from '#contract/bookings/availability.ts';
import type { Draft } from '#web/bookings/sheet/draft.ts';
import type { Shape } from '#web/bookings/sheet/offering.ts';
import { useText } from '#web/i18n/use-text.ts';
import { sayDay } from '#web/platform/moments.ts';
import { classes } from '#web/ui/classes.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface PanelDaysProps {
  days: AvailableDay[];
  chosen: Draft;
  shape: Shape;
  onChoose: (part: Partial<Draft>) => void;
}

/** Two rows of seven: the weekday, the figure, and the first hour or that it is taken. */
export function PanelDays({ days, chosen, shape, onChoose }: PanelDaysProps) {
  const { t } = useText();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid of seven
    <div
      role="group"
      aria-label={t.bookingSheet.panel.when}
      className="mt-2 grid grid-cols-7 gap-1"
    >
      {days.map((day) => (
        <PanelDay
          key={day.day}
          day={day}
          chosen={chosen.day === day.day ? chosen : undefined}
          shape={shape}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}

interface PanelDayProps extends Omit<PanelDaysProps, 'days' | 'chosen'> {
  day: AvailableDay;
  chosen: Draft | undefined;
}

function PanelDay({ day, chosen, shape, onChoose }: PanelDayProps) {
  const { t, language } = useText();
  const say = t.bookingSheet;
  const open = day.slots.filter(({ state }) => state === 'open');
  const first = open[0]?.time;
  const isOpen = day.state === 'open';
  const time = chosen?.time ?? first;
  const closed = day.state === 'full' ? say.panel.taken : say.panel.noStart;
  const word = isOpen ? (time ?? say.panel.free) : closed;
  const choose = () =>
    onChoose(
      shape === 'hour' ? { day: day.day, time: first } : { day: day.day, length: undefined },
    );
  return (
    <button
      type="button"
      disabled={!isOpen}
      aria-pressed={chosen !== undefined}
      onClick={choose}
      className={classes(
        'grid justify-items-center rounded-hair py-2 leading-[1.2]',
        chosen
          ? 'bg-primary text-on-primary'
          : 'hover:not-disabled:shadow-[inset_0_0_0_1px_var(--line-strong)]',
        isOpen ? 'cursor-pointer' : 'cursor-not-allowed text-ink-mute',
      )}
    >
      <VisuallyHidden>{[sayDay(day.day, 'full', language), word].join(say.comma)}</VisuallyHidden>
      <span aria-hidden className="text-[0.6875rem]">
        {sayDay(day.day, 'column', language)}
      </span>
      <span
        aria-hidden
        className={classes('tnum text-[1.0625rem]', day.state === 'full' && 'line-through')}
      >
        {Number(day.day.slice(8))}
      </span>
      <span aria-hidden className="tnum max-w-full truncate text-[0.6875rem]">
        {word}
      </span>
    </button>
  );
}
