import { initialsOf } from '#domain/initials.ts';
import { classes } from '#web/ui/classes.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

const sizes = {
  tiny: 'size-5 text-[0.5rem]',
  small: 'size-6.5 text-[0.625rem]',
  large: 'size-12 text-[0.9375rem]',
};

const tones = {
  colleague: 'bg-sunk text-ink-soft dark:bg-[#1A3239]',
  me: 'bg-primary text-on-primary',
  client: 'bg-deep text-[#F3D9A8] dark:bg-[#1B474D]',
};

interface DiscProps {
  /** What is read aloud. */
  name: string;
  /** Where that is more than the name itself. */
  initialsOf?: string;
  tone?: keyof typeof tones;
  size?: keyof typeof sizes;
  /** The name stands beside it. */
  silent?: boolean;
  className?: string;
}

const look =
  'inline-grid shrink-0 place-items-center rounded-round leading-none font-semibold tracking-[0.02em]';

export function Disc(props: DiscProps) {
  const {
    name,
    initialsOf: of = name,
    tone = 'colleague',
    size = 'small',
    silent,
    className,
  } = props;
  return (
    <span className={classes(look, sizes[size], tones[tone], className)} title={name}>
      <span aria-hidden>{initialsOf(of)}</span>
      {!silent && <VisuallyHidden>{name}</VisuallyHidden>}
    </span>
  );
}

/** Hatched: nobody has it. */
export const EmptyDisc = ({ label }: { label: string }) => (
  <span
    title={label}
    className={classes(
      look,
      sizes.tiny,
      'bg-[repeating-linear-gradient(135deg,transparent_0_3px,var(--line-strong)_3px_4px)] opacity-80 shadow-[inset_0_0_0_1px_var(--line-strong)]',
    )}
  >
    <VisuallyHidden>{label}</VisuallyHidden>
  </span>
);
