/** The first letters of the first and the last name. */
export function initialsIn(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return `${[...first][0] ?? ''}${[...(rest.at(-1) ?? '')][0] ?? ''}`.toUpperCase();
}
