import { queryOptions } from '@tanstack/react-query';
import { authPath } from '#contract/paths.ts';
import { request } from '#web/platform/api.ts';

/** What this house offers at the door, as the service tells everybody. */
export interface DoorSettings {
  external: Record<string, boolean>;
  disable_signup: boolean;
  saml_enabled: boolean;
  passkeys_enabled?: boolean;
  mfa_totp_enabled?: boolean;
  mfa_phone_enabled?: boolean;
  manual_linking_enabled?: boolean;
}

export const settingsQuery = queryOptions({
  queryKey: ['auth', 'settings'],
  queryFn: ({ signal }) => request<DoorSettings>('GET', `${authPath}/settings`, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Ways in that are no other house's. */
const ourOwn = ['email', 'phone', 'anonymous_users'];

export const providersOf = ({ external }: DoorSettings): string[] =>
  Object.keys(external)
    .filter((name) => external[name] && !ourOwn.includes(name))
    .sort();

export const canUsePasskeys = (settings: DoorSettings | undefined): boolean =>
  settings?.passkeys_enabled === true && 'PublicKeyCredential' in globalThis;

/** Whoever closes the device's own window changed their mind. */
export const ceremonyEnded = [
  'ERROR_CEREMONY_ABORTED',
  'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY',
  'NotAllowedError',
  'AbortError',
];

/** Passkeys belong to a name: at a bare address the same page under the house's name is shown. */
export function placeForPasskeys(publicUrl: string): string | undefined {
  const bare = /^[\d.]+$|^\[/.test(location.hostname);
  const named = new URL(publicUrl);
  if (!bare || named.hostname === location.hostname) return undefined;
  return named.origin + location.pathname + location.search;
}
