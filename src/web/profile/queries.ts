import { managerContact } from '#contract/profile/account-manager.ts';
import { type Profile, type ProfileSection, profile } from '#contract/profile/profile.ts';
import { call } from '#web/platform/api.ts';
import { zoneHere } from '#web/platform/clock-here.ts';
import { profileKey } from '#web/platform/house-people.ts';
import { useAct } from '#web/platform/queries/acts.ts';
import { readQuery } from '#web/platform/queries/endpoint-query.ts';

export const profileQuery = readQuery([...profileKey, 'own'], profile.read, {});

/** Each section has an endpoint of its own; which one follows from its name. */
export function sendSection<Name extends ProfileSection>(
  section: Name,
  content: Profile[Name]['content'],
  version: number,
): Promise<Profile[Name]> {
  // The endpoint, the body and the answer of one and the same section.
  const endpoint = profile[section] as typeof profile.contact;
  const body = content as Profile['contact']['content'];
  return call(endpoint, { body, version }) as Promise<Profile[Name]>;
}

export const useWriteToManager = () =>
  useAct(
    (text: string, lang) =>
      call(managerContact.write, { query: { lang }, body: { text, zone: zoneHere() } }),
    [profileKey],
  );
