/** Whoever answers for the house hears who else got its keys, and from whom: nobody opens it alone. */
import type { z } from 'zod';
import type { desk } from '#contract/desk.ts';
import { listTeam } from '#server/desk/team-store.ts';
import { notify } from '#server/notifications/actions.ts';
import { newId } from '#server/platform/ids.ts';
import type { Sql } from '#server/platform/sql.ts';

type Role = z.infer<typeof desk.appoint.shape.body>['role'];

const ranks: Role[] = ['none', 'concierge', 'admin'];
const rankOf = (role: unknown) =>
  Math.max(0, ranks.indexOf(ranks.find((one) => one === role) ?? 'none'));

interface Appointed {
  id: string;
  /** What they were before. */
  before: unknown;
  /** Who did it; nobody of the house where a key of the sign-in service did. */
  by: string | null;
}

/** As the system: accounts are its own. Nothing is said where somebody may do no more than before. */
export async function tellAppointed(tx: Sql, { id, before, by }: Appointed): Promise<void> {
  const team = await listTeam(tx);
  const colleague = team.find((one) => one.id === id);
  if (!colleague || rankOf(colleague.role) <= rankOf(before)) return;
  const { name, role } = colleague;
  const actor = team.find((one) => one.id === by)?.name ?? 'auth/v1/admin';
  const event = newId();
  for (const one of team)
    if (one.role === 'admin' && one.id !== by && one.id !== id)
      await notify(tx, {
        to: one.id,
        kind: 'team',
        path: '/desk?part=team',
        urgent: true,
        title: { en: name, ar: name },
        about: { event: role, name: actor },
        key: `team:${id}:${event}`,
      });
}
