import { refuseAuth, refuseInput } from '#server/auth/failure.ts';

const longestEmail = 255;

/**
 * Plain ASCII only: letters that look alike cannot pass for another account, lower-casing cannot turn
 * one address into another, and nothing in it can start a new line of a mail's head.
 */
const emailShape =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;

export function readEmail(given: string): string {
  const email = usableEmail(given);
  if (given.length > longestEmail) refuseInput('An email address is too long');
  return email ?? refuseInput('Unable to validate email address: invalid format');
}

/** The same, in the words `/verify` has for it. */
export const readEmailToVerify = (given: string): string =>
  usableEmail(given) ?? refuseAuth(422, 'validation_failed', 'Invalid email format');

/** In lower case, or nothing when it is no address. */
export function usableEmail(given: string): string | undefined {
  const isAscii = /^[\x21-\x7e]+$/.test(given) && given.length <= longestEmail;
  const email = isAscii ? given.toLowerCase() : '';
  return emailShape.test(email) ? email : undefined;
}

/** As numbers are kept: digits only, without the plus. */
export function readPhone(given: string): string {
  const phone = given.trim().replace(/^\+/, '').replaceAll(' ', '');
  if (!/^[1-9][0-9]{1,14}$/.test(phone))
    refuseInput('Invalid phone number format (E.164 required)');
  return phone;
}
