import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { classes } from '#web/ui/classes.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import type { Typed } from '#web/ui/fields/entry.ts';
import { controlLook, Field, type FieldTexts, partField } from '#web/ui/fields/field.tsx';
import { useFieldWords } from '#web/ui/fields/use-field-words.ts';

interface SearchBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  value?: string | undefined;
  onChange?: ((event: { target: { value: string } }) => void) | undefined;
  /** Before the words. */
  icon?: ReactNode;
}

/** Words to look for, with the house's own way to take them back. */
export function SearchBox({ icon, className, value = '', onChange, ...input }: SearchBoxProps) {
  const words = useFieldWords();
  const box = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange?.({ target: { value: '' } });
    box.current?.focus();
  };
  return (
    <div className="relative w-full min-w-0">
      {icon}
      {/* biome-ignore lint/a11y/useSemanticElements: the browser's own brings its own cross */}
      <input
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        {...input}
        ref={box}
        type="text"
        role="searchbox"
        inputMode="search"
        value={value}
        onChange={onChange}
        className={classes(className, 'pe-11!')}
      />
      {value && !input.disabled && (
        <IconButton
          label={words.clear}
          icon={<X size={16} strokeWidth={1.5} />}
          onClick={clear}
          className="absolute! inset-y-0 end-0 my-auto"
        />
      )}
    </div>
  );
}

export interface SearchFieldProps extends Omit<SearchBoxProps, keyof FieldTexts>, FieldTexts {
  typed?: Typed;
}

export function SearchField(props: SearchFieldProps) {
  const [field, input] = partField(props);
  return (
    <Field {...field}>
      {(wiring) => <SearchBox {...input} {...wiring} className={classes(controlLook, 'h-13')} />}
    </Field>
  );
}
