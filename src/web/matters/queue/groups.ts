/** The queue cut at the hours people work by. Its order is the server's. */
import type { QueueRow, QueueView } from '#contract/matters/desk.ts';
import { hourInDubai } from '#domain/time.ts';
import { promiseTime } from '#web/matters/promise/time.ts';
import { instantOf } from '#web/platform/clock-here.ts';
import { daysAway } from '#web/platform/desk/moments.ts';

type GroupName =
  | 'missed'
  | 'hour'
  | 'today'
  | 'tonight'
  | 'tomorrow'
  | 'later'
  | 'waiting'
  | 'resting'
  | 'done';

export interface QueueGroup {
  name: GroupName;
  rows: QueueRow[];
}

interface Moment {
  /** When the rows were read, and what it is now; milliseconds. */
  readAt: number;
  now: number;
}

const evening = 17;

export function groupsOf(rows: QueueRow[], view: QueueView, moment: Moment): QueueGroup[] {
  const groups: QueueGroup[] = [];
  for (const row of rows) {
    const name = view === 'done' ? 'done' : groupOf(row, moment);
    const group = groups.find((one) => one.name === name);
    if (group) group.rows.push(row);
    else groups.push({ name, rows: [row] });
  }
  return groups;
}

function groupOf({ promise, waitsOn }: QueueRow, { readAt, now }: Moment): GroupName {
  if (!promise) return waitsOn === 'client' ? 'waiting' : 'resting';
  const { left } = promiseTime(promise, readAt, now);
  if (left < 0) return 'missed';
  if (left < 60 * 60) return 'hour';
  const at = instantOf(now);
  const days = daysAway(promise.due, at);
  if (days <= 0) return hourInDubai(at) >= evening ? 'tonight' : 'today';
  return days === 1 ? 'tomorrow' : 'later';
}
