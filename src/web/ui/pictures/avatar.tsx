import { classes } from '#web/ui/classes.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

const sizes = {
  small: 'size-7 text-[0.625rem]',
  normal: 'size-8.5 text-[0.75rem]',
  large: 'size-13 text-[1.125rem]',
};

const presences = {
  here: 'bg-success',
  away: 'bg-brass-fill',
  off: 'bg-sunk shadow-[inset_0_0_0_1.5px_var(--ink-mute)]',
};

export interface AvatarProps {
  initials: string;
  name: string;
  size?: keyof typeof sizes;
  presence?: { state: keyof typeof presences; label: string };
}

/** Initials in a round, calm for everybody; no photographs. */
export const Avatar = ({ initials, name, size = 'normal', presence }: AvatarProps) => (
  <span
    className={classes(
      'relative inline-grid shrink-0 place-items-center rounded-round bg-sunk leading-none font-semibold tracking-[0.02em] text-ink',
      sizes[size],
    )}
  >
    <span aria-hidden>{apart(initials)}</span>
    <VisuallyHidden>{presence ? `${name}, ${presence.label}` : name}</VisuallyHidden>
    {presence && (
      <span
        className={classes(
          'absolute -end-px -bottom-px size-[9px] rounded-round border-2 border-raised',
          presences[presence.state],
        )}
      />
    )}
  </span>
);

/** Two Arabic letters would join into what looks like a word. */
const apart = (initials: string): string =>
  /\p{Script=Arabic}/u.test(initials)
    ? (initials.match(/\p{L}/gu)?.join('\u00a0') ?? initials)
    : initials;
