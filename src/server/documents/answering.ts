/** A paper of the vault that answers what a matter's step asks for. */
import type { FastifyRequest } from 'fastify';
import { documents } from '#contract/documents.ts';
import { largestFile } from '#contract/matters.ts';
import { Failure } from '#domain/failure.ts';
import { nameOf, type Owner } from '#server/documents/doors.ts';
import type { VaultFiles } from '#server/documents/files.ts';
import { lockLive, share } from '#server/documents/sharing.ts';
import * as store from '#server/documents/store.ts';
import { refuseUnknown, showOne } from '#server/documents/views.ts';
import { bringCopy } from '#server/matters/actions.ts';
import { once } from '#server/platform/idempotency.ts';
import type { Services } from '#server/services.ts';

interface Asked {
  id: string;
  matter: string;
  paper: string;
  request: FastifyRequest;
}

interface Parts {
  services: Services;
  files: VaultFiles;
}

/** The matter gets a copy, which stays with it; the paper is shared with it besides. */
export async function handPaper({ services, files }: Parts, user: Owner, asked: Asked) {
  const { sql, catalogue, config, now } = services;
  const { id, matter, paper, request } = asked;
  const content = await contentOf({ services, files }, user, id);
  const snapshot = await catalogue.current();
  const attempt = {
    ...{ user, route: documents.answerPaper.path.replace(':id', id) },
    ...{ key: request.headers['idempotency-key'], body: { matter, paper } },
  };
  return sql.as(user, (tx) =>
    once(tx, attempt, async () => {
      const row = await lockLive(tx, id, user.id);
      const acting = { tx, config, snapshot, now: now(), by: user, name: nameOf(user) };
      const file = { name: row.fileName, type: row.media, content };
      const { id: ownerId, proof } = user;
      await share(tx, { documentId: id, ownerId, matterId: matter, proof }, now());
      await bringCopy(acting, matter, { paper, file });
      return showOne(tx, id, user.id);
    }),
  );
}

async function contentOf({ services, files }: Parts, user: Owner, id: string): Promise<Buffer> {
  const row = await services.sql.as(user, (tx) => store.find(tx, id, user.id));
  if (!row || row.binnedAt) refuseUnknown();
  if (row.size > largestFile)
    throw new Failure('payload_too_large', 'A request takes files of at most 10 MB.');
  const { content } = await files.read({ ...row, documentId: id, id: row.fileId });
  return Buffer.concat(await Array.fromAsync(content));
}
