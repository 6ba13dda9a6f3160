/**
 * Whoever asks for a mail or a message at the door is answered before anybody has looked whether the
 * address has an account: the wish is written down, the same for everybody, and granted a moment later
 * by the queue. So neither the answer nor the time it takes tells who is a client here.
 */
import { randomInt } from 'node:crypto';
import { setTimeout as rest } from 'node:timers/promises';
import { AuthFailure } from '#domain/auth/failure.ts';
import { requireDistance } from '#server/auth/messages/intervals.ts';
import { requireTexting } from '#server/auth/messages/token-messages.ts';
import { grantLink, grantRecovery } from '#server/auth/wishes/links.ts';
import { grantAgain, grantUnasked } from '#server/auth/wishes/resends.ts';
import { type SendWish, type SignInWish, Wish } from '#server/auth/wishes/shapes.ts';
import { grantSignup } from '#server/auth/wishes/signups.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import { type Task, type Worker, worker } from '#server/platform/jobs/task.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

export const authWish = { name: 'auth_wish', schema: Wish } satisfies Task;

/** Grants it at once where accounts need not be hidden, with the refusals that tell of them. */
export async function askFor(services: Services, wish: SendWish): Promise<void> {
  const { auth, sql } = services;
  if (!auth.settings.hidesAccounts) return sql.as(system, (tx) => grant(tx, services, wish));
  if (wish.phone) requireTexting(services);
  await sql.as(system, async (tx) => {
    await requireDistance(tx, services, wish);
    await enqueue(tx, authWish, wish);
  });
}

/** A refused sign-in leaves the same behind whatever was wrong with it. */
export const leaveBehind = (tx: Sql, wish: SignInWish) => enqueue(tx, authWish, wish);

async function grant(tx: Sql, services: Services, wish: Wish): Promise<void> {
  if (wish.door === 'signup') await grantSignup(tx, services, wish);
  if (wish.door === 'otp') await grantLink(tx, services, wish);
  if (wish.door === 'recover') await grantRecovery(tx, services, wish);
  if (wish.door === 'resend') await grantAgain(tx, services, wish);
  if (wish.door === 'sign_in') await grantUnasked(tx, services, wish);
}

export function wishWorkers(services: Services): Worker[] {
  const grantLater = async (wish: Wish) => {
    // A wrong password wants nothing: however many there are, the others do not wait for them.
    if (wish.door === 'sign_in' && !wish.isRight) return;
    // The answer leaves first: work in the same process would make it wait, and longer for who is known.
    await rest(randomInt(50, 150));
    await grantUnseen(services, wish);
  };
  return [worker(authWish, grantLater)];
}

/** Nobody waits for the answer any more: what would have been a refusal is the end of it. */
export async function grantUnseen(services: Services, wish: Wish): Promise<void> {
  const { auth, sql, log } = services;
  // The distance between two sends was kept at the door, by the address; a sign-in has none to keep.
  const kept = wish.door === 'sign_in' ? {} : { sendInterval: 0 };
  const settings = { ...auth.settings, ...kept };
  try {
    await sql.as(system, (tx) => grant(tx, { ...services, auth: { ...auth, settings } }, wish));
  } catch (error) {
    // Two opened one account in the same moment: the next attempt finds it.
    if (!(error instanceof AuthFailure) || error.code === 'conflict') throw error;
    const { code, message } = error;
    if (code === 'sms_send_failed') log.warn({ code }, message);
  }
}
