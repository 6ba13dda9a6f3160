import { z } from 'zod';
import type { Instant } from '#contract/primitives.ts';
import { bookingLetter, type LetterKind } from '#server/bookings/letters/letters.ts';
import { moneyFactsOf } from '#server/bookings/money.ts';
import type { BookingRow } from '#server/bookings/row.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import { maybe, type Sql } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** What a client is written about as it happens; the reminder has a clock of its own. */
export type Told = Exclude<LetterKind, 'reminder'>;

interface Teller {
  tx: Sql;
  services: Services;
  snapshot: Snapshot;
  now: Instant;
}

interface Details {
  reason?: string | undefined;
}

/**
 * Queued in the transaction of what it tells, under a key of the booking's version: nothing is told
 * that did not happen, and nothing twice. Who has no address, or no account any more, is not told.
 */
export async function tell(teller: Teller, kind: LetterKind, row: BookingRow, { reason }: Details) {
  const { tx, services, now } = teller;
  const client = row.clientId && (await correspondent(tx, row.clientId));
  if (!client) return;
  const letter = bookingLetter(kind, row, {
    house: houseOf(teller),
    client,
    publicUrl: services.publicUrl,
    now,
    sums: await moneyFactsOf(tx, row, now),
    ...(reason && { reason }),
  });
  await services.messages.queue(tx, letter);
}

function houseOf({ services, snapshot }: Teller) {
  const { contact, brand } = snapshot.texts('company');
  return { name: brand.name.en, email: services.config.contact.email ?? contact.email };
}

const Account = z.object({ email: z.string().min(1), name: z.string().nullable() });

async function correspondent(tx: Sql, clientId: string) {
  const account = await maybe(
    Account,
    tx`
      select email, raw_user_meta_data ->> 'full_name' as name from auth.users
      where id = ${clientId} and email <> ''`,
  );
  return account && { email: account.email, name: account.name || account.email };
}
