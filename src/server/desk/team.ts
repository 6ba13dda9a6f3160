/** Who works here, and as what. Admins alone decide it. */

import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Colleague, desk } from '#contract/desk.ts';
import { Failure } from '#domain/failure.ts';
import { changeRole, inviteColleague } from '#server/auth/actions.ts';
import { tellAppointed } from '#server/desk/actions.ts';
import { logDeed } from '#server/desk/log-store.ts';
import { listTeam, lockAdmins } from '#server/desk/team-store.ts';
import { releaseAllOf } from '#server/matters/store.ts';
import { type Caller, inNameOf, type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

type Enlisting = z.infer<typeof desk.enlist.shape.body>;
type Role = z.infer<typeof desk.appoint.shape.body>['role'];
type Admin = Extract<Caller, { kind: 'staff' }>;

/** Accounts belong to the sign-in service, which the system alone may touch. */
const asSystem = <T>(tx: Sql, admin: Admin, work: () => Promise<T>) =>
  inNameOf(tx, [system, admin], work);

export const readTeam = (tx: Sql, reader: Admin) => asSystem(tx, reader, () => listTeam(tx));

export async function enlistColleague(
  services: Services,
  tx: Sql,
  { admin, asked, request }: { admin: Admin; asked: Enlisting; request: FastifyRequest },
): Promise<Colleague> {
  const id = await asSystem(tx, admin, () => inviteColleague(tx, services, { ...asked, request }));
  await logDeed(tx, admin.id, { deed: 'insert', thing: 'team', thingId: id, changed: ['role'] });
  const colleague = (await readTeam(tx, admin)).find((one) => one.id === id);
  if (!colleague) throw new Error('Somebody who was just enlisted is not of the house');
  const told = { id, before: 'none', by: admin.id };
  await asSystem(tx, admin, () => tellAppointed(tx, told));
  return colleague;
}

/** Another role, or none. The house is never left without an admin. */
export async function appointColleague(
  tx: Sql,
  admin: Admin,
  { id, role }: { id: string; role: Role },
): Promise<Colleague[]> {
  const before = (await readTeam(tx, admin)).find((one) => one.id === id)?.role;
  await asSystem(tx, admin, async () => {
    const admins = await lockAdmins(tx);
    if (role !== 'admin' && admins.every((one) => one.id === id))
      throw new Failure('conflict', 'The house needs an admin: name another one first.');
    await changeRole(tx, id, role);
  });
  if (role === 'none') await releaseAllOf(tx, id);
  await logDeed(tx, admin.id, { deed: 'update', thing: 'team', thingId: id, changed: ['role'] });
  await asSystem(tx, admin, () => tellAppointed(tx, { id, before, by: admin.id }));
  return readTeam(tx, admin);
}
