import { classes } from '#web/ui/classes.ts';

const ink = 'text-[#10282D]';

/** Brass and inverse lie on art or gulf, which have the same colours by day and by night. */
const variants = {
  primary: 'bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-press',
  outline: 'text-ink shadow-[inset_0_0_0_1px_var(--ink)] hover:bg-ink/6 active:bg-ink/10',
  brass: `bg-brass-fill ${ink} hover:brightness-105 active:brightness-95`,
  quiet:
    'rounded-none border-b border-brass-fill px-1! text-ink hover:text-brass active:border-ink disabled:border-line! disabled:bg-transparent!',
  inverse: `bg-inverse ${ink} hover:bg-white active:bg-inverse-soft`,
  'inverse-outline':
    'bg-[rgb(11_30_35/0.3)] text-inverse shadow-[inset_0_0_0_1px_rgb(248_242_230/0.55)] hover:bg-[rgb(11_30_35/0.5)]',
  danger:
    'text-danger shadow-[inset_0_0_0_1px_var(--danger)] hover:bg-danger-wash active:bg-danger-wash',
};

/** A small button is 40 px to the eye and 44 px to the finger. */
const sizes = {
  normal: 'min-h-13 px-7 text-[0.9375rem]',
  small: 'min-h-10 px-4.5 text-[0.875rem] before:absolute before:inset-x-0 before:-inset-y-0.5',
};

const base =
  'relative inline-grid max-w-full cursor-pointer place-items-center rounded-hair py-2 text-center leading-tight font-medium tracking-[0.01em] transition-[background-color,color,filter,opacity] duration-(--dur-touch)';

const unavailable =
  'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-sunk disabled:text-ink-mute disabled:shadow-none disabled:filter-none aria-busy:cursor-progress aria-busy:opacity-80';

export interface ButtonLook {
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
}

export function buttonLook(look: ButtonLook, className?: string): string {
  const { variant = 'primary', size = variant === 'quiet' ? 'small' : 'normal', wide } = look;
  return classes(base, variants[variant], sizes[size], unavailable, wide && 'w-full', className);
}
