import { useId } from 'react';
import { ChoiceText } from '#web/ui/fields/choice-text.tsx';
import { FieldHelp } from '#web/ui/fields/field.tsx';

export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  description?: string;
  disabled?: boolean;
}

interface RadioGroupProps<Value extends string> {
  label: string;
  options: RadioOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  name?: string;
  error?: string | undefined;
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, options, value, onChange, name, error } = props;
  const id = useId();
  const helpId = `${id}-help`;
  return (
    <fieldset aria-describedby={error ? helpId : undefined}>
      <legend className="mb-1 text-[0.875rem] leading-5 text-ink-soft">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-11 cursor-pointer gap-3.5 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-ink-mute"
        >
          <input
            type="radio"
            name={name ?? id}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
            className="mt-0.5 size-5 shrink-0 cursor-pointer appearance-none rounded-round border border-line-strong bg-raised transition-[border-width] duration-(--dur-touch) checked:border-[6px] checked:border-primary disabled:cursor-not-allowed disabled:border-line disabled:bg-sunk"
          />
          <ChoiceText label={option.label} description={option.description} />
        </label>
      ))}
      {error && <FieldHelp id={helpId} text={error} wrong />}
    </fieldset>
  );
}
