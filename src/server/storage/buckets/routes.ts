import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { checkedBucketName, sizeIn } from '#domain/storage/names.ts';
import { StorageRefusal } from '#domain/storage/refusal.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import { system } from '#server/platform/sql.ts';
import type { StorageAsker } from '#server/platform/storage-guard.ts';
import * as store from '#server/storage/buckets/store.ts';
import { emptyBucket } from '#server/storage/buckets/sweep.ts';
import {
  bucketIn,
  parseAsked,
  requireHouse,
  type StorageContext,
} from '#server/storage/requests.ts';
import { bucketView } from '#server/storage/views.ts';

const mostBuckets = 1000;

const ListQuery = z.object({
  limit: z.coerce.number().int().min(1).max(mostBuckets).default(mostBuckets),
  offset: z.coerce.number().int().min(0).default(0),
  search: z.string().default(''),
  sortColumn: z.enum(['id', 'name', 'created_at', 'updated_at']).default('name'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
});

const type = /^(\*|[\w!#$&^.+-]+)\/(\*|[\w!#$&^.+-]+)$/;
const Fields = z.object({
  public: z.boolean().optional(),
  file_size_limit: z.union([z.number(), z.string()]).nullish(),
  allowed_mime_types: z.array(z.string().regex(type, 'is no media type')).max(200).nullish(),
});
const NewBucket = Fields.extend({
  id: z.string().optional(),
  name: z.string(),
  type: z.literal('STANDARD', { error: 'only standard buckets are kept here' }).optional(),
});

export function bucketRoutes(app: FastifyInstance, context: StorageContext) {
  const { sql } = context.vault;
  app.get('/bucket', async (request) => {
    await requireHouse(context, request);
    const { sortColumn: column, sortOrder, ...page } = parseAsked(ListQuery, request.query);
    const wanted = { ...page, column, isDescending: sortOrder === 'desc' };
    return (await sql.as(system, (tx) => store.listBuckets(tx, wanted))).map(bucketView);
  });
  app.get('/bucket/:id', async (request) => {
    await requireHouse(context, request);
    const found = await sql.as(system, (tx) => store.findBucket(tx, bucketIn(request, 1)));
    return bucketView(found ?? refuseUnknown());
  });
  app.post('/bucket', async (request) => {
    const asking = await requireHouse(context, request);
    const { id, name, ...fields } = parseAsked(NewBucket, request.body);
    const bucket = { id: checkedBucketName(id ?? name), owner: ownerOf(asking), ...made(fields) };
    const isNew = await sql.as(system, (tx) => store.insertBucket(tx, bucket));
    if (!isNew) throw new StorageRefusal('BucketAlreadyExists');
    return { name: bucket.id };
  });
  app.put('/bucket/:id', async (request) => {
    await requireHouse(context, request);
    const fields = changed(parseAsked(Fields, request.body));
    await sql.as(system, async (tx) => {
      const bucket = (await store.findBucket(tx, bucketIn(request, 1))) ?? refuseUnknown();
      if (bucket.isHouse && fields.public) refuseHouses('can never be public');
      await store.updateBucket(tx, bucket.id, fields);
    });
    return { message: 'Successfully updated' };
  });
  removalRoutes(app, context);
}

function removalRoutes(app: FastifyInstance, context: StorageContext) {
  const { sql } = context.vault;
  app.post('/bucket/:id/empty', async (request) => {
    const asking = await requireHouse(context, request);
    await sql.as(system, async (tx) => {
      const { id, isHouse } = (await store.findBucket(tx, bucketIn(request, 1))) ?? refuseUnknown();
      // It holds what clients entrusted to the house, not to one person who works there.
      if (isHouse && asking.kind !== 'service') refuseHouses('is not emptied by one person');
      await enqueue(tx, emptyBucket, { bucket: id }, `empty_bucket ${id}`);
    });
    return { message: 'Empty bucket has been queued. Completion may take up to an hour.' };
  });
  app.delete('/bucket/:id', async (request) => {
    await requireHouse(context, request);
    await sql.as(system, async (tx) => {
      const { id, isHouse } = (await store.findBucket(tx, bucketIn(request, 1))) ?? refuseUnknown();
      if (isHouse) refuseHouses('is never deleted');
      await store.lockBucket(tx, id);
      if (!(await store.isEmpty(tx, id))) throw new StorageRefusal('ResourceNotEmpty');
      await store.deleteBucket(tx, id);
    });
    return { message: 'Successfully deleted' };
  });
}

const ownerOf = (asking: StorageAsker) => (asking.kind === 'person' ? asking.id : null);

const made = (fields: z.infer<typeof Fields>): store.BucketFields => ({
  public: fields.public ?? false,
  fileSizeLimit: sizeIn(fields.file_size_limit ?? null),
  allowedMimeTypes: fields.allowed_mime_types ?? null,
});

/** What is not named stays; what is named as nothing is cleared. */
function changed(fields: z.infer<typeof Fields>): Partial<store.BucketFields> {
  const { public: isPublic, file_size_limit: limit, allowed_mime_types: types } = fields;
  return {
    ...(isPublic !== undefined && { public: isPublic }),
    ...(limit !== undefined && { fileSizeLimit: sizeIn(limit) }),
    ...(types !== undefined && { allowedMimeTypes: types }),
  };
}

function refuseUnknown(): never {
  throw new StorageRefusal('NoSuchBucket');
}

function refuseHouses(why: string): never {
  throw new StorageRefusal('AccessDenied', `This bucket is the house's own and ${why}.`);
}
