/** What is typed of a card, and whether it can be one. Nothing of it is kept anywhere. */
import type { Day } from '#contract/primitives.ts';

export interface CardEntry {
  number: string;
  expiry: string;
  cvc: string;
  name: string;
}

export const noCard: CardEntry = { number: '', expiry: '', cvc: '', name: '' };

export type TypedBrand = 'visa' | 'mastercard' | 'amex' | 'card';

const brands: readonly (readonly [RegExp, TypedBrand])[] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2[2-7])/, 'mastercard'],
  [/^3[47]/, 'amex'],
];

/** Arabic keyboards write their own digits. */
const western = (text: string) =>
  text.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660));

const longest = 19;

export const digitsOf = (text: string) => western(text).replace(/\D/g, '');

export function brandOf(number: string): TypedBrand {
  const digits = digitsOf(number);
  return brands.find(([begins]) => begins.test(digits))?.[1] ?? 'card';
}

/** As it stands on the card: in fours, American Express in 4, 6 and 5. */
export function groupedNumber(text: string): string {
  const digits = digitsOf(text).slice(0, longest);
  const parts =
    brandOf(digits) === 'amex'
      ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)]
      : (digits.match(/.{1,4}/g) ?? []);
  return parts.filter(Boolean).join(' ');
}

/** `12/28`, with the stroke put in; a first digit above one can only be a month of its own. */
export function groupedExpiry(text: string): string {
  const typed = digitsOf(text);
  const digits = /^[2-9]/.test(typed) ? `0${typed}` : typed;
  const [month, year] = [digits.slice(0, 2), yearIn(digits.slice(2))];
  return year || (digits.length === 2 && /[/\s]$/.test(western(text))) ? `${month}/${year}` : month;
}

/** Browsers fill in `12/2028`. */
const yearIn = (digits: string) => (digits.length === 4 ? digits.slice(2) : digits.slice(0, 2));

export function expiryOf(text: string): { month: number; year: number } | undefined {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(groupedExpiry(text)) ?? [];
  return month && year ? { month: Number(month), year: 2000 + Number(year) } : undefined;
}

export const cvcLength = (number: string) => (brandOf(number) === 'amex' ? 4 : 3);

/** What is wrong with a field; the screen says it in a sentence. */
export type CardFault = 'empty' | 'short' | 'wrong' | 'past' | 'unlisted';

export type CardFaults = Partial<Record<keyof CardEntry, CardFault>>;

/** `listed`: the only numbers that work, where no real card does. */
export function faultsOf(entry: CardEntry, today: Day, listed: readonly string[] = []): CardFaults {
  const found = {
    number: numberFault(digitsOf(entry.number), listed.map(digitsOf)),
    expiry: expiryFault(entry.expiry, today),
    cvc: cvcFault(entry),
    name: entry.name.trim() === '' ? ('empty' as const) : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault));
}

function numberFault(digits: string, listed: readonly string[]): CardFault | undefined {
  if (digits === '') return 'empty';
  if (digits.length < 12) return 'short';
  if (!isLuhn(digits)) return 'wrong';
  return listed.length > 0 && !listed.includes(digits) ? 'unlisted' : undefined;
}

function expiryFault(text: string, today: Day): CardFault | undefined {
  if (text.trim() === '') return 'empty';
  const end = expiryOf(text);
  if (!end) return 'wrong';
  // A card is good to the last day of its month.
  const months = ([year, month]: number[]) => (year ?? 0) * 12 + (month ?? 0);
  const now = months(today.split('-').map(Number));
  return months([end.year, end.month]) < now ? 'past' : undefined;
}

function cvcFault({ cvc, number }: CardEntry): CardFault | undefined {
  const { length } = digitsOf(cvc);
  if (length === 0) return 'empty';
  return length === cvcLength(number) ? undefined : 'short';
}

/** The check digit every card number ends in. */
export function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
