import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';

type Errors = Record<string, string | undefined>;

/**
 * Checks before asking; nothing typed is ever thrown away, and the first wrong field gets the focus.
 * `send` may name the field to mend when what was typed was refused.
 */
export function useForm<Wrong extends Errors>(check: () => Wrong, send: () => Promise<unknown>) {
  const [errors, setErrors] = useState<Partial<Wrong>>({});
  const form = useRef<HTMLFormElement>(null);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = check();
    setErrors(found);
    const first = Object.keys(found).find((name) => found[name]);
    if (first) return focusField(form.current, first);
    void send().then((name) => typeof name === 'string' && focusField(form.current, name));
  };
  // Our own sentences stand under the fields, in the reader's language; the browser's would not.
  return { errors, formProps: { ref: form, onSubmit, noValidate: true } };
}

function focusField(form: HTMLFormElement | null, name: string) {
  const named = form?.elements.namedItem(name);
  // Radios of one name come as a list.
  const field = named instanceof RadioNodeList ? named[0] : named;
  if (field instanceof HTMLElement) field.focus();
}

/** A step that takes another's place takes the focus as well; else it would be lost with the other. */
export function useFocusOnArrival(form: RefObject<HTMLFormElement | null>, name: string) {
  useEffect(() => focusField(form.current, name), [form, name]);
}
