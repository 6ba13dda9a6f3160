import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  delegates,
  type InvitationAsk,
  type Mandate,
  type MandateAsk,
  mandates,
} from '#contract/delegates.ts';
import type { Id, Language } from '#contract/primitives.ts';
import { unlessRefused } from '#web/bookings/own/queries.ts';
import { call } from '#web/platform/api.ts';

export const delegatesQuery = queryOptions({
  queryKey: ['delegates'],
  queryFn: ({ signal }) => call(delegates.list, {}, signal),
  retry: unlessRefused,
});

/** For whom the signed-in person may act; asked again whenever they come back to the page. */
export const mandatesQuery = queryOptions({
  queryKey: ['mandates'],
  queryFn: ({ signal }) => call(mandates.list, {}, signal),
  retry: unlessRefused,
});

export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: () => call(mandates.find, { body: { token } }),
    retry: unlessRefused,
    refetchOnWindowFocus: false,
  });

function useReadAnew(queryKey: readonly unknown[]) {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey });
}

export function useInvite(lang: Language) {
  return useMutation({
    mutationFn: (body: InvitationAsk) => call(delegates.invite, { query: { lang }, body }),
    onSettled: useReadAnew(delegatesQuery.queryKey),
  });
}

export function useChangeMandate({ id, version }: Mandate) {
  return useMutation({
    mutationFn: (body: MandateAsk) => call(delegates.change, { params: { id }, body, version }),
    onSettled: useReadAnew(delegatesQuery.queryKey),
  });
}

export function useRemind(lang: Language) {
  return useMutation({
    mutationFn: (id: Id) => call(delegates.remind, { params: { id }, query: { lang } }),
    onSettled: useReadAnew(delegatesQuery.queryKey),
  });
}

export function useRevoke() {
  return useMutation({
    mutationFn: (id: Id) => call(delegates.revoke, { params: { id } }),
    onSettled: useReadAnew(delegatesQuery.queryKey),
  });
}

export function useAccept() {
  return useMutation({
    mutationFn: (token: string) => call(mandates.accept, { body: { token } }),
    onSettled: useReadAnew(mandatesQuery.queryKey),
  });
}

export function useLeave() {
  return useMutation({
    mutationFn: (id: Id) => call(mandates.leave, { params: { id } }),
    onSettled: useReadAnew(mandatesQuery.queryKey),
  });
}
