/** Asking to leave, and staying after all. */

import type { Language } from '#contract/primitives.ts';
import type { Departure } from '#contract/privacy.ts';
import { Failure } from '#domain/failure.ts';
import { hoursAfter } from '#domain/time.ts';
import { endEverySession } from '#server/auth/actions.ts';
import { type OwnerRow, ownerRow } from '#server/auth/users/owner-store.ts';
import type { Act } from '#server/platform/act.ts';
import { newId } from '#server/platform/ids.ts';
import { linkHash, newLinkToken } from '#server/platform/link-tokens.ts';
import { system } from '#server/platform/sql.ts';
import * as store from '#server/privacy/departure-store.ts';
import { leavingLetter, stayedLetter } from '#server/privacy/letters.ts';
import type { Services } from '#server/services.ts';

/** Long enough to think again, and to find the mail after a journey. */
const graceDays = 14;

export const departureOf = async ({ sql, now }: Services, id: string): Promise<Departure> =>
  sql.as(system, async (tx) => {
    const leaving = await store.runningDeparture(tx, id);
    return {
      leavesAt: leaving?.dueAt ?? null,
      ...(await store.standsOpen(tx, id, now())),
    };
  });

/** A colleague who leaves hands over first; that is the team page's affair. */
export async function leaveHouse(acting: Act, user: { id: string; role: string }): Promise<void> {
  if (user.role === 'concierge' || user.role === 'admin')
    throw new Failure('conflict', 'Colleagues leave through the team page.');
  const { tx, now: askedAt, services } = acting;
  const { token, hash } = newLinkToken();
  const departure = {
    id: newId(),
    accountId: user.id,
    askedAt,
    undoHash: hash,
    dueAt: hoursAfter(askedAt, 24 * graceDays),
  };
  if (await store.beginDeparture(tx, departure)) {
    const facts = { id: departure.id, dueAt: departure.dueAt, token };
    await write(acting, user.id, (reader) =>
      leavingLetter(reader, { ...facts, publicUrl: services.publicUrl }),
    );
  }
  await endEverySession(tx, user.id);
}

/** By the link in the mail, without signing in: whoever reads their mail may stop it. */
export async function stayByLink(acting: Act, token: string): Promise<{ first: boolean }> {
  const found = await store.lockDepartureByLink(acting.tx, linkHash(token));
  if (!found) throw new Failure('not_found', 'This link belongs to no account.');
  if (found.isErased) throw new Failure('conflict', 'This account is erased already.');
  return { first: await stayWithHouse(acting, found.accountId) };
}

/** Says whether they were leaving. */
export async function stayWithHouse(acting: Act, accountId: string): Promise<boolean> {
  const { tx, now, services } = acting;
  const leaving = await store.runningDeparture(tx, accountId);
  const first = await store.cancelDeparture(tx, accountId, now);
  if (leaving && first) {
    const facts = { id: leaving.id, publicUrl: services.publicUrl };
    await write(acting, accountId, (reader) => stayedLetter(reader, facts));
  }
  return first;
}

type Reader = { email: string; language: Language };
type Letter = Parameters<Services['messages']['queue']>[1];

async function write(
  { tx, services }: Act,
  accountId: string,
  letter: (reader: Reader) => Letter,
): Promise<void> {
  const account = await ownerRow(tx, accountId);
  if (account?.email) await services.messages.queue(tx, letter(readerOf(account.email, account)));
}

const readerOf = (email: string, { language }: OwnerRow): Reader => ({ email, language });
