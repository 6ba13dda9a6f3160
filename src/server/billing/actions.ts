/** What other features ask of billing, inside their own transaction or before it. */
export { type Booked, bookBooking } from '#server/billing/booking-books.ts';
export type { Clerk } from '#server/billing/clerk.ts';
export { type Held, payForHold } from '#server/billing/hold-paying.ts';
export { type Owing, owingOf } from '#server/billing/owing.ts';
export { invoiceQuote, type Quoted } from '#server/billing/quote-books.ts';
