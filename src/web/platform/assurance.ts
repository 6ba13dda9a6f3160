/** How sure the service is of a client: with a second factor set up, a password alone is half the way. */
interface Assured {
  access_token: string;
  user?: { factors?: { status: string }[] | undefined } | undefined;
}

export function needsSecondFactor({ access_token, user }: Assured): boolean {
  const hasFactor = user?.factors?.some(({ status }) => status === 'verified') ?? false;
  return hasFactor && claims(access_token).aal !== 'aal2';
}

/** What the token says of itself. Nothing is trusted here: the server checks the signature. */
export function claims(token: string): { aal?: string; session_id?: string } {
  try {
    const [, payload = ''] = token.split('.');
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(bytes);
  } catch {
    // No token of ours; the server will say so.
    return {};
  }
}
