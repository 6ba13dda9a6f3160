import { authPath } from '#contract/paths.ts';
import { type HostedFactors, hostedFactors } from '#server/auth/guards/hosted-factors.ts';
import { type HostedVerifier, hostedVerifier } from '#server/auth/guards/hosted-tokens.ts';
import { type Beginnings, type Keyring, openKeyring } from '#server/auth/keys/keys.ts';
import { openProjectKeys, type ProjectKeys } from '#server/auth/keys/project-keys.ts';
import { commonPasswords } from '#server/auth/passwords/rules.ts';
import { openProviders, type Providers } from '#server/auth/providers/providers.ts';
import { openSamlKeys, type SamlKeys } from '#server/auth/saml/keys.ts';
import type { AuthSettings } from '#server/platform/config/auth.ts';
import { type RequestCounter, requestCounter } from '#server/platform/requests/counter.ts';

/** What the sign-in service stands on, opened once at start. */
export interface Auth {
  settings: AuthSettings;
  /** Where the service is reached from outside; also the issuer of its tokens. */
  url: string;
  siteUrl: string;
  /** Where the house runs for real, nobody is sent to their own machine. */
  production: boolean;
  keys: Keyring;
  projectKeys: ProjectKeys;
  /** Empty when the list is switched off. */
  refusedPasswords: ReadonlySet<string>;
  requests: RequestCounter;
  /** Where people may come from besides us, by name. */
  providers: Providers;
  /** Set when company sign-in is on. */
  saml: SamlKeys | undefined;
  /** Set when accounts live at a hosted service instead. */
  hosted: HostedVerifier | undefined;
  hostedFactors: HostedFactors | undefined;
}

interface AuthBeginnings extends Beginnings {
  publicUrl: string;
  production: boolean;
}

export async function openAuth(beginnings: AuthBeginnings): Promise<Auth> {
  const { settings, publicUrl, production, now } = beginnings;
  const keys = await openKeyring(beginnings);
  const projectKeys = await openProjectKeys(beginnings, keys);
  return {
    settings,
    url: settings.hostedUrl ?? `${publicUrl}${authPath}`,
    siteUrl: publicUrl,
    production,
    keys,
    projectKeys,
    refusedPasswords: settings.passwordDenylist ? await commonPasswords() : new Set(),
    requests: requestCounter(),
    providers: await openProviders(settings, `${publicUrl}${authPath}`),
    saml: await openSamlKeys(beginnings),
    hosted: hostedVerifier(settings, now),
    hostedFactors: settings.hostedUrl
      ? hostedFactors(settings.hostedUrl, projectKeys.anon, now)
      : undefined,
  };
}
