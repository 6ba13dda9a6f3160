import type { FastifyInstance } from 'fastify';
import { family, largestFamily } from '#contract/family.ts';
import { Failure } from '#domain/failure.ts';
import { checkBorn } from '#domain/profile.ts';
import { dayInDubai } from '#domain/time.ts';
import { memberOn, membersOf } from '#server/family/actions.ts';
import * as store from '#server/family/store.ts';
import { once } from '#server/platform/idempotency.ts';
import { newId } from '#server/platform/ids.ts';
import { type Guard, serve } from '#server/platform/serve.ts';
import type { Services } from '#server/services.ts';

/** The people a client lives with. */
export function familyRoutes(
  app: FastifyInstance,
  { sql, now }: Services,
  { client }: { client: Guard<{ kind: 'client'; id: string }> },
) {
  const today = () => dayInDubai(now());

  serve(app, family.list, client, ({ user }) =>
    sql.as(user, (tx) => membersOf(tx, user.id, today())),
  );

  serve(app, family.add, client, ({ user, body, request }) => {
    checkBorn(body.born, today());
    const key = request.headers['idempotency-key'];
    const attempt = { user, route: family.add.path, key, body };
    return sql.as(user, (tx) =>
      once(tx, attempt, async () => {
        if ((await store.countFor(tx, user.id)) >= largestFamily)
          throw new Failure('conflict', `A family has at most ${largestFamily} people here.`);
        const member = { ...body, id: newId(), clientId: user.id };
        return memberOn(await store.insert(tx, member, now()), today());
      }),
    );
  });

  serve(app, family.change, client, ({ user, params, body, request }) => {
    checkBorn(body.born, today());
    return sql.as(user, async (tx) => {
      const known = (await store.lock(tx, params.id, user.id)) ?? refuse();
      checkVersion(known, request.headers['if-match']);
      const member = { ...body, id: params.id, clientId: user.id };
      return memberOn(await store.save(tx, member, now()), today());
    });
  });

  serve(app, family.remove, client, async ({ user, params }) => {
    const wasThere = await sql.as(user, (tx) => store.remove(tx, params.id, user.id));
    if (!wasThere) refuse();
    return undefined;
  });
}

function refuse(): never {
  throw new Failure('not_found', 'There is nobody of this name in your family.');
}

/** Two who rewrite one person: the second looks again first. */
function checkVersion({ version }: store.MemberRow, said: string | undefined): void {
  const [, seen] = /^(?:W\/)?"?(\d{1,9})"?$/.exec(said ?? '') ?? [];
  if (Number(seen) === version) return;
  throw new Failure('precondition_failed', 'It has changed meanwhile; please look again.', {
    params: { version },
  });
}
