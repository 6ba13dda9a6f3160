/** The reference on a client's transfers: ISO 11649, whose check digits catch a mistyped letter. */

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Letters count from ten on, as in an IBAN. */
function remainder(text: string): number {
  let rest = 0;
  for (const letter of text) {
    const value = alphabet.indexOf(letter);
    rest = (value > 9 ? rest * 100 + value : rest * 10 + value) % 97;
  }
  return rest;
}

/** `RF18RIHL04127K3Q`: the house's letters and eight of the client's own. */
export function transferReference(own: string): string {
  const body = `RIHL${own}`;
  const digits = 98 - remainder(`${body}RF00`);
  return `RF${String(digits).padStart(2, '0')}${body}`;
}

/** In groups of four, as people read it. */
export const spacedReference = (reference: string): string =>
  reference.replaceAll(/(.{4})(?=.)/g, '$1 ');
