/** How a list is walked with the keyboard: which row a key or some letters lead to. */

export interface ListOption {
  value: string;
  label: string;
  disabled?: boolean;
  /** Rows that follow each other under one heading. */
  group?: string;
}

const page = 10;

/** Where a key leads from a row; nothing where it leads nowhere. */
export function rowAfter(options: ListOption[], from: number, key: string): number | undefined {
  const rows = options.flatMap(({ disabled }, row) => (disabled ? [] : [row]));
  const at = rows.indexOf(from);
  const steps: Record<string, number> = {
    ArrowDown: at + 1,
    // From nowhere the way up begins at the end.
    ArrowUp: at < 0 ? rows.length - 1 : at - 1,
    PageDown: at + page,
    PageUp: at - page,
    Home: 0,
    End: rows.length - 1,
  };
  const step = steps[key];
  return step === undefined ? undefined : rows[Math.min(Math.max(step, 0), rows.length - 1)];
}

/**
 * The next row that begins with what was typed. One letter, however often, goes from row to row; more of
 * them stay on a row as long as it fits.
 */
export function rowNamed(options: ListOption[], from: number, typed: string): number | undefined {
  const wanted = plain(typed);
  const isOneLetter = [...wanted].every((letter) => letter === wanted[0]);
  const begins = isOneLetter ? (wanted[0] ?? '') : wanted;
  const start = isOneLetter ? from + 1 : Math.max(from, 0);
  const rows = options.map((_, row) => (row + start) % options.length);
  return rows.find((row) => {
    const option = options[row];
    return option && !option.disabled && plain(option.label).startsWith(begins);
  });
}

/** Without capitals and marks: a reader types `e` for É and a bare alif for أ. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
