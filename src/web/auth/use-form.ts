import { type FormEvent, useRef, useState } from 'react';

type Errors = Record<string, string | undefined>;

/** Checks before asking; nothing typed is ever thrown away, and the first wrong field gets the focus. */
export function useForm<Wrong extends Errors>(check: () => Wrong, send: () => Promise<unknown>) {
  const [errors, setErrors] = useState<Partial<Wrong>>({});
  const form = useRef<HTMLFormElement>(null);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = check();
    setErrors(found);
    const first = Object.keys(found).find((name) => found[name]);
    if (!first) return void send();
    const field = form.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  };
  // Our own sentences stand under the fields, in the reader's language; the browser's would not.
  return { errors, formProps: { ref: form, onSubmit, noValidate: true } };
}
