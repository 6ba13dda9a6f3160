/**
 * Who reads an address, for counting alone: `layla+villas@…` and `Layla@…` arrive with the same person.
 * Nobody is written to at it, since few houses agree on which letters of an address matter.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [name = ''] = email.slice(0, at).split('+');
  return `${name}${email.slice(at)}`.toLowerCase();
}
