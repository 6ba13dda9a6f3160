import { randomInt } from 'node:crypto';

/** No two of these look or sound alike on the phone: no 0 and O, 1 and I, 2 and Z, 5 and S, 8 and B. */
const letters = '23456789ACDEFGHJKLMNPQRTUVWXY';

/** What people say on the phone: `RH-7K3Q9D`. */
export const newReference = (): string =>
  `RH-${Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')}`;
