import type { CSSProperties } from 'react';
import type { AvailableSlot } from '#contract/bookings/availability.ts';
import type { Day } from '#contract/primitives.ts';
import { sunsetInDubai } from '#domain/calendar/sunset.ts';
import { clockInDubai, minuteOf } from '#domain/time.ts';

import { useText } from '#web/i18n/use-text.ts';

interface HourLineProps {
  slots: AvailableSlot[];
  chosen: string | undefined;
  day: Day;
}

/** A day is a horizon: what is taken is hatched, what is chosen stands on the line, the sun sets on it. */
export function HourLine({ slots, chosen, day }: HourLineProps) {
  const { t } = useText();
  const slot = slots.find(({ time }) => time === chosen);
  const sunset = sunsetInDubai(day);
  const place = scaleOf(slots, sunset);
  return (
    <div aria-hidden className="mt-4.5">
      <div className="relative h-2.5 border-b border-line-strong">
        {slots
          .filter(({ state }) => state !== 'open')
          .map(({ time }) => (
            <i
              key={time}
              className="absolute bottom-0 h-1.5 bg-[repeating-linear-gradient(135deg,var(--line)_0_2px,transparent_2px_5px)]"
              style={place(minuteOf(time), minuteOf(time) + 60)}
            />
          ))}
        {slot && (
          <i
            className="absolute bottom-0 h-1.5 bg-primary"
            style={place(minuteOf(slot.time), endOf(slot))}
          />
        )}
        <i
          className="absolute bottom-0 h-2 w-4 -translate-x-1/2 rounded-t-round bg-brass-fill rtl:translate-x-1/2"
          style={place(minuteOf(sunset), minuteOf(sunset), 'point')}
        />
      </div>
      <Figures slots={slots} sunset={sunset} place={place} />
      <p className="text-end text-[0.75rem] text-brass">{t.bookingSheet.sunset(sunset)}</p>
    </div>
  );
}

type Scale = ReturnType<typeof scaleOf>;

interface FiguresProps {
  slots: AvailableSlot[];
  sunset: string;
  place: Scale;
}

/** An hour's figure is as wide as this many minutes of the line; none stands under the sun. */
const width = 75;

function Figures({ slots, sunset, place }: FiguresProps) {
  const step = Math.max(1, Math.ceil(slots.length / 4));
  const sun = minuteOf(sunset);
  const isClear = ({ time }: AvailableSlot) =>
    minuteOf(time) > sun + 20 || minuteOf(time) + width < sun;
  const shown = slots.filter((slot, index) => index % step === 0 && isClear(slot)).slice(0, 4);
  return (
    <div className="relative h-5 text-[0.75rem] text-ink-mute">
      {shown.map(({ time }) => (
        <span
          key={time}
          className="absolute top-1 leading-4"
          style={place(minuteOf(time), minuteOf(time), 'point')}
        >
          {time}
        </span>
      ))}
    </div>
  );
}

/** A charter that ends after midnight ends at the edge of the line. */
function endOf({ time, endsAt }: AvailableSlot): number {
  const end = minuteOf(clockInDubai(endsAt));
  return end > minuteOf(time) ? end : 24 * 60;
}

function scaleOf(slots: AvailableSlot[], sunset: string) {
  const from = minuteOf(slots[0]?.time ?? '06:00');
  const last = slots.at(-1);
  const to = Math.max(last ? endOf(last) : 0, minuteOf(sunset) + 45);
  const share = (minutes: number) => ((Math.min(to, minutes) - from) / (to - from)) * 100;
  return (start: number, end: number, kind?: 'point'): CSSProperties => ({
    insetInlineStart: `${share(start)}%`,
    ...(!kind && { width: `${share(end) - share(start)}%` }),
  });
}
