import { classes } from '#web/ui/classes.ts';
import type { Typed } from '#web/ui/fields/entry.ts';
import { controlLook, Field, type FieldTexts, partField } from '#web/ui/fields/field.tsx';
import { ListBox, type ListBoxProps } from '#web/ui/fields/list-box.tsx';

interface ListFieldProps extends Omit<ListBoxProps, keyof FieldTexts | 'id'>, FieldTexts {
  id?: string;
  typed?: Typed;
}

export function ListField(props: ListFieldProps) {
  const [field, list] = partField(props);
  return (
    <Field {...field}>
      {(wiring) => (
        <ListBox
          {...list}
          {...wiring}
          label={field.label}
          className={classes(controlLook, 'h-13 pe-11')}
        />
      )}
    </Field>
  );
}
