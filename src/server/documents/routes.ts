import type { FastifyInstance } from 'fastify';
import { documents } from '#contract/documents.ts';
import { requireProofFor } from '#domain/fresh-proof.ts';
import { dayInDubai } from '#domain/time.ts';
import { handPaper } from '#server/documents/answering.ts';
import type { Owner, VaultDoors } from '#server/documents/doors.ts';
import type { VaultFiles } from '#server/documents/files.ts';
import { endAllShares } from '#server/documents/share-store.ts';
import { lockLive, revoke, share } from '#server/documents/sharing.ts';
import * as store from '#server/documents/store.ts';
import { expect, requireSpace, take } from '#server/documents/uploading.ts';
import { deleteUpload, lockUpload } from '#server/documents/version-store.ts';
import { checkVersion, toldOwner } from '#server/documents/versions.ts';
import { refuseUnknown, showOne } from '#server/documents/views.ts';
import { checkDates, columnsOf } from '#server/documents/writing.ts';
import { once } from '#server/platform/idempotency.ts';
import { serve } from '#server/platform/serve.ts';
import type { Services } from '#server/services.ts';

type Parts = { services: Services; doors: VaultDoors; files: VaultFiles };

/** What a client does with their own papers. */
export function documentRoutes(app: FastifyInstance, parts: Parts) {
  uploadRoutes(app, parts);
  changeRoutes(app, parts);
  shareRoutes(app, parts);
}

function uploadRoutes(app: FastifyInstance, { services, doors: { client }, files }: Parts) {
  const { sql, now, storage } = services;

  serve(app, documents.begin, client, async ({ user, body }) => {
    const upload = await sql.as(user, async (tx) => {
      requireSpace(await storage.room(tx, user.id), body.size);
      return expect(tx, { ownerId: user.id, ...body }, now());
    });
    return { id: upload.id, ...(await files.placeFor(upload, user.sessionId)) };
  });

  serve(app, documents.confirm, client, async ({ user, params, body, request }) => {
    const expected = await sql.as(user, (tx) => lockUpload(tx, params.id, user.id));
    const found = expected && (await files.inspect(expected));
    const key = await files.keyOf(user.id);
    const route = documents.confirm.path.replace(':id', params.id);
    const attempt = { user, route, key: request.headers['idempotency-key'], body };
    return sql.as(user, (tx) =>
      once(tx, attempt, async () => {
        const upload = (await lockUpload(tx, params.id, user.id)) ?? refuseUnknown();
        const id = await take({ tx, now: now(), found, key, files }, upload, body);
        await toldOwner(tx, user.id, id);
        return showOne(tx, id, user.id);
      }),
    );
  });

  serve(app, documents.giveUp, client, ({ user, params }) =>
    sql.as(user, async (tx) => {
      const upload = await lockUpload(tx, params.id, user.id);
      if (!upload) return undefined;
      await files.remove(tx, [upload]);
      await deleteUpload(tx, params.id);
      return undefined;
    }),
  );
}

function changeRoutes(app: FastifyInstance, { services, doors: { client }, files }: Parts) {
  const { sql, now } = services;

  serve(app, documents.change, client, async ({ user, params, body, request }) => {
    const key = await files.keyOf(user.id);
    return sql.as(user, async (tx) => {
      const row = await lockLive(tx, params.id, user.id);
      checkVersion(row, request);
      // Called something else, it would be opened without being asked.
      if (body.type && body.type !== row.type) requireProofFor(row.type, user, now());
      const changed = columnsOf(body, { key, documentId: row.id });
      checkDates({ ...row, ...changed }, dayInDubai(now()));
      await store.change(tx, row.id, changed, now());
      await toldOwner(tx, user.id, row.id);
      return showOne(tx, row.id, user.id);
    });
  });

  const bin = (user: Owner, id: string, binnedAt: string | null) =>
    sql.as(user, async (tx) => {
      const row = (await store.lock(tx, id, user.id)) ?? refuseUnknown();
      if ((row.binnedAt === null) !== (binnedAt === null)) {
        await store.change(tx, id, { binnedAt }, now());
        // Whoever takes it out again decides anew who may see it.
        await endAllShares(tx, id, now());
        await toldOwner(tx, user.id, id);
      }
      return showOne(tx, id, user.id);
    });

  serve(app, documents.throwAway, client, ({ user, params }) => bin(user, params.id, now()));
  serve(app, documents.restore, client, ({ user, params }) => bin(user, params.id, null));
}

function shareRoutes(app: FastifyInstance, { services, doors: { client }, files }: Parts) {
  const { sql, now } = services;

  serve(app, documents.share, client, ({ user, params, body }) =>
    sql.as(user, async (tx) => {
      const { id: ownerId, proof } = user;
      const given = { documentId: params.id, ownerId, matterId: body.matter, proof };
      await share(tx, given, now());
      return showOne(tx, params.id, user.id);
    }),
  );

  serve(app, documents.revoke, client, ({ user, params }) =>
    sql.as(user, async (tx) => {
      await revoke(tx, { id: params.share, documentId: params.id, ownerId: user.id }, now());
      return showOne(tx, params.id, user.id);
    }),
  );

  serve(app, documents.answerPaper, client, ({ user, params, body, request }) =>
    handPaper({ services, files }, user, { id: params.id, ...body, request }),
  );
}
