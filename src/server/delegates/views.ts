import type { Invitation, Mandate, OwnMandate } from '#contract/delegates.ts';
import type { Instant } from '#contract/primitives.ts';
import { mandateState } from '#domain/mandates.ts';
import type { MandateRow } from '#server/delegates/store.ts';

/** For the client who gave it. */
export function mandateView(row: MandateRow, now: Instant): Mandate {
  const { id, email, name, rights, upTo, until, version } = row;
  const { invitedAt, acceptedAt, lastUsedAt } = row;
  const state = mandateState(row, now);
  return {
    ...{ id, email, name, rights, upTo, until, version, state },
    ...{ invitedAt, acceptedAt, lastUsedAt },
  };
}

/** For the one who acts. */
export function ownView(
  { id, clientId, rights, upTo, until }: MandateRow,
  name: string,
): OwnMandate {
  return { id, client: { id: clientId, name }, rights, upTo, until };
}

/** For whoever has the link. */
export function invitationView(row: MandateRow, client: string, now: Instant): Invitation {
  const { email, rights, upTo, until } = row;
  return { client, email, rights, upTo, until, state: mandateState(row, now) };
}
