import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from '#web/ui/classes.ts';

/** 38 px to the eye, 44 px to the finger. */
export const chipLook =
  'relative inline-flex h-9.5 shrink-0 cursor-pointer items-center gap-2 rounded-hair px-4 text-[0.875rem] whitespace-nowrap shadow-[inset_0_0_0_1px_var(--line-strong)] transition-colors duration-(--dur-touch) before:absolute before:inset-x-0 before:-inset-y-[3px] hover:bg-ink/6';

/** One row that scrolls. */
export const chipRowLook = 'flex gap-2 overflow-x-auto py-1 [scrollbar-width:none]';
export const chipRowBleed = 'max-tablet:-mx-(--gutter) max-tablet:px-(--gutter)';

interface ChipOption<Value extends string> {
  value: Value;
  label: ReactNode;
}

interface ChipsProps<Value extends string> {
  label: string;
  options: ChipOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Runs to the edge of a phone's screen; only where the row stands directly in the gutter. */
  bleed?: boolean;
}

/** One of many: a filter. Arrow keys move the choice, as in any group of radios. */
export function Chips<Value extends string>(props: ChipsProps<Value>) {
  const { label, options, value, onChange, bleed } = props;
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classes(chipRowLook, bleed && chipRowBleed)}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={classes(
            chipLook,
            'has-checked:bg-primary has-checked:text-on-primary has-checked:shadow-none has-focus-visible:outline-2 has-focus-visible:-outline-offset-1 has-focus-visible:outline-focus has-checked:has-focus-visible:outline-offset-2',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}

interface ToggleChipProps extends ComponentProps<'button'> {
  pressed: boolean;
}

/** Any of many: each one is on or off by itself. */
export const ToggleChip = ({ pressed, className, ...button }: ToggleChipProps) => (
  <button
    type="button"
    {...button}
    aria-pressed={pressed}
    className={classes(
      chipLook,
      'aria-pressed:bg-primary aria-pressed:text-on-primary aria-pressed:shadow-none disabled:cursor-not-allowed disabled:bg-sunk disabled:text-ink-mute disabled:shadow-none',
      className,
    )}
  />
);
