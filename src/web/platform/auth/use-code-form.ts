import { useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { digitsOf, isCode } from '#web/platform/auth/credentials.ts';
import { useForm } from '#web/ui/fields/use-form.ts';

/** A form with one field for a code: `send` gets its digits, and may name the field when they were refused. */
export function useCodeForm(send: (digits: string) => Promise<unknown>) {
  const { t } = useText();
  const [value, onChange] = useState('');
  const { errors, formProps } = useForm(
    () => ({ code: isCode(value) ? undefined : t.auth.fields.code }),
    () => send(digitsOf(value)),
  );
  return { formProps, field: { value, onChange, error: errors.code } };
}
