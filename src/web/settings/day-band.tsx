import { useRef } from 'react';
import { clockAt, type QuietHoursStretch, quietParts } from '#domain/notifications/quiet-hours.ts';
import { useText } from '#web/i18n/use-text.ts';
import { BandHandle } from '#web/settings/band-handle.tsx';
import { classes } from '#web/ui/classes.ts';

const dayMinutes = 24 * 60;

/** When each hour of the marina is seen; the night is at both ends. */
const sights = [
  { hour: 'night', from: 0, until: 340 },
  { hour: 'dawn', from: 340, until: 540 },
  { hour: 'day', from: 540, until: 960 },
  { hour: 'golden', from: 960, until: 1095 },
  { hour: 'dusk', from: 1095, until: 1240 },
  { hour: 'night', from: 1240, until: dayMinutes },
];

const share = (minutes: number) => (100 * minutes) / dayMinutes;

interface DayBandProps {
  hours: QuietHoursStretch;
  artBase: string;
  disabled: boolean;
  /** How long the hand must rest before it is saved; without, it is still on its way. */
  onMove: (moved: QuietHoursStretch, pauseMs?: number) => void;
}

/** The day from midnight to midnight, with a handle at each end of the quiet. */
export function DayBand({ hours, artBase, disabled, onMove }: DayBandProps) {
  const { t } = useText();
  const band = useRef<HTMLDivElement>(null);
  const handle = { hours, band, disabled, onMove };
  return (
    <fieldset className="mt-2" disabled={disabled}>
      <legend className="sr-only">{t.settings.quiet.band}</legend>
      <div
        ref={band}
        className={classes('relative h-18 rounded-hair', disabled && 'opacity-55 grayscale-50')}
      >
        <Sights artBase={artBase} />
        {!disabled &&
          quietParts(hours).map(({ from, until }) => (
            <span
              key={from}
              className="absolute inset-y-0 bg-[rgb(11_30_35/0.62)]"
              style={{ insetInlineStart: `${share(from)}%`, width: `${share(until - from)}%` }}
            />
          ))}
        <BandHandle end="from" {...handle} />
        <BandHandle end="until" {...handle} />
      </div>
      <Axis hours={hours} />
    </fieldset>
  );
}

/** Mirrored as a whole in Arabic, where the day runs from the right. */
const Sights = ({ artBase }: { artBase: string }) => (
  <div className="absolute inset-0 overflow-hidden rounded-hair rtl:-scale-x-100" aria-hidden>
    {sights.map(({ hour, from, until }) => (
      <img
        key={from}
        src={`${artBase}/pages/settings.${hour}.svg`}
        alt=""
        width={1120}
        height={144}
        loading="lazy"
        decoding="async"
        className="absolute inset-0 size-full object-cover object-[50%_62%]"
        style={{ clipPath: `inset(0 ${100 - share(until)}% 0 ${share(from)}%)` }}
      />
    ))}
  </div>
);

const marks = [0, 6 * 60, 12 * 60, 18 * 60];
/** A mark this near to a handle's own hour would lie on it. */
const tooNear = 75;

function Axis({ hours: { from, until } }: { hours: QuietHoursStretch }) {
  const free = marks.filter((mark) =>
    [from, until].every(
      (end) => Math.abs(end - mark) > tooNear && mark + dayMinutes - end > tooNear,
    ),
  );
  return (
    <div className="tnum relative mt-1.5 h-5 text-caption text-ink-mute" aria-hidden>
      {free.map((mark) => (
        <Mark key={mark} at={mark} text={clockAt(mark).slice(0, 2)} />
      ))}
      <Mark at={from} text={clockAt(from)} strong />
      <Mark at={until} text={clockAt(until)} strong />
    </div>
  );
}

function Mark({ at, text, strong = false }: { at: number; text: string; strong?: boolean }) {
  // At the very ends the hour stands within the band, elsewhere under its own middle.
  const place =
    at < 30
      ? 'text-start'
      : at > dayMinutes - 60
        ? '-translate-x-full rtl:translate-x-full'
        : '-translate-x-1/2 rtl:translate-x-1/2';
  return (
    <span
      className={classes('absolute', place, strong && 'text-ink')}
      style={{ insetInlineStart: `${share(at)}%` }}
    >
      {text}
    </span>
  );
}
