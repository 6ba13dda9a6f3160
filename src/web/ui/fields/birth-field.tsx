import { ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import type { Day } from '#contract/primitives.ts';
import { digits } from '#domain/calendar/day-count.ts';
import { daysIn } from '#domain/calendar/months.ts';
import { monthsIn } from '#web/i18n/day.ts';
import { useText } from '#web/i18n/use-text.ts';
import { todayInDubai } from '#web/platform/moments.ts';
import { useWrittenDay } from '#web/ui/calendar/use-written-day.ts';
import { classes } from '#web/ui/classes.ts';
import { Column } from '#web/ui/fields/column.tsx';
import type { DayFieldProps } from '#web/ui/fields/day-field.tsx';
import { controlLook, Field, partField } from '#web/ui/fields/field.tsx';
import { useFieldWords } from '#web/ui/fields/use-field-words.ts';
import { WrittenBox } from '#web/ui/fields/written-box.tsx';

const oldest = 120;

/** A day long ago or far ahead, written as people do or put together: nobody turns the leaves back to 1979. */
export function BirthField(props: Omit<DayFieldProps, 'bare'>) {
  const fields = useFieldWords();
  const [field, { value = '', onChange, min, max = todayInDubai(), ...input }] = partField(props);
  const written = useWrittenDay({ value, onChange, min, max });
  return (
    <Field {...field} error={written.isWrong ? fields.birthWrong : field.error}>
      {(wiring) => (
        <WrittenBox
          {...input}
          {...wiring}
          label={field.label}
          written={written}
          icon={<ChevronsUpDown size={18} strokeWidth={1.5} />}
          iconLabel={fields.parts}
          className={classes(controlLook, 'h-13')}
          panel={({ autoFocus }) => (
            <Parts
              day={value}
              last={Number(max.slice(0, 4))}
              first={Number((min ?? String(Number(max.slice(0, 4)) - oldest)).slice(0, 4))}
              autoFocus={autoFocus}
              onChange={written.take}
            />
          )}
        />
      )}
    </Field>
  );
}

interface Said {
  date?: string | undefined;
  month?: string | undefined;
  year?: string | undefined;
}

interface PartsProps {
  day: Day;
  first: number;
  last: number;
  autoFocus: boolean;
  onChange: (day: Day) => void;
}

/** Day, month and year beside each other; they are a day once all three are said. */
function Parts({ day, first, last, autoFocus, onChange }: PartsProps) {
  const { language } = useText();
  const fields = useFieldWords();
  const [said, setSaid] = useState<Said>({});
  const [year = said.year, month = said.month, date = said.date] = day ? day.split('-') : [];
  const say = (part: Said) => {
    const now = { date, month, year, ...part };
    setSaid(now);
    if (!now.date || !now.month || !now.year) return;
    const whole = `${now.year}-${now.month}`;
    onChange(`${whole}-${digits(Math.min(Number(now.date), daysIn(whole)))}`);
  };
  const dates = Array.from({ length: 31 }, (_, at) => optionOf(at + 1));
  const months = monthsIn(language).map((label, at) => ({ value: digits(at + 1), label }));
  const years = Array.from({ length: last - first + 1 }, (_, at) => optionOf(last - at));
  return (
    <div className="grid grid-cols-[1fr_1.5fr_1.25fr] gap-px bg-line tablet:min-w-88">
      <Column
        label={fields.date}
        options={dates}
        value={date}
        autoFocus={autoFocus}
        onChange={(chosen) => say({ date: chosen })}
      />
      <Column
        label={fields.month}
        options={months}
        value={month}
        onChange={(chosen) => say({ month: chosen })}
      />
      <Column
        label={fields.year}
        options={years}
        value={year}
        start={todayInDubai().slice(0, 4)}
        onChange={(chosen) => say({ year: chosen })}
      />
    </div>
  );
}

const optionOf = (count: number) => ({ value: digits(count), label: String(count) });
