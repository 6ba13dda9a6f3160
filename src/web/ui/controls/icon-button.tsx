import type { ComponentProps, ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';

const variants = {
  quiet: 'text-ink hover:bg-ink/6',
  outline: 'text-ink shadow-[inset_0_0_0_1px_var(--ink)] hover:bg-ink/6',
  primary: 'bg-primary text-on-primary hover:bg-primary-hover',
  /** On a picture. */
  art: 'bg-[rgb(11_30_35/0.45)] text-inverse hover:bg-[rgb(11_30_35/0.65)]',
};

const sizes = {
  normal: 'size-11',
  small: 'size-10 before:absolute before:-inset-0.5',
};

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  label: string;
  icon: ReactNode;
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
  /** Something unread waits behind it. The label has to say so too. */
  marked?: boolean;
}

export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = 'quiet', size = 'normal', marked, className, ...rest } = props;
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={classes(
        'relative grid shrink-0 cursor-pointer place-items-center rounded-hair transition-colors duration-(--dur-touch) disabled:cursor-not-allowed disabled:bg-sunk disabled:text-ink-mute disabled:shadow-none',
        variants[variant],
        sizes[size],
        className,
      )}
    >
      {icon}
      {marked && (
        <span className="absolute end-2 top-2 size-2 rounded-round bg-coral-fill" aria-hidden />
      )}
    </button>
  );
}
