import {
  delegates,
  type InvitationAsk,
  type Mandate,
  type MandateAsk,
  mandates,
} from '#contract/delegates.ts';
import type { Id } from '#contract/primitives.ts';
import { call } from '#web/platform/api.ts';
import { useAct } from '#web/platform/queries/acts.ts';
import { readQuery } from '#web/platform/queries/endpoint-query.ts';

export const delegatesQuery = readQuery(['delegates'], delegates.list, {});

/** For whom the signed-in person may act; asked again whenever they come back to the page. */
export const mandatesQuery = readQuery(['mandates'], mandates.list, {});

export const invitationQuery = (token: string) =>
  readQuery(
    ['invitation', token],
    mandates.find,
    { body: { token } },
    { refetchOnWindowFocus: false },
  );

const given = [delegatesQuery.queryKey];
const held = [mandatesQuery.queryKey];

export const useInvite = () =>
  useAct((body: InvitationAsk, lang) => call(delegates.invite, { query: { lang }, body }), given);

export const useChangeMandate = ({ id, version }: Mandate) =>
  useAct((body: MandateAsk) => call(delegates.change, { params: { id }, body, version }), given);

export const useRemind = () =>
  useAct((id: Id, lang) => call(delegates.remind, { params: { id }, query: { lang } }), given);

export const useRevoke = () =>
  useAct((id: Id) => call(delegates.revoke, { params: { id } }), given);

export const useAccept = () =>
  useAct((token: string) => call(mandates.accept, { body: { token } }), held);

export const useLeave = () => useAct((id: Id) => call(mandates.leave, { params: { id } }), held);
