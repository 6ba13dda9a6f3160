import { DayField } from '#web/ui/fields/day-field.tsx';
import type { Typed } from '#web/ui/fields/entry.ts';
import type { FieldTexts } from '#web/ui/fields/field.tsx';
import { HourField } from '#web/ui/fields/hour-field.tsx';
import { useFieldWords } from '#web/ui/fields/use-field-words.ts';

interface MomentFieldProps extends FieldTexts {
  /** `2026-11-20T16:30`; a half that is not said yet is left out. */
  typed: Typed;
  min?: string;
}

/** A day and an hour of it, beside each other. */
export function MomentField({ typed: [value, onType], min, ...texts }: MomentFieldProps) {
  const words = useFieldWords();
  const [day = '', hour = ''] = value.split('T');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_8.5rem] items-start gap-3">
      <DayField {...texts} min={min} typed={[day, (text) => onType(`${text}T${hour}`)]} />
      <HourField
        label={words.hour}
        describedBy={texts.describedBy}
        typed={[hour, (text) => onType(`${day}T${text}`)]}
      />
    </div>
  );
}
