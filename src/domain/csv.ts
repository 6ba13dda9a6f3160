/** Lines for a spreadsheet. */

/**
 * A cell that begins like a formula would be computed by whoever opens the file; an apostrophe makes
 * it text. Numbers may begin with a minus.
 */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const plain = /^-?\d+(\.\d+)?$/.test(value);
  const safe = !plain && /^[=+\-@\t\r\n|%]/.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** With the mark by which spreadsheets know the letters, without which Arabic is unreadable there. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
