import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { quietStep } from '#contract/settings.ts';
import { clockAt, movedHandle, type QuietHoursStretch } from '#domain/notifications/quiet-hours.ts';
import { useText } from '#web/i18n/use-text.ts';

const dayMinutes = 24 * 60;
/** Somebody who holds an arrow key passes many quarters; the last one is saved. */
const restMs = 600;

interface BandHandleProps {
  end: keyof QuietHoursStretch;
  hours: QuietHoursStretch;
  band: RefObject<HTMLDivElement | null>;
  disabled: boolean;
  onMove: (moved: QuietHoursStretch, pauseMs?: number) => void;
}

/** One end of the quiet: dragged, or moved by quarters with the arrow keys and by hours with Page keys. */
export function BandHandle({ end, hours, band, disabled, onMove }: BandHandleProps) {
  const { t, language } = useText();
  const minute = hours[end];
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = stepsOf(event.key, language === 'ar');
    if (steps === undefined) return;
    event.preventDefault();
    onMove(movedHandle(hours, end, steps), restMs);
  };
  const drag = ({ clientX }: PointerEvent, pauseMs?: number) => {
    const at = minuteUnder(band.current, clientX, language === 'ar');
    onMove(movedHandle(hours, end, Math.round((at - minute) / quietStep)), pauseMs);
  };
  return (
    <button
      type="button"
      role="slider"
      disabled={disabled}
      aria-label={t.settings.quiet[end]}
      aria-valuemin={0}
      aria-valuemax={dayMinutes - quietStep}
      aria-valuenow={minute}
      aria-valuetext={clockAt(minute)}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => isHeld(event) && drag(event)}
      onPointerCancel={() => onMove(hours, 0)}
      onPointerUp={(event) => isHeld(event) && drag(event, 0)}
      className="group absolute inset-y-0 w-11 -translate-x-1/2 cursor-ew-resize touch-none disabled:cursor-not-allowed rtl:translate-x-1/2"
      style={{ insetInlineStart: `${(100 * minute) / dayMinutes}%` }}
    >
      <span className="absolute inset-y-0 start-1/2 w-0.5 -translate-x-1/2 bg-[#fcf9f3] rtl:translate-x-1/2" />
      <span className="absolute inset-0 m-auto size-3 rotate-45 bg-[#fcf9f3] shadow-[0_0_0_1px_rgb(16_40_45/0.5)]" />
    </button>
  );
}

const isHeld = ({ currentTarget, pointerId }: PointerEvent) =>
  currentTarget.hasPointerCapture(pointerId);

/** The day runs with the writing; up is later in both. */
function stepsOf(key: string, isRtl: boolean): number | undefined {
  const steps: Record<string, number> = {
    ArrowRight: isRtl ? -1 : 1,
    ArrowLeft: isRtl ? 1 : -1,
    ArrowUp: 1,
    ArrowDown: -1,
    PageUp: 4,
    PageDown: -4,
  };
  return steps[key];
}

function minuteUnder(band: HTMLDivElement | null, x: number, isRtl: boolean): number {
  if (!band) return 0;
  const { left: start, right: end, width } = band.getBoundingClientRect();
  const along = isRtl ? end - x : x - start;
  const within = Math.min(Math.max(along / width, 0), 1) * dayMinutes;
  return Math.min(within, dayMinutes - quietStep);
}
