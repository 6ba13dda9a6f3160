import type { Metadata } from '#server/auth/metadata.ts';
import type { ProviderUser } from '#server/auth/providers/user.ts';
import type { ExternalProvider } from '#server/platform/config/auth.ts';

export interface ProviderDeparture {
  /** Comes back unchanged and tells which flow it was. */
  state: string;
  scopes: string[];
  /** What the application wants the provider to be told besides. */
  extra: Record<string, string>;
}

/** Somewhere else where people are known. */
export interface Provider {
  name: string;
  /** Where the browser goes, and what has to be checked when it returns. */
  depart(departure: ProviderDeparture): Promise<{ url: string; checks: Metadata }>;
  /** Trades the code in the address the browser came back with for the person. */
  arrive(address: URL, checks: Metadata): Promise<ProviderUser>;
  /** Who an ID token speaks of, or undefined when it is not to be trusted. */
  read?(idToken: string, accessToken: string): Promise<ReadIdToken | undefined>;
}

export interface ReadIdToken {
  user: ProviderUser;
  audience: string[];
  nonce: string;
}

/** What is needed to speak to a provider. */
export interface ProviderConnection extends ExternalProvider {
  name: string;
  issuer: string;
  callbackUrl: string;
}
