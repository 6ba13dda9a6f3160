import { z } from 'zod';
import type { Metadata } from '#server/auth/metadata.ts';
import { usableEmail } from '#server/auth/users/addresses.ts';

export interface ProviderEmail {
  email: string;
  isVerified: boolean;
}

/** Somebody as a provider knows them. */
export interface ProviderUser {
  subject: string;
  /** The main address first. */
  emails: ProviderEmail[];
  /** What is kept with the identity and shown in the account's metadata. */
  facts: Metadata;
  accessToken?: string | undefined;
  refreshToken?: string | undefined;
}

const words = z.string().optional().catch(undefined);

/** What OpenID providers say about a person; anything of a wrong type counts as not said. */
export const ProviderClaims = z.object({
  iss: words,
  sub: z.string().min(1),
  name: words,
  picture: words,
  preferred_username: words,
  nickname: words,
  email: words,
  // Apple writes truth as a text, Microsoft as a number.
  email_verified: z.unknown().optional(),
  xms_edov: z.unknown().optional(),
});
export type ProviderClaims = z.infer<typeof ProviderClaims>;

export const isTrue = (claim: unknown) => [true, 1, 'true', '1'].some((yes) => yes === claim);

/** Addresses we could never mail to are left out. */
export const usableEmails = (given: ProviderEmail[]): ProviderEmail[] =>
  given.flatMap(({ email, isVerified }) => {
    const usable = usableEmail(email);
    return usable === undefined ? [] : [{ email: usable, isVerified }];
  });

/** Both the names of OpenID and those that applications of this protocol read. */
export function providerMetadata(claims: ProviderClaims, [main]: ProviderEmail[]): Metadata {
  const { iss, sub, name, picture, preferred_username: handle, nickname } = claims;
  const told = {
    iss,
    name,
    full_name: name,
    picture,
    avatar_url: picture,
    preferred_username: handle,
    user_name: handle,
    nickname,
    email: main?.email,
  };
  const known = Object.entries(told).flatMap(([key, value]) => (value ? [[key, value]] : []));
  return {
    ...Object.fromEntries(known),
    sub,
    provider_id: sub,
    email_verified: main?.isVerified ?? false,
    phone_verified: false,
  };
}
