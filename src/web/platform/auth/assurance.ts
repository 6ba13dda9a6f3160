/** How sure the service is of a client: with a second factor set up, a password alone is half the way. */
import { hasShownTwo } from '#domain/auth/two-factors.ts';

interface Assured {
  access_token: string;
  user?: { factors?: { status: string }[] | undefined } | undefined;
}

export function needsSecondFactor({ access_token, user }: Assured): boolean {
  const hasFactor = user?.factors?.some(({ status }) => status === 'verified') ?? false;
  return hasFactor && !hasShownTwo(claims(access_token));
}

interface Claims {
  aal?: string;
  amr?: { method: string }[];
  session_id?: string;
}

/** What the token says of itself. Nothing is trusted here: the server checks the signature. */
export function claims(token: string): Claims {
  try {
    const [, payload = ''] = token.split('.');
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(bytes);
  } catch {
    // No token of ours; the server will say so.
    return {};
  }
}
