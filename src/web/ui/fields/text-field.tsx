import type { ComponentProps } from 'react';
import { classes } from '#web/ui/classes.ts';
import type { Typed } from '#web/ui/fields/entry.ts';
import { controlLook, Field, type FieldTexts, partField } from '#web/ui/fields/field.tsx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'children'>, FieldTexts {
  typed?: Typed;
}

export function TextField(props: TextFieldProps) {
  const [field, input] = partField(props);
  return (
    <Field {...field}>
      {(wiring) => <input {...input} {...wiring} className={classes(controlLook, 'h-13')} />}
    </Field>
  );
}
