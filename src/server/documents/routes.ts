import type { FastifyInstance } from 'fastify';
import { documents } from '#contract/documents/documents.ts';
import { clientTopic } from '#contract/live.ts';
import type { Instant } from '#contract/primitives.ts';
import { requireProofFor } from '#domain/auth/fresh-proof.ts';
import { dayInDubai } from '#domain/time.ts';
import type { ClientCaller, VaultGuards } from '#server/documents/callers.ts';
import { checkDates, columnsOf } from '#server/documents/details.ts';
import type { VaultFiles } from '#server/documents/files.ts';
import { contentOf, handPaper } from '#server/documents/handed-papers.ts';
import { endAllShares } from '#server/documents/share-store.ts';
import { lockLive, revokeShare, shareDocument } from '#server/documents/shares.ts';
import * as store from '#server/documents/store.ts';
import { expectUpload, requireSpace, takeUpload } from '#server/documents/uploads.ts';
import { deleteUpload, lockUpload } from '#server/documents/version-store.ts';
import { refuseUnknownPaper, showOne } from '#server/documents/views.ts';
import { type Act, act, serveActs } from '#server/platform/act.ts';
import { tellRoom } from '#server/platform/live.ts';
import { serve } from '#server/platform/serve.ts';
import type { Sql } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** Every screen of its owner reads it anew. */
const toldOwner = (tx: Sql, ownerId: string, id: string) =>
  tellRoom(tx, clientTopic(ownerId), 'document', { id });

type Parts = { services: Services; guards: VaultGuards; files: VaultFiles };

/** What a client does with their own papers. */
export function documentRoutes(app: FastifyInstance, parts: Parts) {
  uploadRoutes(app, parts);
  changeRoutes(app, parts);
  shareRoutes(app, parts);
}

function uploadRoutes(app: FastifyInstance, { services, guards: { client }, files }: Parts) {
  const change = serveActs(app, services);
  serve(app, documents.begin, client, async (asked) => {
    const upload = await act(services, documents.begin, asked, async ({ tx, now, by }) => {
      requireSpace(await services.storage.room(tx, by.id), asked.body.size);
      return expectUpload(tx, { ownerId: by.id, ...asked.body }, now);
    });
    return { id: upload.id, ...(await files.placeFor(upload, asked.user.sessionId)) };
  });

  serve(app, documents.confirm, client, async (asked) => {
    const { user, params, body } = asked;
    const expected = await services.sql.as(user, (tx) => lockUpload(tx, params.id, user.id));
    const found = expected && (await files.inspect(expected));
    const key = await files.keyOf(user.id);
    return act(services, documents.confirm, asked, async ({ tx, now }) => {
      const upload = (await lockUpload(tx, params.id, user.id)) ?? refuseUnknownPaper();
      const id = await takeUpload({ tx, now, found, key, files, by: user }, upload, body);
      await toldOwner(tx, user.id, id);
      return showOne(tx, id, user.id);
    });
  });

  change(documents.giveUp, client, async ({ tx, by }, asked) => {
    const upload = await lockUpload(tx, asked.params.id, by.id);
    if (!upload) return undefined;
    await files.remove(tx, [upload]);
    await deleteUpload(tx, upload.id);
    return undefined;
  });
}

function changeRoutes(app: FastifyInstance, { services, guards: { client }, files }: Parts) {
  const change = serveActs(app, services);
  serve(app, documents.change, client, async (asked) => {
    const { user, params, body } = asked;
    const key = await files.keyOf(user.id);
    return act(services, documents.change, asked, async ({ tx, now, expected }) => {
      const row = expected(await lockLive(tx, params.id, user.id));
      // Called something else, it would be opened without being asked.
      if (body.type && body.type !== row.type) requireProofFor(row.type, user, now);
      const changed = columnsOf(body, { key, documentId: row.id });
      checkDates({ ...row, ...changed }, dayInDubai(now));
      await store.changePaper(tx, row.id, changed, now);
      await toldOwner(tx, user.id, row.id);
      return showOne(tx, row.id, user.id);
    });
  });

  const bin = async ({ tx, now, by }: Act<ClientCaller>, id: string, binnedAt: Instant | null) => {
    const row = (await store.lockPaper(tx, id, by.id)) ?? refuseUnknownPaper();
    if ((row.binnedAt === null) !== (binnedAt === null)) {
      await store.changePaper(tx, id, { binnedAt }, now);
      // Whoever takes it out again decides anew who may see it.
      await endAllShares(tx, id, now);
      await toldOwner(tx, by.id, id);
    }
    return showOne(tx, id, by.id);
  };

  change(documents.throwAway, client, (acting, asked) => bin(acting, asked.params.id, acting.now));
  change(documents.restore, client, (acting, asked) => bin(acting, asked.params.id, null));
}

function shareRoutes(app: FastifyInstance, { services, guards: { client }, files }: Parts) {
  const change = serveActs(app, services);
  change(documents.share, client, async ({ tx, now, by }, asked) => {
    const { id: ownerId, proof } = by;
    const documentId = asked.params.id;
    await shareDocument(tx, { documentId, ownerId, matterId: asked.body.matter, proof }, now);
    return showOne(tx, documentId, ownerId);
  });

  change(documents.revoke, client, async ({ tx, now, by }, asked) => {
    const { share: id, id: documentId } = asked.params;
    await revokeShare(tx, { id, documentId, ownerId: by.id }, now);
    return showOne(tx, documentId, by.id);
  });

  serve(app, documents.answerPaper, client, async (asked) => {
    const content = await contentOf({ services, files }, asked.user, asked.params.id);
    return act(services, documents.answerPaper, asked, (acting) =>
      handPaper(acting, { ...asked.params, ...asked.body, content }),
    );
  });
}
