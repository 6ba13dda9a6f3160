import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { StorageRefusal } from '#domain/storage/refusal.ts';
import type { Caller, Sql } from '#server/platform/sql.ts';
import { findBucket } from '#server/storage/buckets/store.ts';
import { readCursor, writeCursor } from '#server/storage/cursor.ts';
import {
  type ListedObject,
  objectsByColumn,
  objectsByName,
  type SortedPage,
} from '#server/storage/objects/list-store.ts';
import { objectsNamed } from '#server/storage/objects/store.ts';
import { bucketIn, callerIn, parseAsked, type StorageContext } from '#server/storage/requests.ts';
import { entryView } from '#server/storage/views.ts';

const most = 1000;
const order = z.enum(['asc', 'desc']).default('asc');

const List = z.object({
  prefix: z.string().max(1024).default(''),
  limit: z.int().min(1).max(most).default(100),
  offset: z.int().min(0).max(1_000_000).default(0),
  search: z.string().max(1024).default(''),
  sortBy: z
    .object({
      column: z.enum(['name', 'created_at', 'updated_at', 'last_accessed_at']).default('name'),
      order,
    })
    .default({ column: 'name', order: 'asc' }),
});

const ListAfter = z.object({
  prefix: z.string().max(1024).default(''),
  limit: z.int().min(1).max(most).default(most),
  cursor: z.string().max(4096).optional(),
  with_delimiter: z.boolean().default(false),
  sortBy: z
    .object({ column: z.enum(['name', 'created_at', 'updated_at']).default('name'), order })
    .default({ column: 'name', order: 'asc' }),
});

export function listRoutes(app: FastifyInstance, context: StorageContext) {
  app.post('/object/list/:bucket', async (request) => {
    const caller = await callerIn(context, request);
    const { sortBy, ...wanted } = parseAsked(List, request.body);
    const prefix = asFolder(wanted.prefix);
    const page = { ...wanted, prefix, ...sorting(sortBy), isFolded: true, after: undefined };
    return inBucket(context, request, caller, async (tx, at) => {
      const entries = await entriesOf(tx, { ...page, ...at });
      const objects = await factsOf(tx, at.bucket, entries);
      return entries.map(({ name, isFolder }) => {
        const last = name.slice(prefix.length).replace(/\/$/, '');
        const object = objects.get(name);
        return object && !isFolder ? entryView(object, last) : { ...nothing, name: last };
      });
    });
  });
  app.post('/object/list-v2/:bucket', async (request) => {
    const caller = await callerIn(context, request);
    const wanted = parseAsked(ListAfter, request.body);
    return inBucket(context, request, caller, (tx, at) => pageAfter(tx, wanted, at));
  });
}

const nothing = {
  id: null,
  updated_at: null,
  created_at: null,
  last_accessed_at: null,
  metadata: null,
};

/** A folder is named with or without the slash at its end. */
const asFolder = (prefix: string) => {
  const bare = prefix.replace(/^\/+|\/+$/g, '');
  return bare === '' ? '' : `${bare}/`;
};

const sorting = <Column>({ column, order: to }: { column: Column; order: 'asc' | 'desc' }) => ({
  column,
  isDescending: to === 'desc',
});

interface At {
  bucket: string;
  ownerId: string | undefined;
}

async function inBucket<T>(
  { vault }: StorageContext,
  request: FastifyRequest,
  caller: Caller,
  read: (tx: Sql, at: At) => Promise<T>,
): Promise<T> {
  const bucket = bucketIn(request, 2);
  const ownerId = caller.kind === 'client' ? caller.id : undefined;
  return vault.sql.as(caller, async (tx) => {
    if (!(await findBucket(tx, bucket))) throw new StorageRefusal('NoSuchBucket');
    return read(tx, { bucket, ownerId });
  });
}

type Listed = ListedObject & { value?: string };

function entriesOf(tx: Sql, page: SortedPage): Promise<Listed[]> {
  if (page.column !== 'name' || page.search !== '') return objectsByColumn(tx, page);
  return objectsByName(tx, { ...page, after: page.after?.name });
}

async function factsOf(tx: Sql, bucket: string, entries: ListedObject[]) {
  const names = entries.filter(({ isFolder }) => !isFolder).map(({ name }) => name);
  const objects = await objectsNamed(tx, bucket, names);
  return new Map(objects.map((object) => [object.name, object]));
}

/** One more than a page is asked for: that is how it is known whether another one follows. */
async function pageAfter(tx: Sql, wanted: z.infer<typeof ListAfter>, at: At) {
  const { prefix, limit, cursor, with_delimiter: isFolded, sortBy } = wanted;
  const from = readCursor(cursor) ?? { ...sorting(sortBy), after: undefined };
  const page = { ...at, ...from, prefix, isFolded, search: '', offset: 0, limit: limit + 1 };
  const found = await entriesOf(tx, page);
  const entries = found.slice(0, limit);
  const objects = await factsOf(tx, at.bucket, entries);
  const last = found.length > limit ? entries.at(-1) : undefined;
  const { column, isDescending } = from;
  const next = last && {
    column,
    isDescending,
    after: { name: last.name, value: last.value ?? '' },
  };
  return {
    hasNext: next !== undefined,
    ...(next && { nextCursor: writeCursor(next), nextCursorKey: next.after.name }),
    folders: entries
      .filter(({ isFolder }) => isFolder)
      .map(({ name }) => ({ name, key: name.slice(0, -1) })),
    objects: entries.flatMap(({ name }) => {
      const object = objects.get(name);
      return object ? { ...entryView(object, name), key: name } : [];
    }),
  };
}
