import type { ComponentProps } from 'react';
import { classes } from '#web/ui/classes.ts';
import { controlLook, Field, type FieldTexts } from '#web/ui/field.tsx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'children'>, FieldTexts {}

export function TextField(props: TextFieldProps) {
  const { label, note, helper, error, describedBy, id, className, ...input } = props;
  return (
    <Field {...{ label, note, helper, error, describedBy, id, className }}>
      {(wiring) => <input {...input} {...wiring} className={classes(controlLook, 'h-13')} />}
    </Field>
  );
}
