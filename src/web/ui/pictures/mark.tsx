import { classes } from '#web/ui/classes.ts';

/** Below 40 px the line is heavier and there is one bar fewer. */
const cuts = {
  large: {
    star: 'M32 3L40.49 11.5L52.51 11.49L52.5 23.51L61 32L52.5 40.49L52.51 52.51L40.49 52.5L32 61L23.51 52.5L11.49 52.51L11.5 40.49L3 32L11.5 23.51L11.49 11.49L23.51 11.5Z',
    bars: 'M14 35.4h36M20.5 40h23M26.5 44.6h11',
    line: 2.2,
    horizon: 32,
    sun: 12.5,
  },
  small: {
    star: 'M32 2L40.78 10.8L53.21 10.79L53.2 23.22L62 32L53.2 40.78L53.21 53.21L40.78 53.2L32 62L23.22 53.2L10.79 53.21L10.8 40.78L2 32L10.8 23.22L10.79 10.79L23.22 10.8Z',
    bars: 'M16 38h32M24 44.5h16',
    line: 3.4,
    horizon: 33,
    sun: 14,
  },
};

interface MarkProps {
  cut?: keyof typeof cuts;
  className?: string;
  /** Moves the sun, for the loader. */
  sunClassName?: string;
}

/** Decoration beside a name; where it stands alone, whatever holds it carries the name. */
export function Mark({ cut = 'large', className = 'size-14', sunClassName }: MarkProps) {
  const { star, bars, line, horizon, sun } = cuts[cut];
  return (
    <svg
      viewBox="0 0 64 64"
      fill="none"
      className={classes('shrink-0', className)}
      aria-hidden="true"
    >
      <path d={star} stroke="currentColor" strokeWidth={line} />
      {/* A nested picture ends at the horizon, so the sun below it is out of sight. */}
      <svg x={0} y={0} width={64} height={horizon} viewBox={`0 0 64 ${horizon}`} aria-hidden="true">
        <circle cx={32} cy={horizon} r={sun} fill="var(--brass-fill)" className={sunClassName} />
      </svg>
      <path d={bars} stroke="currentColor" strokeWidth={line} />
    </svg>
  );
}

/** The mark's star alone, in the colour of the text around it. */
export const Star = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 64 64" className={className} fill="currentColor" aria-hidden="true">
    <path d={cuts.large.star} />
  </svg>
);
