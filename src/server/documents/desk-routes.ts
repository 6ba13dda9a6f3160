import type { FastifyInstance } from 'fastify';
import { deskDocuments } from '#contract/documents/desk.ts';
import { requireProofFor } from '#domain/auth/fresh-proof.ts';
import type { StaffCaller, VaultGuards } from '#server/documents/callers.ts';
import type { VaultFiles } from '#server/documents/files.ts';
import { namesOf } from '#server/documents/names.ts';
import { writeOpening } from '#server/documents/openings/openings.ts';
import { rightToOpen } from '#server/documents/openings/rights.ts';
import { numberOf } from '#server/documents/openings/routes.ts';
import { sharedWith } from '#server/documents/share-store.ts';
import * as store from '#server/documents/store.ts';
import {
  fileOf,
  paperAtDesk,
  refuseUnknownPaper,
  showAll,
  showOne,
} from '#server/documents/views.ts';
import { notify } from '#server/notifications/actions.ts';
import { act } from '#server/platform/act.ts';
import { nameOf } from '#server/platform/person-name.ts';
import { serve } from '#server/platform/serve.ts';
import type { Sql } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

interface Parts {
  services: Services;
  guards: VaultGuards;
  files: VaultFiles;
}

/** Papers at the desk: that they are there, and how one is opened. */
export function deskDocumentRoutes(app: FastifyInstance, { services, guards, files }: Parts) {
  const { sql } = services;
  const { staff } = guards;

  serve(app, deskDocuments.ofClient, staff, ({ user, params }) =>
    sql.as(user, async (tx) => (await showAll(tx, params.id)).map(paperAtDesk)),
  );

  serve(app, deskDocuments.ofMatter, staff, ({ user, params }) =>
    sql.as(user, async (tx) => {
      const given = await sharedWith(tx, params.id);
      const rows = await Promise.all(given.map((share) => store.findAny(tx, share.documentId)));
      const seen = rows.filter((row) => row !== undefined);
      const shown = await Promise.all(seen.map((row) => showOne(tx, row.id, row.ownerId)));
      return shown.map(paperAtDesk);
    }),
  );

  serve(app, deskDocuments.open, staff, async (asked) => {
    const { user, params, body, request } = asked;
    const seen = await sql.as(user, (tx) => store.findAny(tx, params.id));
    const key = await files.keyOf((seen ?? refuseUnknownPaper()).ownerId);
    return act(services, deskDocuments.open, asked, async ({ tx, now }) => {
      const row = (await store.findAny(tx, params.id)) ?? refuseUnknownPaper();
      // A desk that was left open must not open a client's passport either.
      requireProofFor(row.type, user, now);
      const right = await rightToOpen(tx, row.id, body);
      const opener = { ...houseOpener(user), ...right, userAgent: request.headers['user-agent'] };
      const way = await writeOpening(tx, { row, versionId: row.fileId, now }, opener);
      if (right.why === 'reason')
        await tellOwner(tx, row, { user, key: `document-opened:${way.id}` });
      const document = paperAtDesk(await showOne(tx, row.id, row.ownerId));
      return { document, file: fileOf(row), number: numberOf(row, key), ...way };
    });
  });
}

const houseOpener = (user: StaffCaller) =>
  ({
    actorKind: 'house',
    actorId: user.id,
    actorName: nameOf(user),
    sessionId: user.sessionId,
  }) as const;

/** Without a permission the client hears of it at once. */
async function tellOwner(
  tx: Sql,
  row: store.DocumentRow,
  { user, key }: { user: StaffCaller; key: string },
): Promise<void> {
  await notify(tx, {
    to: row.ownerId,
    kind: 'opened',
    title: namesOf(row),
    path: '/profile/documents#log',
    about: { name: nameOf(user) },
    key,
  });
}
