import type { Invitation, Mandate, OwnMandate, SpentOfMandate } from '#contract/delegates.ts';
import type { Instant } from '#contract/primitives.ts';
import { mandateState } from '#domain/delegates/mandates.ts';
import type { MandateRow } from '#server/delegates/store.ts';

const boundsOf = ({ rights, upTo, upToDay, upToMonth, until }: MandateRow) => ({
  rights,
  upTo,
  upToDay,
  upToMonth,
  until,
});

/** For the client who gave it. */
export function mandateView(row: MandateRow, spent: SpentOfMandate, now: Instant): Mandate {
  const { id, email, name, version, invitedAt, acceptedAt, lastUsedAt } = row;
  const state = mandateState(row, now);
  return {
    id,
    email,
    name,
    version,
    state,
    invitedAt,
    acceptedAt,
    lastUsedAt,
    spent,
    ...boundsOf(row),
  };
}

/** For the one who acts. */
export const ownView = (row: MandateRow, name: string, spent: SpentOfMandate): OwnMandate => ({
  id: row.id,
  client: { id: row.clientId, name },
  ...boundsOf(row),
  spent,
});

/** For whoever has the link. */
export const invitationView = (row: MandateRow, client: string, now: Instant): Invitation => ({
  client,
  email: row.email,
  ...boundsOf(row),
  state: mandateState(row, now),
});
