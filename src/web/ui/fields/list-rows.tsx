import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { classes } from '#web/ui/classes.ts';
import type { ListOption } from '#web/ui/fields/list-keys.ts';

interface ListRowsProps {
  id: string;
  label: string;
  options: ListOption[];
  value: string;
  /** The row the keyboard stands on. */
  active: number;
  onChoose: (option: ListOption) => void;
}

export const rowId = (list: string, row: number) => `${list}-${row}`;

/** The rows of a list. The focus stays in the field, which names the row that is meant. */
export function ListRows({ id, label, options, value, active, onChoose }: ListRowsProps) {
  const isOpened = useRef(false);
  useEffect(() => {
    // First among its neighbours, then no further than needed.
    const block = isOpened.current ? 'nearest' : 'center';
    isOpened.current = true;
    document.getElementById(rowId(id, active))?.scrollIntoView({ block });
  }, [id, active]);
  const row = (option: ListOption, at: number) => (
    <ListRow
      key={option.value}
      id={rowId(id, at)}
      option={option}
      isChosen={option.value === value}
      isActive={at === active}
      onChoose={onChoose}
    />
  );
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className="py-1.5"
      // A press on a row must not take the focus out of the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groupsOf(options).map(({ name, first, rows }) =>
        name ? (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box
          <div key={name} role="group" aria-label={name}>
            <p
              aria-hidden
              className="px-4 pt-3 pb-1 text-[0.75rem] font-medium max-tablet:px-5 tracking-wide text-brass"
            >
              {name}
            </p>
            {rows.map((option, at) => row(option, first + at))}
          </div>
        ) : (
          rows.map((option, at) => row(option, first + at))
        ),
      )}
    </div>
  );
}

interface ListRowProps {
  id: string;
  option: ListOption;
  isChosen: boolean;
  isActive: boolean;
  onChoose: (option: ListOption) => void;
}

const ListRow = ({ id, option, isChosen, isActive, onChoose }: ListRowProps) => (
  // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus and names the row
  // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
  <div
    id={id}
    role="option"
    aria-selected={isChosen}
    aria-disabled={option.disabled}
    onClick={() => !option.disabled && onChoose(option)}
    className={classes(
      'flex min-h-11 items-center gap-3 px-4 py-1.5 text-[0.9375rem] leading-snug max-tablet:px-5',
      option.disabled
        ? 'cursor-not-allowed text-ink-mute'
        : 'cursor-pointer hover:bg-ink/6 active:bg-sunk',
      isActive && 'bg-sunk',
      isChosen && 'font-medium',
    )}
  >
    <span className="min-w-0 flex-1">{option.label}</span>
    {isChosen && <Check size={16} strokeWidth={1.75} className="shrink-0 text-brass" aria-hidden />}
  </div>
);

interface RowGroup {
  name: string | undefined;
  first: number;
  rows: ListOption[];
}

function groupsOf(options: ListOption[]): RowGroup[] {
  const groups: RowGroup[] = [];
  for (const [at, option] of options.entries()) {
    const last = groups.at(-1);
    if (last && last.name === option.group) last.rows.push(option);
    else groups.push({ name: option.group, first: at, rows: [option] });
  }
  return groups;
}
