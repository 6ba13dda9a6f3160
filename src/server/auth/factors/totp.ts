import { Temporal } from 'temporal-polyfill/full';
import type { Instant } from '#contract/primitives.ts';
import { loadOtp, loadQrCode } from '#server/auth/libraries.ts';

/** What every authenticator app can do, and some can do nothing else. */
const kind = { algorithm: 'SHA1', digits: 6, period: 30 };

/** A clock may be one step ahead or behind. */
const window = 1;

interface TotpKey {
  /** Base32, for typing it in. */
  secret: string;
  uri: string;
}

export async function newTotpKey(issuer: string, label: string): Promise<TotpKey> {
  const { Secret, TOTP } = await loadOtp();
  const totp = new TOTP({ ...kind, issuer, label, secret: new Secret({ size: 20 }) });
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** Clients put the picture into a data address as it is, where a '#' would end it: colours go by name. */
export async function drawQrCode(text: string): Promise<string> {
  const { toString: draw } = await loadQrCode();
  const svg = await draw(text, { type: 'svg', errorCorrectionLevel: 'L' });
  return svg.replaceAll('#ffffff', 'white').replaceAll('#000000', 'black').trim();
}

/** The time step a code belongs to; nothing when it is wrong. */
export async function stepOf(
  secret: string,
  code: string,
  now: Instant,
): Promise<number | undefined> {
  const token = code.trim();
  if (!/^\d{6}$/.test(token)) return undefined;
  const { Secret, TOTP } = await loadOtp();
  const timestamp = Temporal.Instant.from(now).epochMilliseconds;
  const key = Secret.fromBase32(secret);
  const delta = TOTP.validate({ ...kind, token, secret: key, timestamp, window });
  return delta === null ? undefined : TOTP.counter({ period: kind.period, timestamp }) + delta;
}
