/** The moves of a matter, whoever makes them. */

import type { MatterMove, MatterRating } from '#contract/matters/parts.ts';
import type { Money } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import { applyMove, type MatterActor, mayMove } from '#domain/matters/life.ts';
import { isEnd, standsAsAgreed } from '#domain/matters/money.ts';
import { applyToQuote } from '#domain/matters/quotes.ts';
import { endMatterLook } from '#server/billing/money-acts/ended-looks.ts';
import type { MatterEnds } from '#server/billing/money-acts/house-endings.ts';
import { spendOfMandate } from '#server/delegates/spending.ts';
import { sideOf } from '#server/matters/event-store.ts';
import { notifyClient, notifyOwner } from '#server/matters/notices.ts';
import {
  lockOwnMatter,
  type MatterAct,
  refuseSilence,
  settleMatter,
  takeMatter,
} from '#server/matters/outcome.ts';
import { findColleague } from '#server/matters/people-store.ts';
import {
  endAgreement,
  endingAbout,
  foreseeMatterEnd,
  mayEndByHouse,
  mayFailByHouse,
  paidBefore,
} from '#server/matters/quotes/agreement.ts';
import { sendLooked, sendQuote } from '#server/matters/quotes/quotes.ts';
import { moveQuote, quoteIn } from '#server/matters/quotes/store.ts';
import type { MatterRow } from '#server/matters/row.ts';
import { lockAnyMatter } from '#server/matters/store.ts';
import { checkVersion } from '#server/platform/act.ts';

const actors = { client: 'client', house: 'staff', system: 'system' } as const;
const actorOf = ({ by }: MatterAct): MatterActor => actors[sideOf(by)];

interface Moving {
  move: MatterMove;
  reason?: string;
  /** What somebody who ends it was told comes back. */
  shown?: Money | undefined;
}

/** Moves a locked row and tells the other side. */
export async function moveRow(acting: MatterAct, row: MatterRow, moving: Moving) {
  const { move, reason = '', shown } = moving;
  const { tx } = acting;
  const side = sideOf(acting.by);
  const actor = actorOf(acting);
  const state = applyMove(row.state, move, actor);
  await endQuote(acting, row, move);
  const ended = isEnd(move) ? await endAgreement(acting, row, { move, actor, shown }) : undefined;
  await endMatterLook(acting, {
    id: row.id,
    kept: ended?.ending.kept.amount ?? 0,
    mayStill: (end) => mayMove(state, end, 'staff'),
  });
  const sums = ended ? { ...endingAbout(ended.ending), ...ended.onWay } : {};
  const failed = move === 'supplier_failed' ? await paidBefore(acting, row) : undefined;
  const heard = side === 'system' ? 'nobody' : side;
  const event = { kind: move, reason, about: sums };
  const { row: moved, eventId } = await settleMatter(
    acting,
    row,
    { ...row, state },
    { heard, event },
  );
  const about = { state, ...(reason && { reason }), ...sums };
  const word = { key: `moved:${eventId}`, about };
  if (side === 'client') await notifyOwner(tx, moved, { kind: 'client_wrote', ...word });
  // Whoever ends what was agreed hears what becomes of the money, also where they did it themselves.
  const more = { ...ended?.way, ...(isEnd(move) && { by: side }) };
  const fell = failed && { event: 'supplier_failed', ...failed };
  if (side !== 'client' || ended)
    await notifyClient(tx, moved, {
      ...word,
      kind: 'moved',
      about: { ...about, ...more, ...fell },
    });
  return moved;
}

/** What a move makes of a quote that nobody has answered; work that begins leaves a changed one open. */
const steps: Partial<Record<MatterMove, 'expire' | 'supersede' | 'reject'>> = {
  lapse: 'expire',
  deliver: 'expire',
  revise: 'supersede',
  supplier_failed: 'supersede',
  withdraw: 'reject',
  decline: 'reject',
};

