import { Plus, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';

interface RowsProps<Row> {
  legend: string;
  rows: Row[];
  most: number;
  add: string;
  removeLabel: (place: number) => string;
  blank: Row;
  onChange: (rows: Row[]) => void;
  children: (row: Row, write: (part: Partial<Row>) => void, place: number) => ReactNode;
}

/** Several of one kind: telephones, dates, contacts, addresses. A new one takes the focus. */
export function Rows<Row>(props: RowsProps<Row>) {
  const { legend, rows, most, add, removeLabel, blank, onChange, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const [added, setAdded] = useState(0);
  useEffect(() => {
    if (added > 0)
      list.current
        ?.querySelector<HTMLElement>(':scope > li:last-child :is(input, [role=combobox])')
        ?.focus();
  }, [added]);
  const write = (place: number) => (part: Partial<Row>) =>
    onChange(rows.map((row, at) => (at === place ? { ...row, ...part } : row)));
  return (
    <fieldset className="min-w-0">
      <legend className="text-[0.875rem] leading-5 text-ink-soft">{legend}</legend>
      <ul ref={list} className="grid gap-4">
        {rows.map((row, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own until they are saved
            key={place}
            className="grid grid-cols-[1fr_auto] items-start gap-2 border-b border-line pt-2 pb-4"
          >
            <div className="min-w-0">{children(row, write(place), place)}</div>
            <IconButton
              label={removeLabel(place + 1)}
              icon={<X size={18} strokeWidth={1.5} />}
              onClick={() => onChange(rows.filter((_, at) => at !== place))}
            />
          </li>
        ))}
      </ul>
      {rows.length < most && (
        <Button
          variant="outline"
          size="small"
          className="mt-4"
          icon={<Plus size={16} strokeWidth={1.5} />}
          onClick={() => {
            onChange([...rows, blank]);
            setAdded((count) => count + 1);
          }}
        >
          {add}
        </Button>
      )}
    </fieldset>
  );
}
