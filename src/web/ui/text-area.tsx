import type { ComponentProps } from 'react';
import { classes } from '#web/ui/classes.ts';
import { controlLook, Field, type FieldTexts } from '#web/ui/field.tsx';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'children'>, FieldTexts {}

export function TextArea(props: TextAreaProps) {
  const { label, note, helper, error, describedBy, id, className, rows = 3, ...area } = props;
  return (
    <Field {...{ label, note, helper, error, describedBy, id, className }}>
      {(wiring) => (
        <textarea
          {...area}
          {...wiring}
          rows={rows}
          className={classes(controlLook, 'field-sizing-content max-h-80 min-h-17 resize-y py-3')}
        />
      )}
    </Field>
  );
}
