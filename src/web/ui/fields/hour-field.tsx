import { Clock } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { digits } from '#domain/calendar/day-count.ts';
import { hourWritten } from '#web/ui/calendar/written-time.ts';
import { classes } from '#web/ui/classes.ts';
import { usePress } from '#web/ui/controls/use-press.ts';
import type { Typed } from '#web/ui/fields/entry.ts';
import { controlLook, Field, type FieldTexts, partField } from '#web/ui/fields/field.tsx';
import { type ListOption, rowAfter } from '#web/ui/fields/list-keys.ts';
import { ListRows, rowId } from '#web/ui/fields/list-rows.tsx';
import { FieldPanel } from '#web/ui/fields/panel.tsx';
import { useFieldWords } from '#web/ui/fields/use-field-words.ts';
import { useWritten } from '#web/ui/fields/use-written.ts';
import type { WrittenProps } from '#web/ui/fields/written-box.tsx';

interface HourFieldProps extends Omit<WrittenProps, 'step'>, FieldTexts {
  typed?: Typed;
  bare?: string;
  /** Minutes between two rows of the list; any other hour can be written. */
  step?: number;
}

/** An hour of the day, `16:30`, written as people do or taken from a list. */
export function HourField({ step = 30, ...props }: HourFieldProps) {
  const words = useFieldWords();
  const [field, { value = '', onChange, min, max, ...input }] = partField(props);
  const written = useWritten({
    value,
    onChange: (hour) => onChange?.({ target: { value: hour } }),
    read: hourWritten,
    write: (hour) => hour,
  });
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLInputElement>(null);
  const options = hoursEvery(step).filter(
    (hour) => (!min || hour.value >= min) && (!max || hour.value <= max),
  );
  const list = useHours(options, value, written.take);
  return (
    <Field {...field} error={written.isWrong ? words.hourWrong : field.error}>
      {(wiring) => (
        <div ref={root} className="relative min-w-0">
          <input
            autoComplete="off"
            {...input}
            {...wiring}
            {...list.line}
            ref={line}
            type="text"
            inputMode="numeric"
            role="combobox"
            aria-autocomplete="none"
            aria-haspopup="listbox"
            aria-expanded={list.isOpen}
            aria-controls={list.isOpen ? id : undefined}
            aria-activedescendant={list.isOpen ? rowId(id, list.active) : undefined}
            value={written.text}
            onChange={({ target }) => written.type(target.value)}
            onBlur={written.leave}
            className={field.bare ?? classes(controlLook, 'tnum h-13 pe-11!')}
          />
          {field.bare === undefined && (
            <Clock
              size={18}
              strokeWidth={1.5}
              aria-hidden
              className="pointer-events-none absolute inset-y-0 end-3.5 my-auto text-ink-mute"
            />
          )}
          {list.isOpen && (
            <FieldPanel
              around={root}
              title={field.label}
              onClose={list.close}
              onWrite={() => {
                list.close();
                line.current?.focus();
              }}
            >
              <ListRows
                id={id}
                label={field.label}
                options={options}
                value={value}
                active={list.active}
                onChoose={list.choose}
              />
            </FieldPanel>
          )}
        </div>
      )}
    </Field>
  );
}

/** The rows beside what is written: they follow it until an arrow leaves it for one of them. */
function useHours(options: ListOption[], value: string, onTake: (hour: string) => void) {
  const [isOpen, setOpen] = useState(false);
  const [walked, setWalked] = useState<number>();
  const near = options.findLastIndex((option) => option.value <= (value || morning));
  const active = walked ?? Math.max(near, 0);
  const close = () => {
    setOpen(false);
    setWalked(undefined);
  };
  const choose = ({ value: hour }: ListOption) => {
    onTake(hour);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const row = key === 'Home' || key === 'End' ? undefined : rowAfter(options, active, key);
    const chosen = walked === undefined ? undefined : options[walked];
    if (row !== undefined) {
      event.preventDefault();
      if (isOpen) setWalked(row);
      setOpen(true);
    } else if (key === 'Enter' && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if (key === 'Enter' || key === 'Tab') close();
  };
  const press = usePress(() => setOpen(true));
  return { isOpen, active, close, choose, line: { onKeyDown, ...press } };
}

const morning = '09:00';

const hoursEvery = (step: number): ListOption[] =>
  Array.from({ length: Math.ceil((24 * 60) / step) }, (_, row) => {
    const hour = `${digits(Math.floor((row * step) / 60))}:${digits((row * step) % 60)}`;
    return { value: hour, label: hour };
  });
