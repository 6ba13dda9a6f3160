import type { FastifyInstance } from 'fastify';
import { family, largestFamily } from '#contract/family.ts';
import { Failure } from '#domain/failure.ts';
import { checkBorn } from '#domain/profile.ts';
import { dayInDubai } from '#domain/time.ts';
import { memberOn, membersOf } from '#server/family/actions.ts';
import * as store from '#server/family/store.ts';
import { serveActs } from '#server/platform/act.ts';
import { newId } from '#server/platform/ids.ts';
import { type Guard, serve } from '#server/platform/serve.ts';
import type { Services } from '#server/services.ts';

/** The people a client lives with. */
export function familyRoutes(
  app: FastifyInstance,
  services: Services,
  { client }: { client: Guard<{ kind: 'client'; id: string }> },
) {
  const change = serveActs(app, services);
  serve(app, family.list, client, ({ user }) =>
    services.sql.as(user, (tx) => membersOf(tx, user.id, dayInDubai(services.now()))),
  );

  change(family.add, client, async ({ tx, now, by }, asked) => {
    checkBorn(asked.body.born, dayInDubai(now));
    if ((await store.countFor(tx, by.id)) >= largestFamily)
      throw new Failure('conflict', `A family has at most ${largestFamily} people here.`);
    const member = { ...asked.body, id: newId(), clientId: by.id };
    return memberOn(await store.insertMember(tx, member, now), dayInDubai(now));
  });

  change(family.change, client, async ({ tx, now, by, expected }, asked) => {
    checkBorn(asked.body.born, dayInDubai(now));
    const { id } = expected((await store.lockMember(tx, asked.params.id, by.id)) ?? refuse());
    const member = { ...asked.body, id, clientId: by.id };
    return memberOn(await store.saveMember(tx, member, now), dayInDubai(now));
  });

  change(family.remove, client, async ({ tx, by }, asked) => {
    if (!(await store.removeMember(tx, asked.params.id, by.id))) refuse();
    return undefined;
  });
}

function refuse(): never {
  throw new Failure('not_found', 'There is nobody of this name in your family.');
}
