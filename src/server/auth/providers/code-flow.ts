import * as openid from 'openid-client';
import { z } from 'zod';
import type { Metadata } from '#server/auth/metadata.ts';
import type { ProviderDeparture } from '#server/auth/providers/provider.ts';

type Parameters = Record<string, string>;

/** The address at the provider. Its own PKCE and nonce protect the way there and back. */
export async function addressAtProvider(
  config: openid.Configuration,
  { state, extra }: ProviderDeparture,
  controlled: Parameters,
): Promise<{ url: string; checks: Metadata }> {
  const verifier = openid.randomPKCECodeVerifier();
  const url = openid.buildAuthorizationUrl(config, {
    ...extra,
    ...controlled,
    state,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  const { nonce = null } = controlled;
  return { url: url.href, checks: { verifier, nonce, state } };
}

const Checks = z.object({ verifier: z.string(), nonce: z.string().nullable(), state: z.string() });

export function codeGrant(config: openid.Configuration, address: URL, kept: Metadata) {
  const { verifier, nonce, state } = Checks.parse(kept);
  return openid.authorizationCodeGrant(config, address, {
    pkceCodeVerifier: verifier,
    expectedState: state,
    ...(nonce !== null && { expectedNonce: nonce, idTokenExpected: true }),
  });
}
