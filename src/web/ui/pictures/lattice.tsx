import { useId } from 'react';
import { classes } from '#web/ui/classes.ts';

const screen =
  'M64 32 53 40.7 54.6 54.6 40.7 53 32 64 23.3 53 9.4 54.6 11 40.7 0 32 11 23.3 9.4 9.4 23.3 11 32 0 40.7 11 54.6 9.4 53 23.3ZM0 0 9.344 9.344M64 0 54.656 9.344M0 64 9.344 54.656M64 64 54.656 54.656';

/** CSS gradients do not know the end edge, so Arabic has its own. */
const fades = {
  none: '',
  end: '[mask-image:linear-gradient(90deg,transparent_40%,#000)] rtl:[mask-image:linear-gradient(270deg,transparent_40%,#000)]',
  middle: '[mask-image:radial-gradient(ellipse_70%_85%_at_50%_50%,#000_45%,transparent_100%)]',
};

interface LatticeProps {
  fade?: keyof typeof fades;
  /** Width of one star. */
  step?: number;
  /** On gulf the screen is the light brass in both themes. */
  inverse?: boolean;
}

/** The mashrabiya: only over what is private, never as wallpaper. Its parent is `relative`. */
export function Lattice({ fade = 'none', step = 64, inverse = false }: LatticeProps) {
  const id = useId();
  return (
    <svg
      className={classes('pointer-events-none absolute inset-0 size-full', fades[fade])}
      aria-hidden="true"
    >
      <defs>
        <pattern
          id={id}
          width={step}
          height={step}
          patternUnits="userSpaceOnUse"
          viewBox="0 0 64 64"
        >
          <path
            d={screen}
            fill="none"
            stroke={inverse ? 'rgb(221 182 122 / .22)' : 'var(--lattice)'}
            strokeWidth={1.6}
          />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
