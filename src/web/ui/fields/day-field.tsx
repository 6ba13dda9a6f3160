import { CalendarDays } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { todayInDubai } from '#web/platform/moments.ts';
import { useWrittenDay } from '#web/ui/calendar/use-written-day.ts';
import { classes } from '#web/ui/classes.ts';
import type { Typed } from '#web/ui/fields/entry.ts';
import { controlLook, Field, type FieldTexts, partField } from '#web/ui/fields/field.tsx';
import { useFieldWords } from '#web/ui/fields/use-field-words.ts';
import { WrittenBox, type WrittenProps } from '#web/ui/fields/written-box.tsx';

export interface DayFieldProps extends WrittenProps, FieldTexts {
  typed?: Typed;
  bare?: string;
}

/** The library of the calendar comes when somebody opens one. */
const Calendar = lazy(async () => ({
  default: (await import('#web/ui/calendar/calendar.tsx')).Calendar,
}));

/** A day, `2026-11-20`, written as people do or taken from the calendar. */
export function DayField(props: DayFieldProps) {
  const { language } = useText();
  const fields = useFieldWords();
  const [field, { value = '', onChange, min, max, ...input }] = partField(props);
  const written = useWrittenDay({ value, onChange, min, max });
  return (
    <Field {...field} error={written.isWrong ? fields.dayWrong : field.error}>
      {(wiring) => (
        <WrittenBox
          {...input}
          {...wiring}
          label={field.label}
          written={written}
          icon={field.bare === undefined && <CalendarDays size={18} strokeWidth={1.5} />}
          iconLabel={fields.calendar}
          className={field.bare ?? classes(controlLook, 'h-13')}
          panel={({ autoFocus, close }) => (
            <div className="p-5 tablet:min-w-88">
              <Suspense fallback={<div className="h-84" />}>
                <Calendar
                  key={value.slice(0, 7)}
                  mode="single"
                  label={field.label}
                  language={language}
                  today={todayInDubai()}
                  firstMonth={value || min || undefined}
                  earliest={min}
                  latest={max}
                  autoFocus={autoFocus}
                  value={value || undefined}
                  onChange={(day) => {
                    // A second press on the day that is chosen keeps it.
                    written.take(day ?? value);
                    close();
                  }}
                />
              </Suspense>
            </div>
          )}
        />
      )}
    </Field>
  );
}
