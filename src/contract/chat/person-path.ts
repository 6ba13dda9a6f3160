/** Where a live conversation begins: whoever proposes one leads there, and the page reads it there. */
const name = 'expert';
const value = 'ask';

/** Of the assistant, by its slug, that somebody talks to; without one, of the first. */
export const personPath = (persona?: string): string =>
  `/chat?${persona ? `with=${persona}&` : ''}${name}=${value}`;

export const asksForPerson = (query: { get(name: string): string | null }): boolean =>
  query.get(name) === value;
