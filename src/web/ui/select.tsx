import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classes } from '#web/ui/classes.ts';
import { controlLook, Field, type FieldTexts, parted } from '#web/ui/field.tsx';
import type { Typed } from '#web/ui/typed.ts';

interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'children'>, FieldTexts {
  options: SelectOption[];
  typed?: Typed;
  /** Shown until something is chosen; cannot be chosen itself. */
  placeholder?: string;
}

/** The browser's own list: it is the better one on phones, and needs no style injected. */
export function Select(props: SelectProps) {
  const [field, { options, placeholder, ...select }] = parted(props);
  return (
    <Field {...field}>
      {(wiring) => (
        <div className="relative">
          <select
            {...select}
            {...wiring}
            className={classes(controlLook, 'h-13 cursor-pointer appearance-none truncate pe-11')}
          >
            {placeholder && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            size={18}
            strokeWidth={1.5}
            className="pointer-events-none absolute inset-y-0 end-4 my-auto text-ink-mute"
          />
        </div>
      )}
    </Field>
  );
}
