import { Search } from 'lucide-react';
import { useId } from 'react';
import { classes } from '#web/ui/classes.ts';
import { controlLook, Field } from '#web/ui/fields/field.tsx';
import { ListBox } from '#web/ui/fields/list-box.tsx';
import { SearchBox } from '#web/ui/fields/search-field.tsx';

/** Filters are quieter than a form: 44 px instead of 52. */
const quiet = 'h-11 text-[0.9375rem]!';

interface FilterSearchProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
  className?: string;
}

export function FilterSearch(props: FilterSearchProps) {
  const { label, placeholder, value, onChange, className } = props;
  return (
    <Field label={label} className={className}>
      {(wiring) => (
        <SearchBox
          {...wiring}
          icon={
            <Search
              size={18}
              strokeWidth={1.5}
              className="pointer-events-none absolute inset-y-0 start-3.5 my-auto text-ink-mute"
            />
          }
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={classes(controlLook, quiet, 'ps-11!')}
        />
      )}
    </Field>
  );
}

interface FilterSelectProps {
  label: string;
  value: string;
  options: { value: string; label: string }[];
  onChange: (value: string) => void;
  /** The label stands before the list instead of above it. */
  inline?: boolean;
  className?: string;
}

export function FilterSelect(props: FilterSelectProps) {
  const { label, value, options, onChange, inline, className } = props;
  return (
    <Field
      label={label}
      className={classes(inline && 'grid-cols-[auto_auto] items-center gap-3!', className)}
    >
      {(wiring) => (
        <ListBox
          {...wiring}
          label={label}
          options={options}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={classes(controlLook, quiet, 'pe-10!', inline && 'min-w-50')}
        />
      )}
    </Field>
  );
}

interface RangeEnd {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

interface FilterRangeProps {
  label: string;
  from: RangeEnd;
  to: RangeEnd;
  className?: string;
}

/** Two whole numbers; either may be left open. */
export function FilterRange({ label, from, to, className }: FilterRangeProps) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className={classes('grid min-w-0 gap-1.5', className)}>
      <span id={id} className="text-[0.875rem] leading-5 text-ink-soft">
        {label}
      </span>
      <div className="grid grid-cols-2">
        {[from, to].map((end) => (
          <input
            key={end.label}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            aria-label={end.label}
            placeholder={end.label}
            value={end.value}
            onChange={(event) => end.onChange(event.target.value)}
            className={classes(controlLook, quiet, 'px-3.5! focus-visible:z-1 [&+&]:-ms-px')}
          />
        ))}
      </div>
    </fieldset>
  );
}
