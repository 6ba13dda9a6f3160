/** What a colleague wishes to do with money and another one has to look at first, with real people. */
import { money } from '#domain/money.ts';
import { actingOf, waitingOf } from '#server/billing/booked-house-testing.ts';
import { byHand } from '#server/billing/money-acts/by-hand.ts';
import { answerAct } from '#server/billing/money-acts/second-colleague.ts';
import { type Attempt, act, type Played, refuse } from '#server/billing/sequences/money-testing.ts';
import type { DeskDeed } from '#server/billing/sequences/print-testing.ts';
import { matterEnds } from '#server/matters/moves.ts';

/** Whatever its sum, a colleague has to look at it first. */
export function wishFor(played: Played, { kind, sheet, amount }: DeskDeed, attempt: Attempt) {
  const { id: invoice, currency, newest } = played.sheets[sheet] ?? refuse();
  const why = kind === 'transfer' ? { reference: 'RF18' } : { reason: 'So it is.' };
  return act(played, 'staff', attempt, async (by) => {
    const id = kind === 'refund' ? (newest ?? refuse()) : invoice;
    const billing = { ...by.config.billing, fourEyesAbove: -1 };
    const clerk = { ...by, config: { ...by.config, billing } };
    await byHand(clerk, { kind, id, amount: money(amount, currency), ...why });
  });
}

/** By a second colleague. */
export function lookAtWish(
  played: Played & { other: string },
  { at, yes }: { at: number; yes: boolean },
  attempt: Attempt,
) {
  return act({ ...played, staff: played.other }, 'staff', attempt, async (by) => {
    const waiting = await waitingOf(by.tx, played);
    const { id, version } = waiting[at] ?? refuse();
    const said = { id, version, answer: yes ? 'approve' : 'refuse', reason: 'So it is.' } as const;
    await answerAct(actingOf(played, by), said, matterEnds);
  });
}
