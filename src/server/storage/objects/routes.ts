import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { checkedKey } from '#domain/storage/names.ts';
import { StorageRefusal } from '#domain/storage/refusal.ts';
import { findBucket } from '#server/storage/buckets/store.ts';
import {
  copyObject,
  moveFile,
  type ObjectMove,
  removeLoose,
} from '#server/storage/objects/moves.ts';
import {
  bucketIn,
  callerIn,
  parseAsked,
  placeIn,
  readerIn,
  type StorageContext,
  wantsUpsert,
} from '#server/storage/requests.ts';
import { fullKey, objectView } from '#server/storage/views.ts';

const Travel = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().nullish(),
  copyMetadata: z.boolean().optional(),
  metadata: z.record(z.string(), z.unknown()).optional(),
});

const mostRemoved = 1000;
const Removal = z.object({ prefixes: z.array(z.string()).min(1).max(mostRemoved) });

const journeyOf = (travel: z.infer<typeof Travel>): ObjectMove => ({
  from: { bucket: travel.bucketId, key: checkedKey(travel.sourceKey) },
  to: {
    bucket: travel.destinationBucket ?? travel.bucketId,
    key: checkedKey(travel.destinationKey),
  },
});

export function objectRoutes(app: FastifyInstance, context: StorageContext) {
  const { vault } = context;
  app.post('/object/move', async (request) => {
    const journey = journeyOf(parseAsked(Travel, request.body));
    const moved = await moveFile(vault, await readerIn(context, request, journey.from), journey);
    return { message: 'Successfully moved', Id: moved.id, Key: fullKey(moved) };
  });
  app.post('/object/copy', async (request) => {
    const travel = parseAsked(Travel, request.body);
    const journey = journeyOf(travel);
    const copied = await copyObject(
      vault,
      await readerIn(context, request, journey.from),
      journey,
      {
        upsert: wantsUpsert(request),
        ...(travel.copyMetadata === false && { metadata: travel.metadata ?? {} }),
      },
    );
    return { Id: copied.id, Key: fullKey(copied), ...objectView(copied) };
  });
  removalRoutes(app, context);
}

function removalRoutes(app: FastifyInstance, context: StorageContext) {
  const { sql } = context.vault;
  app.delete('/object/:bucket', async (request) => {
    const caller = await callerIn(context, request);
    const { prefixes } = parseAsked(Removal, request.body);
    const bucket = bucketIn(request, 1);
    return sql.as(caller, async (tx) => {
      if (!(await findBucket(tx, bucket))) throw new StorageRefusal('NoSuchBucket');
      return (await removeLoose(tx, bucket, prefixes)).map(objectView);
    });
  });
  app.delete('/object/:bucket/*', async (request) => {
    const caller = await callerIn(context, request);
    const { bucket, key } = placeIn(request, 1);
    const removed = await sql.as(caller, (tx) => removeLoose(tx, bucket, [key]));
    if (removed.length === 0) throw new StorageRefusal('NoSuchKey');
    return { message: 'Successfully deleted' };
  });
}
