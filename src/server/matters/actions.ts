/** What other features ask of matters, inside their own transaction. */
import type { ItineraryAppointment } from '#contract/itinerary.ts';
import type { QueueRow } from '#contract/matters/desk.ts';
import type { MatterForm } from '#contract/matters/kinds.ts';
import type { MatterSummary } from '#contract/matters/matters.ts';
import type { Day } from '#contract/primitives.ts';
import { matterPath } from '#domain/matters/areas.ts';
import { mayMove } from '#domain/matters/life.ts';
import { money } from '#domain/money.ts';
import { isBefore } from '#domain/time.ts';
import { deskClientsOf } from '#server/clients/actions.ts';
import { type AdviserReader, adviserNamed } from '#server/matters/appointments/advisers.ts';
import { appointmentsOfMatter, hoursFrom } from '#server/matters/appointments/store.ts';
import { listAgreedOf, listOpenOf, listOwn, listSaying } from '#server/matters/list-store.ts';
import { foreseeMatterEnd } from '#server/matters/quotes/agreement.ts';
import { findQuote, quoteIn } from '#server/matters/quotes/store.ts';
import type { ListedMatter } from '#server/matters/row.ts';
import { stepsOf } from '#server/matters/steps/store.ts';
import { lockAnyMatter } from '#server/matters/store.ts';
import { type MatterReader, matterSummary, moneyFor } from '#server/matters/views.ts';
import type { Sql } from '#server/platform/sql.ts';

/** The open ones of one client, the last touched first. */
export async function openMattersOf(
  tx: Sql,
  reader: MatterReader,
  clientId: string,
): Promise<MatterSummary[]> {
  const rows = await listOpenOf(tx, clientId, reader);
  return rows.map((row) => matterSummary(row, reader));
}

/** The same with what their client asks about: where it stands, what they still owe it, and when it is. */
export async function toldMattersOf(tx: Sql, reader: MatterReader, clientId: string) {
  const rows = await listOpenOf(tx, clientId, reader);
  return Promise.all(rows.map((row) => toldMatter(tx, row, reader)));
}

async function toldMatter(tx: Sql, row: ListedMatter, reader: MatterReader) {
  const [steps, hours, quote] = await Promise.all([
    stepsOf(tx, row.id),
    appointmentsOfMatter(tx, row.id),
    quoteIn(tx, row.id, 'sent'),
  ]);
  const step = steps.find(({ state }) => state === 'open' || state === 'waiting');
  const papers = steps.flatMap((one) => (one.state === 'open' ? one.papers : []));
  const missing = papers.filter(({ state }) => state === 'missing' || state === 'rejected');
  const stands = quote !== undefined && isBefore(reader.now, quote.expiresAt);
  return {
    ...matterSummary(row, reader),
    names: [row.title.en, row.title.ar],
    day: dayIn(row.form),
    step: step ? step.words.title[reader.language] : null,
    missing: missing.map(({ name }) => name[reader.language]),
    hours: hours.filter(({ state, endsAt }) => state === 'set' && isBefore(reader.now, endsAt)),
    quote: stands
      ? { total: money(quote.totalAmount, quote.currency), until: quote.expiresAt }
      : null,
  };
}

/** The hours that are set with a client from a day on, each with the way to its request. */
export async function hoursSetFor(
  tx: Sql,
  clientId: string,
  from: Day,
): Promise<ItineraryAppointment[]> {
  const hours = await hoursFrom(tx, clientId, from);
  return hours.map(({ matterId, area, adviser: _adviser, ...hour }) => ({
    ...hour,
    path: matterPath(area, matterId),
  }));
}

/** The same, each with whom they meet, where the client chose somebody. */
export async function meetingsFor(tx: Sql, reader: AdviserReader, ask: { id: string; from: Day }) {
  const hours = await hoursFrom(tx, ask.id, ask.from);
  return hours.map(({ matterId, area, adviser, ...hour }) => ({
    ...hour,
    path: matterPath(area, matterId),
    with: adviser === null ? null : (adviserNamed(adviser, reader)?.name ?? null),
  }));
}

/** The day it is wanted for. */
const dayIn = (form: MatterForm): Day | null => ('day' in form ? form.day : null);

/** The client's own with this reference, over or not. */
export async function referredMatter(
  tx: Sql,
  reader: MatterReader,
  { clientId, reference }: { clientId: string; reference: string },
): Promise<MatterSummary | undefined> {
  const page = { clientId, area: undefined, which: 'all', after: undefined, limit: 5 } as const;
  const rows = await listOwn(tx, { ...page, words: reference });
  const found = rows.find((row) => row.reference === reference);
  return found && matterSummary(found, reader);
}

/** Where each that was agreed to stands with its money, and what withdrawing it would mean. */
export async function agreedMattersOf(tx: Sql, reader: MatterReader, clientId: string) {
  const rows = await listAgreedOf(tx, clientId, reader);
  const found = await Promise.all(rows.map((row) => agreedMatter(tx, row, reader)));
  return found.filter((one) => one !== undefined);
}

async function agreedMatter(tx: Sql, row: ListedMatter, reader: MatterReader) {
  const { id, reference, title, area } = matterSummary(row, reader);
  const quote = await quoteIn(tx, id, 'accepted');
  if (!quote) return undefined;
  const { sums } = await moneyFor(tx, { row, quote }, reader.now);
  const mayEnd = mayMove(row.state, 'withdraw', 'client');
  const ending = mayEnd
    ? await foreseeMatterEnd(tx, row, { move: 'withdraw', actor: 'client' })
    : null;
  return { id, reference, title, area, sums, ending };
}

/** For the desk: by reference or title, the last touched first. */
export async function mattersSaying(
  tx: Sql,
  reader: MatterReader,
  words: string,
): Promise<QueueRow[]> {
  const rows = await listSaying(tx, words, reader);
  const known = await deskClientsOf(
    tx,
    rows.flatMap(({ clientId }) => clientId ?? []),
  );
  return rows.map((row) => ({
    ...matterSummary(row, reader),
    client: (row.clientId && known.get(row.clientId)) || null,
  }));
}

/** For the desk: a version with the matter it belongs to; drafts are nothing yet. */
export async function findQuoteAnywhere(tx: Sql, matterId: string, quoteId: string) {
  const matter = await lockAnyMatter(tx, matterId);
  const quote = matter && (await findQuote(tx, matterId, quoteId));
  return matter && quote ? { matter, quote } : undefined;
}
