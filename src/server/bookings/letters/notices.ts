import { z } from 'zod';
import type { EndCause } from '#contract/bookings/bookings.ts';
import type { Instant } from '#contract/primitives.ts';
import {
  type BookingLetterKind,
  bookingLetter,
  type LetterSurroundings,
} from '#server/bookings/letters/letters.ts';
import { factsWhileCollecting, moneyFactsOf } from '#server/bookings/money.ts';
import { type BookingRow, standingOf } from '#server/bookings/row.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import { isOfChange } from '#server/money/credit-parts.ts';
import { mailLanguage } from '#server/platform/messages/language.ts';
import { nameFrom } from '#server/platform/person-name.ts';
import { type Caller, many, maybe, type Sql } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** What a client is written about as it happens; the reminder has a clock of its own. */
export type LetterNotice = Exclude<BookingLetterKind, 'reminder'>;

/** Told as the books are moved: what a saved card pays now is being taken, and asked of nobody. */
const collects: readonly BookingLetterKind[] = ['confirmed', 'changed'];

interface Teller {
  tx: Sql;
  services: Services;
  snapshot: Snapshot;
  now: Instant;
  /** Whose doing it is; a reminder is nobody's. */
  by?: Caller;
}

export interface NoticeDetails {
  reason?: string | undefined;
  was?: LetterSurroundings['was'];
  cause?: EndCause | undefined;
  fee?: LetterSurroundings['fee'] | undefined;
}

/**
 * Queued in the transaction of what it tells, under a key of the booking's version: nothing is told
 * that did not happen, and nothing twice. Who has no address, or no account any more, is not told.
 */
export async function tellOfBooking(
  teller: Teller,
  kind: BookingLetterKind,
  row: BookingRow,
  why: NoticeDetails,
) {
  const { tx, services, now, by } = teller;
  const delegate = by?.kind === 'client' ? by.delegate?.name : undefined;
  const { reason, cause, was, fee } = why;
  const client = row.clientId && (await correspondent(tx, row.clientId));
  if (!client) return;
  const language = mailLanguage(client.language, row.language);
  const letter = bookingLetter(
    kind,
    { ...standingOf(row), language },
    {
      house: houseOf(teller),
      client,
      publicUrl: services.publicUrl,
      ...(row.clientId && { reader: row.clientId }),
      now,
      sums: await (collects.includes(kind) ? factsWhileCollecting : moneyFactsOf)(tx, row, now),
      creditNotes: await creditNotesOf(tx, row),
      ...(delegate && { delegate }),
      ...(reason && { reason }),
      ...(cause && { cause }),
      ...(was && { was }),
      ...(fee && { fee }),
    },
  );
  await services.messages.queue(tx, letter);
}

/** What this very event took from its invoices. */
async function creditNotesOf(tx: Sql, { id, version }: BookingRow): Promise<string[]> {
  const rows = await many(z.object({ number: z.string() }), tx)`
    select series || '-' || year || '-' || lpad(number::text, 4, '0') as number
    from app.invoices
    where source_kind = 'booking' and source_id = ${id} and ${isOfChange(tx, version)}
    order by issued_at, app.invoices.number`;
  return rows.map(({ number }) => number);
}

function houseOf({ services, snapshot }: Teller) {
  const { contact, brand } = snapshot.texts('company');
  return { name: brand.name.en, email: services.config.contact.email ?? contact.email };
}

const Account = z.object({
  email: z.string().min(1),
  name: z.string(),
  language: z.string().nullable(),
});

const correspondent = (tx: Sql, clientId: string) =>
  maybe(Account, tx)`
    select email, ${nameFrom(tx)} as name, raw_user_meta_data ->> 'language' as language
    from auth.users where id = ${clientId} and email <> ''`;
