import { type FamilyMember, type FamilyMemberAsk, family } from '#contract/family.ts';
import type { Id } from '#contract/primitives.ts';
import { call } from '#web/platform/api.ts';
import { useAct } from '#web/platform/queries/acts.ts';
import { readQuery } from '#web/platform/queries/endpoint-query.ts';

export const familyQuery = readQuery(['family'], family.list, {});

/** Bookings show the family among their guests. */
const shown = [familyQuery.queryKey, ['guests']];

/** Adds somebody, or rewrites what is known of them. */
export const useSaveMember = (known: FamilyMember | undefined) =>
  useAct(
    (body: FamilyMemberAsk) =>
      known
        ? call(family.change, { params: { id: known.id }, body, version: known.version })
        : call(family.add, { body }),
    shown,
  );

export const useRemoveMember = () =>
  useAct((id: Id) => call(family.remove, { params: { id } }), shown);
