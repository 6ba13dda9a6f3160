import type { NextWord } from '#contract/matters/matters.ts';
import { useText } from '#web/i18n/use-text.ts';
import { type Left, spanOf } from '#web/matters/promise/use-time-left.ts';
import { clockHere, dayHere, sayDay } from '#web/platform/moments.ts';
import { classes } from '#web/ui/classes.ts';

const [width, middle, ground, radius] = [184, 92, 88, 74];
const marks = [0, 30, 60, 90, 120, 150, 180];

/** The arc is the promised span, the sun its present place. In Arabic it travels from the right. */
export function PromiseArc({ promise, left }: { promise: NextWord; left: Left }) {
  const { t, language } = useText();
  const words = t.matters.promise;
  const { count, unit } = spanOf(left.seconds);
  const across = (x: number) => (language === 'ar' ? width - x : x);
  const said = left.late ? words.lateBy[unit](count) : words.leftOf[unit](count);
  return (
    <svg
      viewBox={`0 0 ${width} 112`}
      role="img"
      aria-label={words.aloud(words.span[unit](count), left.late)}
      className={classes('h-auto w-full overflow-visible', left.late && 'text-danger')}
    >
      <Way left={left} across={across} />
      <path d={`M2 ${ground + 0.5}H182`} className={left.late ? 'stroke-danger' : 'stroke-ink'} />
      <text
        x={middle}
        y={74}
        textAnchor="middle"
        className={classes('tnum font-display text-[34px]', left.late ? 'fill-danger' : 'fill-ink')}
      >
        {count}
      </text>
      <g textAnchor="middle" className="fill-ink-mute text-[11px] max-tablet:text-[14px]">
        <text x={across(18)} y={106}>
          <Edge at={promise.from} />
        </text>
        <text x={middle} y={106}>
          {said}
        </text>
        <text x={across(166)} y={106}>
          <Edge at={promise.due} other={promise.from} />
        </text>
      </g>
    </svg>
  );
}

/** The hour, or the day where the span is longer than one. */
function Edge({ at, other }: { at: string; other?: string }) {
  const { language } = useText();
  if (!other || dayHere(at) === dayHere(other)) return clockHere(at);
  return sayDay(dayHere(at), 'date', language);
}

function Way({ left: { share, late }, across }: { left: Left; across: (x: number) => number }) {
  const angle = Math.PI * (1 - share);
  const [x, y] = [across(middle - radius * Math.cos(angle)), ground - radius * Math.sin(angle)];
  const from = across(middle - radius);
  const sweep = from < middle ? 1 : 0;
  const arc = (toX: number, toY: number) =>
    `M${from} ${ground}A${radius} ${radius} 0 0 ${sweep} ${toX} ${toY}`;
  return (
    <g fill="none">
      <path d={arc(across(middle + radius), ground)} strokeWidth={1.5} className="stroke-line" />
      <path
        d={arc(x, y)}
        strokeWidth={1.5}
        className={late ? 'stroke-danger' : 'stroke-brass-fill'}
      />
      {marks.map((degrees) => (
        <Mark key={degrees} degrees={degrees} />
      ))}
      {late ? (
        <path d={`M${x - 8} ${ground + 1}a8 8 0 0 0 16 0z`} className="fill-danger" />
      ) : (
        <g className="fill-brass-fill">
          <circle cx={x} cy={y} r={13} opacity={0.22} />
          <circle cx={x} cy={y} r={8} />
        </g>
      )}
    </g>
  );
}

/** Halves and quarters are longer than what lies between them. */
function Mark({ degrees }: { degrees: number }) {
  const radians = (degrees * Math.PI) / 180;
  const at = (from: number) =>
    `${middle - from * Math.cos(radians)} ${ground - from * Math.sin(radians)}`;
  const length = degrees % 60 === 0 ? 7 : 3;
  return (
    <path d={`M${at(radius - 1)}L${at(radius - 1 - length)}`} className="stroke-line-strong" />
  );
}
