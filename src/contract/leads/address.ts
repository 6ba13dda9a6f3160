/**
 * Section 5 of the specification: no spaces, exactly one @, and a dot after the @. Apart from
 * `leads.ts`, because the landing page may not load a schema.
 */
const shape = /^[^\s@]+@[^\s@.]*\.[^\s@]*$/;

export const isLeadAddress = (email: string): boolean => shape.test(email);
