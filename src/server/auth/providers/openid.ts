import { importPKCS8, SignJWT } from 'jose';
import type { ClientAuth } from 'openid-client';
import * as openid from 'openid-client';
import { z } from 'zod';
import { addressAtProvider, codeGrant } from '#server/auth/providers/code-flow.ts';
import { idTokenReader } from '#server/auth/providers/id-token-reader.ts';
import type { Provider, ProviderConnection } from '#server/auth/providers/provider.ts';
import {
  isTrue,
  ProviderClaims,
  type ProviderEmail,
  type ProviderUser,
  providerMetadata,
  usableEmails,
} from '#server/auth/providers/user.ts';
import type { SigningSecret } from '#server/platform/config/auth.ts';

/** Long enough for one request; Apple itself would allow half a year. */
const life = '5 minutes';

/**
 * Apple takes no fixed secret but a token that the developer's key has signed. With the key at hand one
 * is made for each request, so that nobody has to renew it by hand twice a year.
 */
const signedSecret =
  ({ teamId, keyId, privateKey }: SigningSecret, audience: string): ClientAuth =>
  async (_server, { client_id: clientId }, body) => {
    const secret = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(life)
      .sign(await importPKCS8(privateKey, 'ES256'));
    body.set('client_id', clientId);
    body.set('client_secret', secret);
  };

/** Seconds we wait for a provider while a person waits for us. */
const patience = 10;

/** Any issuer of OpenID Connect; its addresses and keys are its own to tell. */
export function openidProvider(connection: ProviderConnection): Provider {
  const configuration = onceItWorks(() => discover(connection));
  return {
    name: connection.name,
    depart: async (departure) =>
      addressAtProvider(await configuration(), departure, {
        redirect_uri: connection.callbackUrl,
        scope: scopesOf(connection, departure.scopes),
        nonce: openid.randomNonce(),
        // Apple gives name and address only to a page that takes a posted form.
        ...(connection.name === 'apple' && { response_mode: 'form_post' }),
      }),
    arrive: async (address, checks) => {
      const config = await configuration();
      const tokens = await codeGrant(config, address, checks);
      const said = { ...tokens.claims() };
      const claims = await withUserInfo(config, tokens.access_token, said);
      const { access_token: accessToken, refresh_token: refreshToken } = tokens;
      const person = connection.name === 'apple' ? withAppleName(claims, address) : claims;
      return { ...userOf(connection, person), accessToken, refreshToken };
    },
    read: idTokenReader(configuration, (claims) => userOf(connection, claims)),
  };
}

async function discover(connection: ProviderConnection) {
  const { issuer, clientId } = connection;
  const address = new URL(issuer);
  // An issuer without TLS was written down so by whoever runs this house.
  const execute = address.protocol === 'http:' ? [openid.allowInsecureRequests] : [];
  const asked = { execute, timeout: patience };
  const [mainClient = ''] = clientId.split(',');
  return openid.discovery(address, mainClient.trim(), undefined, proofOf(connection), asked);
}

/** How we prove to the provider who we are. */
function proofOf({ secret, signing, issuer }: ProviderConnection): openid.ClientAuth {
  if (signing) return signedSecret(signing, issuer);
  return secret === '' ? openid.None() : openid.ClientSecretPost(secret);
}

/** Remembers the answer; a failure is forgotten, so that the next person's attempt is a new one. */
function onceItWorks<T>(work: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined;
  return () => {
    kept ??= work().catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };
}

const standardScopes = ['openid', 'email', 'profile'];

function scopesOf({ name, scopes }: ProviderConnection, asked: string[]): string {
  const standard = name === 'apple' ? ['openid', 'name', 'email'] : standardScopes;
  return [...new Set([...standard, ...scopes, ...asked])].join(' ');
}

/** Many providers put the address into the user info only. */
async function withUserInfo(
  config: openid.Configuration,
  accessToken: string,
  claims: Record<string, unknown>,
) {
  const { userinfo_endpoint: endpoint } = config.serverMetadata();
  if (!endpoint || claims.email !== undefined) return claims;
  const subject = ProviderClaims.parse(claims).sub;
  const { iss, ...info } = await openid.fetchUserInfo(config, accessToken, subject);
  return { ...claims, ...info };
}

const AppleUser = z.object({
  name: z.object({ firstName: z.string().default(''), lastName: z.string().default('') }),
});

/** Apple tells the name once, at the first sign-in, beside the code. */
function withAppleName(claims: Record<string, unknown>, { searchParams }: URL) {
  const told = AppleUser.safeParse(parsedOrNothing(searchParams.get('user') ?? ''));
  if (!told.success) return claims;
  const { firstName, lastName } = told.data.name;
  return { ...claims, name: `${firstName} ${lastName}`.trim() };
}

function parsedOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // No JSON is no name.
  }
}

function userOf(connection: ProviderConnection, said: Record<string, unknown>): ProviderUser {
  const claims = ProviderClaims.parse(said);
  const emails = usableEmails(emailsIn(connection, claims));
  return { subject: claims.sub, emails, facts: providerMetadata(claims, emails) };
}

function emailsIn(connection: ProviderConnection, claims: ProviderClaims): ProviderEmail[] {
  const { email, preferred_username: name } = claims;
  if (email) return [{ email, isVerified: isVerified(connection, claims) }];
  // Microsoft's sign-in name looks like an address and often is one, but nobody promises that.
  return isMicrosoft(connection) && name ? [{ email: name, isVerified: false }] : [];
}

const isMicrosoft = ({ name, issuer }: ProviderConnection) =>
  name === 'azure' ||
  name === 'microsoft' ||
  new URL(issuer).hostname === 'login.microsoftonline.com';

/** The administrator of any Microsoft tenant may write any address, so only one's own tenant is believed. */
function isVerified(connection: ProviderConnection, claims: ProviderClaims): boolean {
  if (!isMicrosoft(connection)) return isTrue(claims.email_verified);
  const { issuer } = connection;
  const isForAll = /\/(common|organizations)(\/|$)/.test(issuer);
  return isTrue(claims.xms_edov) || (!isForAll && claims.xms_edov === undefined);
}
