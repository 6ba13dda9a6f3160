import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { insertToken, type RefreshToken } from '#server/auth/sessions/refresh-store.ts';
import { newId } from '#server/platform/ids.ts';
import type { Sql } from '#server/platform/sql.ts';

/** Chance enough that a plain hash of it tells nothing. */
const tokenBytes = 24;

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Whatever could be a token of this protocol, ours or one that was never given out. */
export const looksLikeToken = (token: string) => /^[A-Za-z0-9_-]{12,512}$/.test(token);

/** A new session's first token, or one that no earlier token may lead to. */
export const addToken = (tx: Sql, sessionId: string): Promise<string> =>
  add(tx, sessionId, newToken());

export const newToken = () => randomBytes(tokenBytes).toString('base64url');

/** The next token, which the holder of the one before it can have again if the answer got lost. */
export const addChild = (
  tx: Sql,
  parent: RefreshToken,
  parentToken: string,
  token = newToken(),
): Promise<string> => add(tx, parent.sessionId, token, { id: parent.id, token: parentToken });

async function add(
  tx: Sql,
  sessionId: string,
  token: string,
  parent?: { id: string; token: string },
) {
  await insertToken(tx, {
    id: newId(),
    sessionId,
    tokenHash: hashToken(token),
    parentId: parent?.id ?? null,
    sealedToken: parent ? seal(token, parent.token) : null,
  });
  return token;
}

/**
 * Opens the line of tokens from the one that was shown down to the last. Only hashes are kept, but each
 * child is sealed under its parent, so whoever holds one can be handed those that followed it, and who
 * reads the table can open none.
 */
export function openLine(shown: string, line: RefreshToken[]): string | undefined {
  let token: string | undefined = shown;
  for (const { sealedToken } of line.slice(1)) {
    if (!token || !sealedToken) return undefined;
    token = unseal(sealedToken, token);
  }
  return token;
}

const keyFrom = (parentToken: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', parentToken, '', 'rihla refresh token', 32));

function seal(token: string, parentToken: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFrom(parentToken), nonce);
  const sealed = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

function unseal(sealed: Uint8Array, parentToken: string): string {
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(parentToken), sealed.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(12, 28));
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8');
}
