import type { FastifyInstance } from 'fastify';
import { privacy } from '#contract/privacy.ts';
import { Failure } from '#domain/failure.ts';
import { dayInDubai, isBefore } from '#domain/time.ts';
import { act, actAsHouse } from '#server/platform/act.ts';
import { newId } from '#server/platform/ids.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import { countRequest } from '#server/platform/requests/limits.ts';
import { anyone, type Guard, serve } from '#server/platform/serve.ts';
import { archivePlace, makeArchiveTask } from '#server/privacy/archive/archives.ts';
import * as archives from '#server/privacy/archive/store.ts';
import { consentsOf, writeConsent } from '#server/privacy/consents.ts';
import { departureOf, leaveHouse, stayByLink, stayWithHouse } from '#server/privacy/departures.ts';
import type { Services } from '#server/services.ts';

interface Reader {
  kind: 'client';
  id: string;
  email: string;
  role: string;
}

export function privacyRoutes(app: FastifyInstance, services: Services, client: Guard<Reader>) {
  consentRoutes(app, services, client);
  archiveRoutes(app, services, client);
  departureRoutes(app, services, client);
}

function consentRoutes(app: FastifyInstance, services: Services, client: Guard<Reader>) {
  const { sql, catalogue, now } = services;
  serve(app, privacy.consents, client, async ({ user }) => {
    const snapshot = await catalogue.current();
    return sql.as(user, (tx) => consentsOf({ tx, user, snapshot, now: now() }));
  });
  serve(app, privacy.consent, client, (asked) =>
    act(services, privacy.consent, asked, ({ tx, by, snapshot, now: moment }) =>
      writeConsent({ tx, user: by, snapshot, now: moment }, asked.body),
    ),
  );
}

const day = 24 * 60 * 60;

function archiveRoutes(app: FastifyInstance, services: Services, client: Guard<Reader>) {
  const { sql, now, storage } = services;
  serve(app, privacy.archives, client, ({ user }) =>
    sql.as(user, (tx) => archives.listArchives(tx, user.id)),
  );

  serve(app, privacy.prepare, client, (asked) =>
    act(services, privacy.prepare, asked, async ({ tx, by, now: askedAt }) => {
      const id = newId();
      const archive = { id, accountId: by.id, language: asked.query.lang, askedAt };
      if (await archives.requestArchive(tx, archive)) {
        await countRequest(tx, { subject: `archive of ${by.id}`, most: 3, seconds: day });
        await enqueue(tx, makeArchiveTask, { id });
      }
      // Pressed twice, there is one, and it is on its way.
      const [newest] = await archives.listArchives(tx, by.id);
      return newest;
    }),
  );

  serve(app, privacy.download, client, async ({ user, params, reply }) => {
    const own = { id: params.id, accountId: user.id };
    const archive = await sql.as(user, (tx) => archives.findArchive(tx, own));
    const file = await storage.find(user, archivePlace(user.id, params.id));
    const isOver = !archive?.expiresAt || !isBefore(now(), archive.expiresAt);
    if (archive?.state !== 'ready' || isOver || !file)
      throw new Failure('not_found', 'There is no such archive, or its seven days are over.');
    const name = `rihla-${dayInDubai(archive.readyAt ?? now())}.zip`;
    reply.headers({
      'content-type': 'application/zip',
      'content-length': file.size,
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    // A stream is sent when its last part is: only then has somebody answered.
    await reply.send(await storage.open(file, { way: reply.raw }));
    return undefined;
  });
}

function departureRoutes(app: FastifyInstance, services: Services, client: Guard<Reader>) {
  // An account of a hosted service is closed there; here only its twin could go.
  if (services.auth.hosted) return;
  serve(app, privacy.departure, client, ({ user }) => departureOf(services, user.id));
  serve(app, privacy.leave, client, async (asked) => {
    await actAsHouse(services, privacy.leave, asked, (acting) => leaveHouse(acting, asked.user));
    return departureOf(services, asked.user.id);
  });
  serve(app, privacy.stay, client, (asked) =>
    actAsHouse(services, privacy.stay, asked, async (acting) => {
      await stayWithHouse(acting, asked.user.id);
      return undefined;
    }),
  );
  serve(app, privacy.stayByLink, anyone, (asked) =>
    actAsHouse(services, privacy.stayByLink, asked, (acting) =>
      stayByLink(acting, asked.body.token),
    ),
  );
}
