/**
 * Section 5 of the specification: no spaces, exactly one @, and a dot after the @. Apart from
 * `leads.ts`, because the landing page may not load a schema.
 */
const shape = /^[^\s@]+@[^\s@.]*\.[^\s@]*$/;

export function isLeadAddress(email: string): boolean {
  return shape.test(email);
}
