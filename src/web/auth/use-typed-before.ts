import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Credentials } from '#web/platform/auth/credentials.ts';

/** What was typed before the scripts were there, only the fields know: it is read before they are drawn again. */
export function useTypedBefore(
  form: RefObject<HTMLFormElement | null>,
  type: (typed: Credentials) => void,
) {
  const tell = useRef(type);
  useLayoutEffect(() => {
    if (!form.current) return;
    const fields = new FormData(form.current);
    const [email, password] = [String(fields.get('email')), String(fields.get('password'))];
    if (email || password) tell.current({ email, password });
  }, [form]);
}
