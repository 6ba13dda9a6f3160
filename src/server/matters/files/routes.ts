import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import type { Endpoint } from '#contract/endpoint.ts';
import { deskMatters } from '#contract/matters/desk.ts';
import { largestFile, matters, paperMedia } from '#contract/matters/matters.ts';
import type { MatterFile } from '#contract/matters/parts.ts';
import { Failure } from '#domain/failure.ts';
import { cleanName, disposition } from '#domain/file-names.ts';
import { isOpen } from '#domain/matters/life.ts';
import type { ClientPerson, MatterGuards, StaffPerson } from '#server/matters/act.ts';
import { openIdentityCopy } from '#server/matters/files/identity-reads.ts';
import { checkRoom } from '#server/matters/files/room.ts';
import { insertFile, readFile } from '#server/matters/files/store.ts';
import { refuseUnknownMatter } from '#server/matters/outcome.ts';
import * as store from '#server/matters/store.ts';
import { type AskingCaller, act } from '#server/platform/act.ts';
import { newId } from '#server/platform/ids.ts';
import { serve } from '#server/platform/serve.ts';
import type { Sql } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** Pictures, papers and tables that people really send; each can be shown or opened without running. */
const taken = new Set([...paperMedia, 'image/gif']);

const plainText = 'text/plain; charset=utf-8';

/** What a file is, by its content; what its sender called it says nothing. */
async function contentType(content: Buffer): Promise<string> {
  if (content.length === 0) refuse('This file is empty.');
  const found = await fileTypeFromBuffer(content);
  // Other pictures of the same family come from the same cameras.
  const type = found?.mime === 'image/heif' ? 'image/heic' : found?.mime;
  if (type === undefined && isPlainText(content)) return plainText;
  if (type === undefined || !taken.has(type))
    refuse('We take pictures (JPEG, PNG, WebP, HEIC, GIF), PDF, Word, Excel and plain text.');
  return type;
}

/** Valid UTF-8 without controls, and no page that a browser might take for one of ours. */
function isPlainText(content: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    return !/(?![\t\n\r\f])\p{Cc}/u.test(text);
  } catch {
    return false; // that is how the decoder says no
  }
}

function refuse(sentence: string): never {
  throw new Failure('file_refused', sentence);
}

type Sender = ClientPerson | StaffPerson;

/** A client's own matter; any for the house. */
async function matterOf(tx: Sql, user: Sender, id: string) {
  const row = user.kind === 'client' ? store.findMatter(tx, id, user.id) : store.findAny(tx, id);
  return (await row) ?? refuseUnknownMatter();
}

/** Files come as they are: the body is the file, whatever its sender calls it. */
export async function matterFileRoutes(
  app: FastifyInstance,
  services: Services,
  guards: MatterGuards,
) {
  const { client, staff } = guards;
  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestFile }, keep);
    serve(raw, matters.upload, client, (asked) => bring(services, matters.upload, asked));
    serve(raw, deskMatters.upload, staff, (asked) => bring(services, deskMatters.upload, asked));
  });
  serve(app, matters.file, client, (asked) => send(services, asked));
  serve(app, deskMatters.file, staff, (asked) => send(services, asked));
}

interface Sending {
  user: Sender;
  params: { id: string; file: string };
  request: FastifyRequest;
  reply: FastifyReply;
}

async function send(services: Services, { user, params, reply, request }: Sending) {
  const { file, ownerId } = await load(services, user, params);
  const userAgent = request.headers['user-agent'];
  await openIdentityCopy(services, { user, ownerId, params, file, userAgent });
  reply.headers(headersOf(file)).send(file.content);
  return undefined;
}

type Done = (error: Error | null, body?: unknown) => void;
const keep = (_request: unknown, body: unknown, done: Done) => done(null, body);

type Bringing = AskingCaller<Sender> & {
  params: { id: string };
  query: { name: string };
  request: { body: unknown };
};

async function bring(services: Services, endpoint: Endpoint, asked: Bringing): Promise<MatterFile> {
  const { body } = asked.request;
  const content = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  const type = await contentType(content);
  const matterId = asked.params.id;
  return act(services, endpoint, asked, async ({ tx, by, now: createdAt }) => {
    const { state } = await matterOf(tx, by, matterId);
    if (!isOpen(state) && state !== 'draft' && state !== 'closed')
      throw new Failure('matter_state', `A ${state} matter takes no more files.`);
    await checkRoom(tx, matterId, content.length);
    const name = cleanName(asked.query.name);
    const file = { id: newId(), name, type, size: content.length, createdAt };
    await insertFile(tx, { ...file, matterId, uploaderId: by.id, content });
    return file;
  });
}

const load = async ({ sql }: Services, user: Sender, { id, file }: { id: string; file: string }) =>
  sql.as(user, async (tx) => {
    const { clientId: ownerId } = await matterOf(tx, user, id);
    const found = await readFile(tx, id, file);
    if (!found) throw new Failure('not_found', 'There is no such file.');
    return { file: found, ownerId };
  });

/** Kept, never shown in place: what somebody sent is not a page of ours. */
const headersOf = ({ name, type }: MatterFile) => ({
  'content-type': type,
  'content-disposition': disposition('attachment', name),
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-store',
});
