import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react';
import { classes } from '#web/ui/classes.ts';
import { type ListOption, rowAfter, rowNamed } from '#web/ui/fields/list-keys.ts';
import { ListRows, rowId } from '#web/ui/fields/list-rows.tsx';
import { FieldPanel } from '#web/ui/fields/panel.tsx';

export interface ListBoxProps
  extends Omit<ComponentProps<'button'>, 'value' | 'onChange' | 'children' | 'type'> {
  /** Names the list, and the sheet it is on a phone. */
  label: string;
  options: ListOption[];
  value?: string | undefined;
  onChange?: ((event: { target: { value: string } }) => void) | undefined;
  /** Shown until something is chosen; cannot be chosen itself. */
  placeholder?: string | undefined;
  required?: boolean | undefined;
}

/** Letters typed within this time are one word. */
const wordLasts = 1000;

/**
 * One of several, as ARIA's select-only combobox: a button that shows what is chosen, keeps the focus and walks
 * the list. It is a button so that a form finds it by its name and a disabled fieldset closes it.
 */
export function ListBox(props: ListBoxProps) {
  const {
    label,
    options,
    value = '',
    onChange,
    placeholder,
    required,
    className,
    ...button
  } = props;
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const list = useList(options, value, (chosen) => onChange?.({ target: { value: chosen } }));
  const shown = options.find((option) => option.value === value);
  return (
    <div ref={root} className="relative min-w-0">
      <button
        {...button}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={list.isOpen}
        aria-controls={list.isOpen ? id : undefined}
        aria-activedescendant={list.isOpen ? rowId(id, list.active) : undefined}
        aria-required={required || undefined}
        onClick={list.toggle}
        onKeyDown={list.onKeyDown}
        // Firefox presses a button when Space comes up.
        onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
        className={classes(
          'w-full cursor-pointer truncate text-start',
          !shown?.value && placeholder && 'text-ink-mute!',
          className,
        )}
      >
        {shown?.label ?? placeholder ?? '\u00a0'}
      </button>
      <ChevronDown
        size={18}
        strokeWidth={1.5}
        aria-hidden
        className="pointer-events-none absolute inset-y-0 end-3 my-auto text-ink-mute"
      />
      {list.isOpen && (
        <FieldPanel around={root} title={label} onClose={list.close}>
          <ListRows
            id={id}
            label={label}
            options={options}
            value={value}
            active={list.active}
            onChoose={list.choose}
          />
        </FieldPanel>
      )}
    </div>
  );
}

function useList(options: ListOption[], value: string, onChoose: (value: string) => void) {
  const [active, setActive] = useState<number>();
  const word = useRef({ text: '', at: 0 });
  const isOpen = active !== undefined;
  const chosen = options.findIndex((option) => option.value === value);
  const from = active ?? chosen;
  const close = () => setActive(undefined);
  const open = () => setActive(chosen >= 0 ? chosen : (rowAfter(options, -1, 'Home') ?? 0));
  const choose = (option: ListOption | undefined) => {
    close();
    if (option && !option.disabled && option.value !== value) onChoose(option.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, timeStamp } = event;
    if (event.ctrlKey || event.metaKey) return;
    const isWord = timeStamp - word.current.at < wordLasts && word.current.text !== '';
    if (isOpen && key === 'Tab') return choose(options[active]);
    if (key.length === 1 && (key !== ' ' || isWord)) {
      word.current = { text: isWord ? word.current.text + key : key, at: timeStamp };
      setActive(rowNamed(options, from, word.current.text) ?? Math.max(from, 0));
    } else if (isOpen && (key === 'Enter' || key === ' ' || (altKey && key === 'ArrowUp')))
      choose(options[active]);
    else if (key === 'Enter' || key === ' ' || (!isOpen && key.startsWith('Arrow'))) open();
    else if (altKey || rowAfter(options, from, key) === undefined) return;
    else setActive(rowAfter(options, from, key));
    event.preventDefault();
  };
  return { isOpen, active: active ?? 0, close, choose, toggle: isOpen ? close : open, onKeyDown };
}
