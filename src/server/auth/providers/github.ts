import * as openid from 'openid-client';
import { z } from 'zod';
import { addressAtProvider, codeGrant } from '#server/auth/providers/code-flow.ts';
import type { Provider, ProviderConnection } from '#server/auth/providers/provider.ts';
import { type ProviderUser, providerMetadata, usableEmails } from '#server/auth/providers/user.ts';

const publicHost = 'https://github.com';

/** GitHub speaks OAuth but not OpenID: who somebody is has to be asked of its API. */
export function githubProvider(connection: ProviderConnection): Provider {
  const site = connection.issuer.replace(/(?<!\/)\/+$/, '');
  // GitHub's own server keeps its API elsewhere than the one companies run themselves.
  const api = site === publicHost ? 'https://api.github.com' : `${site}/api/v3`;
  const config = configurationOf(connection, site);
  return {
    name: connection.name,
    depart: (departure) =>
      addressAtProvider(config, departure, {
        redirect_uri: connection.callbackUrl,
        scope: [...new Set(['user:email', ...connection.scopes, ...departure.scopes])].join(' '),
      }),
    arrive: async (address, checks) => {
      const tokens = await codeGrant(config, address, checks);
      const { access_token: accessToken, refresh_token: refreshToken } = tokens;
      return { ...(await userAt(api, accessToken, site)), accessToken, refreshToken };
    },
  };
}

function configurationOf({ clientId, secret }: ProviderConnection, site: string) {
  const server = {
    issuer: site,
    authorization_endpoint: `${site}/login/oauth/authorize`,
    token_endpoint: `${site}/login/oauth/access_token`,
  };
  const authentication = openid.ClientSecretPost(secret);
  const config = new openid.Configuration(server, clientId, undefined, authentication);
  if (site.startsWith('http:')) openid.allowInsecureRequests(config);
  return config;
}

const words = z
  .string()
  .nullish()
  .transform((text) => text ?? undefined);

const Person = z.object({ id: z.number(), login: z.string(), name: words, avatar_url: words });

const Emails = z.array(
  z.object({ email: z.string(), verified: z.boolean(), primary: z.boolean().default(false) }),
);

async function userAt(api: string, token: string, iss: string): Promise<ProviderUser> {
  const [person, listed] = await Promise.all([
    ask(`${api}/user`, token).then((answer) => Person.parse(answer)),
    ask(`${api}/user/emails`, token).then((answer) => Emails.parse(answer)),
  ]);
  const mainFirst = listed.toSorted((one, other) => Number(other.primary) - Number(one.primary));
  const emails = usableEmails(
    mainFirst.map(({ email, verified }) => ({ email, isVerified: verified })),
  );
  const sub = String(person.id);
  const { name, avatar_url: picture, login: preferred_username } = person;
  const facts = providerMetadata({ iss, sub, name, picture, preferred_username }, emails);
  return { subject: sub, emails, facts };
}

async function ask(address: string, token: string): Promise<unknown> {
  const response = await fetch(address, {
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${token}`,
      'user-agent': 'rihla',
    },
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`GitHub answered ${response.status}`);
  return response.json();
}
