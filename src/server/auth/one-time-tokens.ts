import { createHash, randomInt } from 'node:crypto';
import * as store from '#server/auth/one-time-store.ts';
import { secondsSince } from '#server/auth/session-life.ts';
import type { AuthSettings } from '#server/platform/auth-config.ts';
import type { Sql } from '#server/platform/sql.ts';

/** Marks a link whose answer goes back as a code to the browser that asked for it. */
export const pkcePrefix = 'pkce_';

/** Six digits are a million guesses: after so many wrong ones the code is dead. */
const mostAttempts = 5;

export interface Issuing {
  userId: string;
  kind: store.TokenKind;
  /** The mail address or number it is sent to. */
  address: string;
  flowStateId?: string | undefined;
  /** A fixed code, for test numbers. */
  otp?: string | undefined;
}

export interface Issued {
  id: string;
  otp: string;
  /** What a link carries. */
  hash: string;
}

export const newOtp = () => String(randomInt(1_000_000)).padStart(6, '0');

export const otpHash = (address: string, otp: string) =>
  createHash('sha224')
    .update(address + otp)
    .digest('hex');

export async function issueToken(tx: Sql, issuing: Issuing): Promise<Issued> {
  const { userId, kind, address, flowStateId, otp = newOtp() } = issuing;
  const bare = otpHash(address, otp);
  const hash = flowStateId ? `${pkcePrefix}${bare}` : bare;
  const token = { userId, kind, tokenHash: hash, relatesTo: address };
  const id = await store.replaceToken(tx, { ...token, flowStateId: flowStateId ?? null });
  return { id, otp, hash };
}

export type Wanted = { kinds: store.TokenKind[] } & (
  | { hash: string }
  | { address: string; otp: string }
);

/** Uses a token up. Nothing when there is none such, it has run out, or too many guesses were wrong. */
export async function takeToken(tx: Sql, settings: AuthSettings, wanted: Wanted) {
  const hashes = 'hash' in wanted ? [wanted.hash] : bothHashes(wanted.address, wanted.otp);
  const token = await store.lockByHash(tx, wanted.kinds, hashes);
  if (!token || isOver(token, settings)) return undefined;
  if (!('hash' in wanted) && token.attempts >= mostAttempts) return undefined;
  await store.deleteToken(tx, token.id);
  return token;
}

/** A code matches however its link was made. */
function bothHashes(address: string, otp: string): string[] {
  const bare = otpHash(address, otp);
  return [bare, `${pkcePrefix}${bare}`];
}

function isOver({ kind, createdAt }: store.OneTimeToken, { otpExpiry, sms }: AuthSettings) {
  const life = kind.startsWith('phone_') ? sms.otpExpiry : otpExpiry;
  return secondsSince(createdAt) > life;
}
