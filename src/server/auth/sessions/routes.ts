import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type AccountSession, account } from '#contract/account.ts';
import { deviceOf } from '#domain/devices.ts';
import { Failure } from '#domain/failure.ts';
import { auditDeed } from '#server/auth/audit.ts';
import { listOwnEntries } from '#server/auth/audit-store.ts';
import { client } from '#server/auth/guards/guards.ts';
import { type Member, requireMember } from '#server/auth/guards/member.ts';
import { inProductWords } from '#server/auth/product-words.ts';
import { sessionEnd } from '#server/auth/sessions/life.ts';
import * as store from '#server/auth/sessions/store.ts';
import { serve } from '#server/platform/serve.ts';
import { system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** The protocol ends all sessions or one's own; which ones there are is the product's to show. */
export function sessionRoutes(app: FastifyInstance, services: Services) {
  // Those of a hosted service are its own, and it shows nobody a list.
  if (services.auth.hosted) return;
  const signedIn = client(services);

  serve(app, account.sessions, signedIn, ({ request }) =>
    inProductWords(async () => list(services, await requireMember(services, request))),
  );

  serve(app, account.activity, signedIn, ({ request }) =>
    inProductWords(async () => {
      const { user } = await requireMember(services, request);
      return services.sql.as(system, (tx) => listOwnEntries(tx, user.id));
    }),
  );

  serve(app, account.endSession, signedIn, ({ request, params }) =>
    inProductWords(async () => {
      await end(services, await requireMember(services, request), params.id, request);
      return undefined;
    }),
  );
}

async function list(services: Services, member: Member): Promise<AccountSession[]> {
  const live = await services.sql.as(system, async (tx) => {
    const sessions = await store.listSessions(tx, member.user.id);
    const ends = await Promise.all(
      sessions.map((session) => sessionEnd(tx, services, session, member)),
    );
    return sessions.filter((_, index) => ends[index] === undefined);
  });
  const shown = live.map((session) => view(session, member.session.id));
  return shown.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

function view(session: store.PlacedSession, currentId: string): AccountSession {
  const { id, ip, userAgent, createdAt, refreshedAt } = session;
  return {
    id,
    ...deviceOf(userAgent),
    address: ip,
    signedInAt: createdAt,
    lastUsedAt: refreshedAt ?? createdAt,
    isCurrent: id === currentId,
  };
}

/** Somebody else's and one that is not there are the same to whoever asks. */
const end = ({ sql }: Services, { user }: Member, id: string, request: FastifyRequest) =>
  sql.as(system, async (tx) => {
    if (!(await store.deleteOwnSession(tx, id, user.id)))
      throw new Failure('not_found', 'No such session.');
    await auditDeed(tx, 'session_ended', { actorId: user.id, request, traits: { session_id: id } });
  });
