import { useText } from '#web/i18n/use-text.ts';
import type { FieldShape } from '#web/matters/sheet/forms.ts';
import type { Filling } from '#web/matters/sheet/use-filled-form.ts';

export interface FormFieldProps<As extends FieldShape['as'] = FieldShape['as']> {
  field: Extract<FieldShape, { as: As }>;
  ask: Filling;
}

/** The words of a field and what was typed into it. */
export function useField({ field, ask }: FormFieldProps) {
  const { t } = useText();
  const { fields, optional } = t.matterSheet;
  const { label, helper } = fields[field.name];
  return {
    label,
    helper,
    note: field.optional ? optional : undefined,
    error: ask.wrong[field.name],
    name: field.name,
    value: ask.values[field.name] ?? '',
  };
}
