import { randomInt } from 'node:crypto';

/** No two of these look or sound alike on the phone: no 0 and O, 1 and I, 2 and Z, 5 and S, 8 and B. */
const letters = '23456789ACDEFGHJKLMNPQRTUVWXY';

/** So many of them, by chance. */
export const spokenLetters = (count: number): string =>
  Array.from({ length: count }, () => letters[randomInt(letters.length)]).join('');

/** What people say on the phone: `RH-7K3Q9D` is a booking, `RM-7K3Q9D` a matter. */
export const newReference = (series: 'RH' | 'RM'): string => `${series}-${spokenLetters(6)}`;
