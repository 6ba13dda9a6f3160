/** What follows when places change hands, in the transaction that changes them. */
import { smallestTaking } from '#domain/bookings/party.ts';
import { fullnessKey, reviewFullness } from '#server/bookings/availability/fullness.ts';
import { placeFreed } from '#server/bookings/events.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import type { Act } from '#server/platform/act.ts';
import type { Sql } from '#server/platform/sql.ts';

interface Taker {
  id: string;
  offeringId: string;
}

/** Only whoever leaves too little of some hour for anybody can have taken the last of all. */
export async function placesTaken(
  tx: Sql,
  { id, offeringId }: Taker,
  snapshot: Snapshot,
): Promise<void> {
  const offering = snapshot.all('offerings').find((candidate) => candidate.id === offeringId);
  const least = offering ? smallestTaking(offering) : 1;
  await tx`
    select app.enqueue(${reviewFullness.name}, ${told(offeringId)}::text::json,
      ${fullnessKey(offeringId)})
    from app.bookings b
    where b.id = ${id} and exists (
      select from app.booking_cells c
      where c.offering_id = b.offering_id and c.cell = any (b.cells) and c.taken + ${least} > c.capacity)`;
}

/** Those who wait are asked first; what was full may be so no longer. */
export async function placesFreed(acting: Act, { offeringId }: Taker): Promise<void> {
  const { tx, services } = acting;
  await Promise.all([
    services.events.announce(placeFreed, { acting, offeringId }),
    tx`
      select app.enqueue(${reviewFullness.name}, ${told(offeringId)}::text::json,
        ${fullnessKey(offeringId)})
      from app.full_offerings where offering_id = ${offeringId}`,
  ]);
}

const told = (offeringId: string) => JSON.stringify(reviewFullness.schema.parse({ offeringId }));
