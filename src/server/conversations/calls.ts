/** Outside the desk's hours somebody is on call, and hears of it at once. */
import { onCallNow } from '#server/conversations/on-call.ts';
import { notify } from '#server/notifications/actions.ts';
import type { Act } from '#server/platform/act.ts';
import { inNameOf, system } from '#server/platform/sql.ts';

interface Calling {
  /** What it is about, so that one thing calls once. */
  id: string;
  /** Who asks. */
  name: string;
  talk: string | null;
}

export async function callColleague(
  { tx, now, by }: Pick<Act, 'tx' | 'now' | 'by'>,
  { id, name, talk }: Calling,
): Promise<void> {
  const onCall = await inNameOf(tx, [system, by], () => onCallNow(tx, now));
  if (!onCall) return;
  const title = name || '…';
  await notify(tx, {
    to: onCall.id,
    kind: 'on_call',
    title: { en: title, ar: title },
    urgent: true,
    path: talk ? `/desk?part=conversations&talk=${talk}` : '/desk?part=conversations',
    key: `on-call:${id}`,
  });
}
