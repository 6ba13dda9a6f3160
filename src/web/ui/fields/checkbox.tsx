import { Check } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { classes } from '#web/ui/classes.ts';
import { ChoiceText, type ChoiceTextProps } from '#web/ui/fields/choice-text.tsx';
import { FieldHelp } from '#web/ui/fields/field.tsx';

interface CheckboxProps
  extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'hidden'>,
    Omit<ChoiceTextProps, 'hidden'> {
  error?: string | undefined;
  /** In a table whose row and column say it; a screen reader still needs the words. */
  hideLabel?: boolean | undefined;
}

export function Checkbox(props: CheckboxProps) {
  const { label, description, error, hideLabel, className, ...input } = props;
  const errorId = useId();
  return (
    <div className={className}>
      <label
        className={classes(
          'inline-flex min-h-11 gap-3.5 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-ink-mute',
          hideLabel ? 'min-w-11 justify-center' : 'pe-2',
          'cursor-pointer',
        )}
      >
        <span className="relative mt-0.5 size-5 shrink-0">
          <input
            {...input}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            className="peer block size-5 cursor-pointer appearance-none rounded-hair border border-line-strong bg-raised checked:border-primary checked:bg-primary disabled:cursor-not-allowed disabled:border-line disabled:bg-sunk aria-invalid:border-danger"
          />
          <Check
            size={14}
            strokeWidth={2}
            className="pointer-events-none absolute inset-0 m-auto text-on-primary opacity-0 peer-checked:opacity-100 peer-disabled:text-ink-mute"
          />
        </span>
        <ChoiceText label={label} description={description} hidden={hideLabel} />
      </label>
      {error && (
        <div className="ps-8.5">
          <FieldHelp id={errorId} text={error} wrong />
        </div>
      )}
    </div>
  );
}
