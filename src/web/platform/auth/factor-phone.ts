import type { Factor } from '@supabase/auth-js';

/** Digits with the country code, as the service keeps them. */
export function phoneOf(factor: Factor): string {
  const { phone } = factor as Factor & { phone?: string }; // the service sends it with phone factors
  return phone ?? '';
}

/** Enough to know one's own number, too little to learn it. */
export const endingOf = (factor: Factor): string => phoneOf(factor).slice(-2) || '••';

/** What people type around the digits; `00` stands for the plus on many telephones. */
const around = /[\s()./-]/g;

/** The digits of a number with its country code; undefined when it has none or is no number. */
export function readPhone(typed: string): string | undefined {
  const plain = typed.replace(around, '').replace(/^(\+|00)/, '');
  return /^[1-9]\d{6,14}$/.test(plain) ? plain : undefined;
}
