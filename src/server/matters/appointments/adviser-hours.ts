/** An hour that a client booked with an adviser is a matter as well: opened, moved and ended with it. */
import type { MatterForm } from '#contract/matters/kinds.ts';
import type { MatterHour } from '#contract/matters/parts.ts';
import type { Language } from '#contract/primitives.ts';
import { mayMove } from '#domain/matters/life.ts';
import { isBefore } from '#domain/time.ts';
import {
  insertMatterAppointment,
  matterOfAppointment,
  moveMatterAppointment,
} from '#server/matters/appointments/store.ts';
import { moveRow } from '#server/matters/moves.ts';
import { type MatterAct, settleMatter, takeMatter } from '#server/matters/outcome.ts';
import { quoteIn } from '#server/matters/quotes/store.ts';
import { type MatterRow, withPromise } from '#server/matters/row.ts';
import { openMatter } from '#server/matters/submission.ts';

export interface Scheduled extends MatterHour {
  clientId: string;
  form: Extract<MatterForm, { kind: 'consultation' | 'viewing' }>;
  language: Language;
  zone: string;
  reason: string;
}

/** In the transaction that booked, moved or cancelled the hour; the clock of the house acts. */
export async function followAppointment(acting: MatterAct, scheduled: Scheduled): Promise<void> {
  const { tx } = acting;
  const { id, title, startsAt, endsAt, place, state } = scheduled;
  const hour = { id, title, startsAt, endsAt, place, state };
  const known = await matterOfAppointment(tx, id);
  const row = known ? await takeMatter(acting, known.matterId) : await openFor(acting, scheduled);
  if (known) await moveMatterAppointment(tx, hour);
  else await insertMatterAppointment(tx, row.id, hour);
  if (state === 'cancelled') await giveUp(acting, row, scheduled.reason);
  else await expect(acting, row, hour);
}

const openFor = (acting: MatterAct, { clientId, form, language, zone }: Scheduled) =>
  openMatter(acting, { clientId, form, language, zone, lettered: true });

/** Nobody is owed a word before the hour itself. */
async function expect(acting: MatterAct, row: MatterRow, hour: MatterHour): Promise<void> {
  const { now } = acting;
  const { title, startsAt, place } = hour;
  const isAhead = isBefore(now, startsAt);
  const promise = { kind: 'next_word', from: now, due: startsAt, missed: false } as const;
  const event = { kind: 'appointment', about: { startsAt, title, place } } as const;
  const next = isAhead ? withPromise(row, promise) : row;
  await settleMatter(acting, row, next, { heard: 'nobody', event });
}

/** What was agreed to beside the hour does not end with it: its money takes a person, and much of it two. */
async function giveUp(acting: MatterAct, row: MatterRow, reason: string): Promise<void> {
  if (await quoteIn(acting.tx, row.id, 'accepted'))
    await settleMatter(acting, row, row, { heard: 'nobody' });
  else if (mayMove(row.state, 'withdraw', 'staff'))
    await moveRow(acting, row, { move: 'withdraw', reason });
}
