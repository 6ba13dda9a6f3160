/** What an address asks to be laid over its page: `?book=<slug>`, `?ask=school&about=<slug>`. */
export const askedNames = ['book', 'join', 'quick', 'ask'] as const;
export type AskedName = (typeof askedNames)[number];

/** What goes with a request: what it is about, for which day, or the draft that is gone on with. */
const askedWith = ['about', 'on', 'draft'] as const;
export type AskedAddress = Partial<Record<(typeof askedWith)[number], string>>;

/** Kept with the step of the history that opened it: then the step before it closes it. */
export const laid = { laid: true };

/** The address's query with this over the page, and nothing else. */
export function searchWith(name?: AskedName, value = '', beside: AskedAddress = {}): string {
  const query = new URLSearchParams(location.search);
  for (const each of [...askedNames, ...askedWith]) query.delete(each);
  if (name) query.set(name, value);
  for (const [key, said] of Object.entries(beside)) if (said) query.set(key, said);
  return query.toString();
}
