import { createHash, randomBytes } from 'node:crypto';

/** What a link in a mail carries, and the only form in which the house keeps it. */
interface LinkToken {
  token: string;
  hash: string;
}

export function newLinkToken(): LinkToken {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: linkHash(token) };
}

/** The token is pure chance, so a plain hash is as good as a slow one. */
export const linkHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