async function endQuote({ tx, now }: MatterAct, { id, state }: MatterRow, move: MatterMove) {
  const step = steps[move];
  const quote = step && (await quoteIn(tx, id, 'sent'));
  if (move === 'revise' && standsAsAgreed(state) && !quote)
    throw new Failure('matter_state', 'There is no changed quote to take back.');
  if (!quote) return;
  await moveQuote(tx, quote.id, { state: applyToQuote('sent', step), answeredAt: now });
}

/** An end that a client did not ask for is never without a reason. */
const needReasons: MatterMove[] = ['decline', 'withdraw', 'supplier_failed'];

export async function moveByHouse(
  acting: MatterAct,
  id: string,
  { move, reason, version, comesBack }: Moved & { move: MatterMove },
): Promise<MatterRow> {
  // What is proposed is a quote: the draft goes out and the matter moves with it.
  if (move === 'propose') return sendQuote(acting, id, { version, reason });
  const row = checkVersion(await takeMatter(acting, id), version);
  applyMove(row.state, move, 'staff');
  if (needReasons.includes(move) && reason === '') refuseSilence();
  if (isEnd(move) && !(await mayEndByHouse(acting, row, { move, reason, shown: comesBack })))
    return row;
  if (move === 'supplier_failed' && !(await mayFailByHouse(acting, row, reason))) return row;
  return moveRow(acting, row, { move, reason, shown: comesBack });
}

export const matterEnds: MatterEnds = {
  lock: lockAnyMatter,
  /** A colleague agreed to it: now it ends, and the client hears of it. */
  end: async (clerk, { matterId, move, reason }, check) => {
    const acting = await named(clerk);
    const row = await takeMatter(acting, matterId);
    await check();
    await moveRow(acting, row, { move, reason });
  },
  send: async (clerk, { matterId, reason }, check) => {
    const acting = await named(clerk);
    const row = await takeMatter(acting, matterId);
    await check(row.version);
    await sendLooked(acting, row, reason);
  },
};

/** As the history calls whoever answered. */
async function named<Clerk extends Pick<MatterAct, 'tx' | 'by'>>(clerk: Clerk) {
  const { tx, by } = clerk;
  const name = 'id' in by ? (await findColleague(tx, by.id))?.name : undefined;
  return { ...clerk, name: name ?? '' };
}

interface Moved {
  reason: string;
  version: number;
  comesBack?: Money | undefined;
}

export async function withdrawMatter(
  acting: MatterAct,
  id: string,
  { reason, version, comesBack }: Moved,
): Promise<MatterRow> {
  const row = checkVersion(await lockOwnMatter(acting, id), version);
  applyMove(row.state, 'withdraw', 'client');
  await countKept(acting, row);
  return moveRow(acting, row, { move: 'withdraw', reason, shown: comesBack });
}

/** What it leaves with the house, somebody who acts for the client has agreed to as to a price. */
async function countKept({ tx, by, now }: MatterAct, row: MatterRow): Promise<void> {
  const ending = await foreseeMatterEnd(tx, row, { move: 'withdraw', actor: 'client' });
  if (!ending || ending.kept.amount === 0) return;
  await spendOfMandate(tx, by, {
    kind: 'matter',
    id: row.id,
    step: 'agreed',
    amount: ending.kept,
    now,
  });
}

export const makeRight = async (
  acting: MatterAct,
  id: string,
  reason: string,
): Promise<MatterRow> =>
  moveRow(acting, await lockOwnMatter(acting, id), { move: 'make_right', reason });

/** Whoever rates what was delivered accepts it; what the clock has closed may still be rated. */
export async function rateMatter(
  acting: MatterAct,
  id: string,
  rating: MatterRating,
): Promise<MatterRow> {
  const locked = await lockOwnMatter(acting, id);
  const row = locked.state === 'closed' ? locked : await moveRow(acting, locked, { move: 'close' });
  const { stars, words } = rating;
  const rated = { ...row, ratingStars: stars, ratingWords: words };
  const event = { kind: 'rated', about: { stars } } as const;
  return (await settleMatter(acting, row, rated, { heard: 'nobody', event, rated: true })).row;
}
