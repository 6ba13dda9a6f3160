import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { secondsSince } from '#domain/time.ts';
import * as store from '#server/auth/codes/store.ts';
import type { Sql } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** Marks a link whose answer goes back as a code to the browser that asked for it. */
export const pkcePrefix = 'pkce_';

interface Issuing {
  userId: string;
  kind: store.TokenKind;
  /** The mail address or number it is sent to. */
  address: string;
  flowStateId?: string | undefined;
  /** A fixed code, for test numbers. */
  otp?: string | undefined;
}

interface Issued {
  id: string;
  otp: string;
  /** What a link carries: a secret of its own, from which no code follows and which none gives away. */
  link: string;
}

export const newOtp = () => String(randomInt(1_000_000)).padStart(6, '0');

interface Code {
  /** What it is for. */
  kind: string;
  /** The account or factor it is good for. */
  owner: string;
  otp: string;
}

/** Six digits are soon tried: only with the house's own key can anybody tell which ones were meant. */
export function codeHash({ secrets }: Pick<Services, 'secrets'>, { kind, owner, otp }: Code) {
  // Each part in quotes: what ends one can never begin the next.
  const told = JSON.stringify([kind, owner, otp]);
  return createHmac('sha256', secrets.keyFor('one-time codes')).update(told).digest('hex');
}

const linkHash = (link: string) => createHash('sha256').update(link).digest('hex');

export async function issueToken(tx: Sql, services: Services, issuing: Issuing): Promise<Issued> {
  const { userId, kind, address, flowStateId, otp = newOtp() } = issuing;
  const link = `${flowStateId ? pkcePrefix : ''}${randomBytes(32).toString('hex')}`;
  const id = await store.replaceToken(tx, {
    userId,
    kind,
    linkHash: linkHash(link),
    codeHash: codeHash(services, { kind, owner: userId, otp }),
    relatesTo: address,
    flowStateId: flowStateId ?? null,
    createdAt: services.now(),
  });
  return { id, otp, link };
}

/** Nothing when there is none such or it has run out. */
export async function findLink(
  tx: Sql,
  services: Services,
  { kinds, link }: { kinds: store.TokenKind[]; link: string },
) {
  const token = await store.findByLink(tx, kinds, linkHash(link));
  return token && !isOver(services, token) ? token : undefined;
}

export function isOver({ auth, now }: Services, { kind, createdAt }: store.OneTimeToken) {
  const { otpExpiry, sms } = auth.settings;
  const life = kind.startsWith('phone_') ? sms.otpExpiry : otpExpiry;
  return secondsSince(createdAt, now()) > life;
}
