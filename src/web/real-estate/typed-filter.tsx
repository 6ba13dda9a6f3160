import { useEffect, useRef, useState } from 'react';
import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx';

interface TypedFilterProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  value: string;
  onType: (typed: string) => void;
}

/**
 * A filter that is typed. The address follows a moment behind the keys, so the field keeps its own
 * text while it is typed in, and takes the address's when somebody else has changed it.
 */
export function TypedFilter({ value, onType, ...field }: TypedFilterProps) {
  const [typed, setTyped] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (document.activeElement !== input.current) setTyped(value);
  }, [value]);
  return (
    <TextField
      {...field}
      ref={input}
      autoComplete="off"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onType(target.value);
      }}
    />
  );
}
