/** What is typed at the door, and what is wrong with it before the service is asked. */
export interface Credentials {
  email: string;
  password: string;
}

/** Section 5 of the specification. */
export const shortestPassword = 6;

/** As browsers read `type="email"`, with the dot that every address on the net has. */
const address = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

export const isAddress = (email: string): boolean => address.test(email.trim());

export const domainOf = (email: string): string =>
  email.trim().split('@').at(-1)?.toLowerCase() ?? '';

/** Authenticator apps and text messages give six digits; people type blanks between them. */
export const digitsOf = (code: string): string => code.replace(/\s/g, '');

export const isCode = (code: string): boolean => /^\d{6,10}$/.test(digitsOf(code));
