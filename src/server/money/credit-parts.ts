/**
 * Why something was credited, as its note is named. What the house gave of its own accord stays given when
 * what it was for changes; a credit that follows a change is reckoned anew with the next one.
 */
import { newId } from '#server/platform/ids.ts';
import type { Sql } from '#server/platform/sql.ts';

export const giftPart = (): string => `credit:${newId()}`;

export const followingPart = (change: string | number, invoiceId: string): string =>
  `credit:${change}:${invoiceId}`;

/** Those of one change, whichever documents it takes from. */
export const isOfChange = (sql: Sql, change: string | number) =>
  sql`kind = 'credit_note' and source_part like ${`credit:${change}:%`}`;

/** The same of one note. */
export const isGiftPart = (part: string): boolean => part.split(':').length < 3;

/** Of the notes in `app.invoices`. */
export const isGift = (sql: Sql) => sql`kind = 'credit_note' and source_part not like 'credit:%:%'`;
