import { randomInt } from 'node:crypto';
import { setTimeout as rest } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { auditDeed } from '#server/auth/audit.ts';
import { guessCode } from '#server/auth/codes/guesses.ts';
import { deleteToken, type OneTimeToken, type TokenKind } from '#server/auth/codes/store.ts';
import { findLink } from '#server/auth/codes/tokens.ts';
import { refuseAuth, refuseInput } from '#server/auth/failure.ts';
import { confirmAddress } from '#server/auth/signup/new-accounts.ts';
import { withoutRivals } from '#server/auth/signup/rival-signups.ts';
import { applyEmailChange, applyPhoneChange } from '#server/auth/users/address-change.ts';
import { isBanned } from '#server/auth/users/state.ts';
import { lockUser, type User } from '#server/auth/users/store.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

const emailChanges: TokenKind[] = ['email_change_current', 'email_change_new'];

/** Which tokens answer to a verification type; `email` takes whichever was sent. */
const kinds: Record<string, TokenKind[]> = {
  signup: ['confirmation'],
  invite: ['confirmation'],
  magiclink: ['recovery'],
  recovery: ['recovery'],
  email: ['confirmation', 'recovery'],
  email_change: emailChanges,
  sms: ['phone_confirmation'],
  phone_change: ['phone_change'],
};

export function tokenKindsOf(type: string): TokenKind[] {
  const found = Object.hasOwn(kinds, type) ? kinds[type] : undefined;
  return found ?? refuseInput('Unsupported verification type');
}

export const halfAccepted =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

export type ShownCode = { hash: string } | { address: string; otp: string };

export interface Verified {
  userId: string;
  token: OneTimeToken;
  /** One of the two addresses agreed to a change; the other one has to as well. */
  isHalf: boolean;
}

/** The token behind a code or a link. It is still there afterwards: `verifyCode` uses it up. */
export async function recogniseCode(services: Services, type: string, shown: ShownCode) {
  const kinds = tokenKindsOf(type);
  const look = () =>
    'hash' in shown
      ? services.sql.as(system, (tx) => findLink(tx, services, { kinds, link: shown.hash }))
      : guessCode(services, { kinds, ...shown });
  // Nobody guesses a link; a code is tried together with an address.
  const isHidden = services.auth.settings.hidesAccounts && !('hash' in shown);
  const token = isHidden ? await lookEvenly(look) : await look();
  return token ?? refuseToken(shown);
}

interface Verification {
  type: string;
  shown: ShownCode;
  token: OneTimeToken;
  request: FastifyRequest;
}

/** Uses a token up and does what it stands for, in the caller's transaction. */
export async function verifyCode(
  tx: Sql,
  services: Services,
  { type, shown, token, request }: Verification,
): Promise<Verified> {
  // The account first, as everybody locks it who also changes its tokens.
  const user = await lockUser(tx, token.userId);
  if (!user || !(await deleteToken(tx, token.id))) return refuseToken(shown);
  if (isBanned(user, services.now())) refuseAuth(403, 'user_banned', 'User is banned');
  const isHalf = await apply(tx, services, user, token);
  await auditDeed(tx, 'verification', { actorId: user.id, request, traits: { type } });
  return { userId: user.id, token, isHalf };
}

function refuseToken(shown: ShownCode): never {
  const words =
    'hash' in shown ? 'Email link is invalid or has expired' : 'Token has expired or is invalid';
  return refuseAuth(403, 'otp_expired', words);
}

/** Says whether only half of it is done. */
async function apply(tx: Sql, services: Services, user: User, { kind }: OneTimeToken) {
  const now = services.now();
  if (kind === 'email_change_current' || kind === 'email_change_new')
    return applyEmailChange(tx, services, user);
  if (kind === 'phone_change') await applyPhoneChange(tx, services, user);
  if (kind === 'phone_confirmation' && user.phoneConfirmedAt === null)
    await confirmAddress(tx, await withoutRivals(tx, user, 'phone', now), 'phone', now);
  // Whoever opens a recovery link has shown that the address is theirs.
  const confirmsMail = kind === 'confirmation' || kind === 'recovery';
  if (confirmsMail && user.emailConfirmedAt === null)
    await confirmAddress(tx, await withoutRivals(tx, user, 'email', now), 'email', now);
  return false;
}

/** Longer than any looking takes, and not felt by whoever mistyped. */
const [soonest, latest] = [80, 120];

/**
 * What is not found is told at a moment that was chosen before anybody looked: how long the looking took,
 * and so whether there was anything to count a wrong code against, is not told with it.
 */
async function lookEvenly<T>(look: () => Promise<T | undefined>): Promise<T | undefined> {
  const leaves = performance.now() + randomInt(soonest, latest);
  const found = await look();
  if (found === undefined) await rest(Math.max(0, leaves - performance.now()));
  return found;
}
