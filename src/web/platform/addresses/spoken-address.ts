/** What was said before a sheet was opened, as its address brings it along: `said.party=4`, `said.notes=…`. */
const prefix = 'said.';

export const saidField = (query: URLSearchParams, name: string): string =>
  query.get(`${prefix}${name}`) ?? '';

/** Every field that was said, by its name. */
export const allSaid = (query: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...query]
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [name.slice(prefix.length), value]),
  );

/** The address without it. */
export const withoutSaid = (query: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...query].filter(([name]) => !name.startsWith(prefix)));
