import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { classes } from '#web/ui/classes.ts';
import { type ListOption, rowAfter, rowNamed } from '#web/ui/fields/list-keys.ts';
import { rowId } from '#web/ui/fields/list-rows.tsx';

interface ColumnProps {
  label: string;
  options: ListOption[];
  value: string | undefined;
  /** Seen first as long as nothing is chosen. */
  start?: string;
  autoFocus?: boolean;
  onChange: (value: string) => void;
}

/** A short list in the open, where what the keyboard stands on is what is chosen. */
export function Column({ label, options, value, start, autoFocus = false, onChange }: ColumnProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const chosen = options.findIndex((option) => option.value === value);
  useEffect(() => {
    if (autoFocus) list.current?.focus();
  }, [autoFocus]);
  const seen = options.findIndex((option) => option.value === (value ?? start));
  useEffect(() => {
    document.getElementById(rowId(id, seen))?.scrollIntoView({ block: 'center' });
  }, [id, seen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = rowAfter(options, chosen, event.key) ?? rowTyped(event, typed.current);
    const option = to === undefined ? undefined : options[to];
    if (!option) return;
    event.preventDefault();
    onChange(option.value);
  };
  const rowTyped = ({ key, timeStamp }: KeyboardEvent, word: { text: string; at: number }) => {
    if (key.length !== 1) return undefined;
    Object.assign(word, {
      text: timeStamp - word.at < 1000 ? word.text + key : key,
      at: timeStamp,
    });
    return rowNamed(options, chosen, word.text);
  };
  return (
    <div className="min-w-0 bg-raised">
      <p aria-hidden className="px-4 pt-3 pb-1 text-caption text-ink-mute">
        {label}
      </p>
      <div
        ref={list}
        id={id}
        role="listbox"
        tabIndex={0}
        aria-label={label}
        aria-activedescendant={chosen >= 0 ? rowId(id, chosen) : undefined}
        onKeyDown={onKeyDown}
        className="h-55 overflow-y-auto overscroll-contain pb-1.5 focus-visible:-outline-offset-2"
      >
        {options.map((option, row) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names the row
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list hears the keys
          <div
            key={option.value}
            id={rowId(id, row)}
            role="option"
            aria-selected={row === chosen}
            onClick={() => onChange(option.value)}
            className={classes(
              'tnum flex min-h-11 cursor-pointer items-center px-4 text-[0.9375rem]',
              row === chosen ? 'bg-sunk font-medium' : 'hover:bg-ink/6',
            )}
          >
            {option.label}
          </div>
        ))}
      </div>
    </div>
  );
}
