/** What other features ask of billing, inside their own transaction or before it. */
export { type Booked, bookBooking, lockBooks } from '#server/billing/booking-books.ts';
export type { Clerk } from '#server/billing/clerk.ts';
export { type GiveUp, mayEnd, mayGiveUp } from '#server/billing/giving-up.ts';
export { type Held, payForHold } from '#server/billing/hold-paying.ts';
export {
  type Agreed,
  bookAgreement,
  bookEnd,
  type Ending,
  foreseeEnd,
  moneyOf,
} from '#server/billing/matter-books.ts';
export type { Quoted } from '#server/billing/matter-invoice.ts';
export { type Owing, owedOf, owingOf } from '#server/billing/owing.ts';
export { movedOf } from '#server/billing/standing-store.ts';
