import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Language } from '#contract/primitives.ts';
import { type Profile, type ProfileSection, profile } from '#contract/profile/profile.ts';
import { unlessRefused } from '#web/bookings/own/queries.ts';
import { call } from '#web/platform/api.ts';
import { zoneHere } from '#web/platform/clock-here.ts';

const profileKey = ['profile'];

export const profileQuery = queryOptions({
  queryKey: [...profileKey, 'own'],
  queryFn: ({ signal }) => call(profile.read, {}, signal),
  retry: unlessRefused,
});

export const managerQuery = queryOptions({
  queryKey: [...profileKey, 'manager'],
  queryFn: ({ signal }) => call(profile.manager, {}, signal),
  retry: unlessRefused,
});

/** Each section has an endpoint of its own; which one follows from its name. */
export function saveSection<Name extends ProfileSection>(
  section: Name,
  content: Profile[Name]['content'],
  version: number,
): Promise<Profile[Name]> {
  // The endpoint, the body and the answer of one and the same section.
  const endpoint = profile[section] as typeof profile.contact;
  const body = content as Profile['contact']['content'];
  return call(endpoint, { body, version }) as Promise<Profile[Name]>;
}

export function useWriteToManager(lang: Language) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => {
      const body = { text, zone: zoneHere() };
      return call(profile.writeToManager, { query: { lang }, body });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: profileKey }),
  });
}
