import type { FastifyInstance } from 'fastify';
import { deskMatters } from '#contract/matter-desk.ts';
import type { MatterFile } from '#contract/matter-parts.ts';
import { largestFile, matters } from '#contract/matters.ts';
import { Failure } from '#domain/failure.ts';
import { cleanName, disposition } from '#domain/file-names.ts';
import { isOpen } from '#domain/matter-life.ts';
import type { ClientPerson, Doors, StaffPerson } from '#server/matters/acting.ts';
import { kindOf } from '#server/matters/file-kind.ts';
import { checkRoom } from '#server/matters/file-room.ts';
import { insertFile, readFile } from '#server/matters/file-store.ts';
import { refuseUnknown } from '#server/matters/settling.ts';
import * as store from '#server/matters/store.ts';
import { newId } from '#server/platform/ids.ts';
import { serve } from '#server/platform/serve.ts';
import type { Sql } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

type Sender = ClientPerson | StaffPerson;

/** A client's own matter; any for the house. */
async function matterOf(tx: Sql, user: Sender, id: string) {
  const row = user.kind === 'client' ? store.find(tx, id, user.id) : store.findAny(tx, id);
  return (await row) ?? refuseUnknown();
}

/** Files come as they are: the body is the file, whatever its sender calls it. */
export async function matterFileRoutes(app: FastifyInstance, services: Services, doors: Doors) {
  const { client, staff } = doors;
  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestFile }, keep);
    serve(raw, matters.upload, client, ({ user, params, query, request }) =>
      bring(services, user, { id: params.id, name: query.name, body: request.body }),
    );
    serve(raw, deskMatters.upload, staff, ({ user, params, query, request }) =>
      bring(services, user, { id: params.id, name: query.name, body: request.body }),
    );
  });
  serve(app, matters.file, client, async ({ user, params, reply }) => {
    const file = await load(services, user, params);
    reply.headers(headersOf(file)).send(file.content);
    return undefined;
  });
  serve(app, deskMatters.file, staff, async ({ user, params, reply }) => {
    const file = await load(services, user, params);
    reply.headers(headersOf(file)).send(file.content);
    return undefined;
  });
}

type Done = (error: Error | null, body?: unknown) => void;
const keep = (_request: unknown, body: unknown, done: Done) => done(null, body);

interface Brought {
  id: string;
  name: string;
  body: unknown;
}

async function bring(services: Services, user: Sender, { id, name, body }: Brought) {
  const content = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  const type = await kindOf(content);
  const createdAt = services.now();
  const file: MatterFile = {
    id: newId(),
    name: cleanName(name),
    type,
    size: content.length,
    createdAt,
  };
  await services.sql.as(user, async (tx) => {
    const { state } = await matterOf(tx, user, id);
    if (!isOpen(state) && state !== 'draft' && state !== 'closed')
      throw new Failure('matter_state', `A ${state} matter takes no more files.`);
    await checkRoom(tx, id, content.length);
    await insertFile(tx, { ...file, matterId: id, uploaderId: user.id, content });
  });
  return file;
}

async function load({ sql }: Services, user: Sender, { id, file }: { id: string; file: string }) {
  return sql.as(user, async (tx) => {
    await matterOf(tx, user, id);
    const found = await readFile(tx, id, file);
    if (!found) throw new Failure('not_found', 'There is no such file.');
    return found;
  });
}

/** Kept, never shown in place: what somebody sent is not a page of ours. */
function headersOf({ name, type }: MatterFile) {
  return {
    'content-type': type,
    'content-disposition': disposition('attachment', name),
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  };
}
