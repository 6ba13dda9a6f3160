/** What is typed at the door, and what is wrong with it before the service is asked. */
export interface Credentials {
  email: string;
  password: string;
}

/** Section 5 of the specification. */
export const shortestPassword = 6;

/** As browsers read `type="email"`, with the dot that every address on the net has. */
const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function isAddress(email: string): boolean {
  return address.test(email.trim());
}

export function domainOf(email: string): string {
  return email.trim().split('@').at(-1)?.toLowerCase() ?? '';
}

/** Authenticator apps and text messages give six digits; people type blanks between them. */
export function digitsOf(code: string): string {
  return code.replace(/\s/g, '');
}

export function isCode(code: string): boolean {
  return /^\d{6,10}$/.test(digitsOf(code));
}
