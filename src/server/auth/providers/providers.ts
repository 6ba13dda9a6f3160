import type { Provider, ProviderConnection } from '#server/auth/providers/provider.ts';
import type { AuthSettings, ExternalProvider } from '#server/platform/config/auth.ts';

/** Issuers everybody knows; all others are named by configuration. */
const issuers: Record<string, string> = {
  google: 'https://accounts.google.com',
  apple: 'https://appleid.apple.com',
  azure: 'https://login.microsoftonline.com/common/v2.0',
  microsoft: 'https://login.microsoftonline.com/common/v2.0',
  github: 'https://github.com',
};

export type Providers = ReadonlyMap<string, Provider>;

/** Those switched on, with a client's id and a known issuer; none is called before somebody wants to go there. */
export async function openProviders(
  { externals }: AuthSettings,
  authUrl: string,
): Promise<Providers> {
  const connections = Object.entries(externals).flatMap(([name, settings]) => {
    const issuer = issuerOf(name, settings);
    if (!settings.enabled || settings.clientId === '' || !issuer || isOwn(name)) return [];
    return [{ ...settings, name, issuer, callbackUrl: `${authUrl}/callback` }];
  });
  const open = async (connection: ProviderConnection) =>
    [connection.name, await providerFor(connection)] as const;
  return new Map(await Promise.all(connections.map(open)));
}

/** What speaks to providers is loaded by a house that names one. */
async function providerFor(connection: ProviderConnection): Promise<Provider> {
  if (connection.name === 'github') {
    const { githubProvider } = await import('#server/auth/providers/github.ts');
    return githubProvider(connection);
  }
  const { openidProvider } = await import('#server/auth/providers/openid.ts');
  return openidProvider(connection);
}

/** Names of our own ways in: nobody outside may vouch under them. */
const isOwn = (name: string) => name === 'email' || name === 'phone';

export const issuerOf = (name: string, settings: ExternalProvider | undefined) =>
  settings?.issuer ?? (Object.hasOwn(issuers, name) ? issuers[name] : undefined);

/** Names every client of the protocol may ask about; they are off unless configured. */
export const knownProviders = [
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'fly',
  'github',
  'gitlab',
  'google',
  'kakao',
  'keycloak',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'slack',
  'slack_oidc',
  'snapchat',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'x',
  'zoom',
];
