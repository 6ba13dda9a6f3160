import type { AppointmentAct } from '#server/appointments/act.ts';
import {
  type AppointmentLetterKind,
  adviserLetter,
  clientLetter,
  type HouseLetterKind,
} from '#server/appointments/letters.ts';
import { type AppointmentRow, addLink } from '#server/appointments/store.ts';
import type { AppointmentContext } from '#server/appointments/views.ts';
import { newLinkToken } from '#server/platform/link-tokens.ts';
import { inNameOf, system } from '#server/platform/sql.ts';

/** Every letter has a link of its own, and so has who asks for one; only the system may write them. */
export async function newLink(
  { tx, by }: AppointmentAct,
  row: Pick<AppointmentRow, 'id'>,
): Promise<string> {
  const { token, hash } = newLinkToken();
  await inNameOf(tx, [system, by], () => addLink(tx, hash, row.id));
  return token;
}

/** Says to both sides what happened; the token is the client's. */
export async function tellBoth(
  acting: AppointmentAct,
  told: AppointmentContext,
  kind: Exclude<AppointmentLetterKind, 'moved'>,
  reason = '',
): Promise<string> {
  const token = await tellClient(acting, told, kind, reason);
  const ours: HouseLetterKind | undefined =
    kind === 'booked' ? 'booked' : kind.startsWith('reminder') ? undefined : 'cancelled';
  if (ours)
    await acting.services.messages.queue(acting.tx, adviserLetter(told, acting.around, ours));
  return token;
}

/** An hour that went to somebody else leaves the first one's calendar and enters the other's. */
export async function tellMoved(
  acting: AppointmentAct,
  before: AppointmentContext,
  told: AppointmentContext,
): Promise<void> {
  const { tx, services, around } = acting;
  await tellClient(acting, told, 'moved');
  const sameMailbox = before.person?.email === told.person?.email;
  const gone = { ...before, row: { ...before.row, sequence: told.row.sequence } };
  if (!sameMailbox) await services.messages.queue(tx, adviserLetter(gone, around, 'cancelled'));
  const kind = sameMailbox ? 'moved' : 'booked';
  await services.messages.queue(tx, adviserLetter(told, around, kind));
}

async function tellClient(
  acting: AppointmentAct,
  told: AppointmentContext,
  kind: AppointmentLetterKind,
  reason = '',
): Promise<string> {
  const over = told.row.state === 'cancelled';
  const token = over ? '' : await newLink(acting, told.row);
  const letter = { kind, ...(token && { token }), ...(reason && { reason }) };
  await acting.services.messages.queue(acting.tx, clientLetter(told, acting.around, letter));
  return token;
}
