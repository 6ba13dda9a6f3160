import type { ComponentProps } from 'react';
import { classes } from '#web/ui/classes.ts';
import type { Typed } from '#web/ui/fields/entry.ts';
import { controlLook, Field, type FieldTexts, partField } from '#web/ui/fields/field.tsx';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'children'>, FieldTexts {
  typed?: Typed;
}

export function TextArea(props: TextAreaProps) {
  const [field, { rows = 3, ...area }] = partField(props);
  return (
    <Field {...field}>
      {(wiring) => (
        <textarea
          {...area}
          {...wiring}
          rows={rows}
          className={classes(
            controlLook,
            'field-sizing-content max-h-80 min-h-17 resize-none py-3',
          )}
        />
      )}
    </Field>
  );
}
