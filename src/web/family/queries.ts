import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type FamilyMember, type FamilyMemberAsk, family } from '#contract/family.ts';
import type { Id } from '#contract/primitives.ts';
import { unlessRefused } from '#web/bookings/own/queries.ts';
import { call } from '#web/platform/api.ts';

export const familyQuery = queryOptions({
  queryKey: ['family'],
  queryFn: ({ signal }) => call(family.list, {}, signal),
  retry: unlessRefused,
});

/** Bookings show the family among their guests. */
function useReadAnew() {
  const queries = useQueryClient();
  return async () => {
    await queries.invalidateQueries({ queryKey: familyQuery.queryKey });
    await queries.invalidateQueries({ queryKey: ['guests'] });
  };
}

/** Adds somebody, or rewrites what is known of them. */
export function useSaveMember(known: FamilyMember | undefined) {
  return useMutation({
    mutationFn: (body: FamilyMemberAsk) =>
      known
        ? call(family.change, { params: { id: known.id }, body, version: known.version })
        : call(family.add, { body }),
    onSettled: useReadAnew(),
  });
}

export function useRemoveMember() {
  return useMutation({
    mutationFn: (id: Id) => call(family.remove, { params: { id } }),
    onSettled: useReadAnew(),
  });
}
