import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { checkedKey } from '#domain/storage/names.ts';
import { StorageRefusal } from '#domain/storage/refusal.ts';
import { findBucket } from '#server/storage/buckets/store.ts';
import { findFile } from '#server/storage/objects/content.ts';
import { refuseKept } from '#server/storage/objects/kept-objects.ts';
import { findObject, type ObjectPlace } from '#server/storage/objects/store.ts';
import { mayWrite } from '#server/storage/objects/writes.ts';
import { lifeIn } from '#server/storage/permissions/lifetimes.ts';
import { type Permission, signPermission } from '#server/storage/permissions/permissions.ts';
import { signerIn } from '#server/storage/permissions/signers.ts';
import { Transform, transformText } from '#server/storage/pictures/transforms.ts';
import {
  bucketIn,
  callerOf,
  parseAsked,
  placeIn,
  readerOf,
  type StorageContext,
  wantsUpsert,
} from '#server/storage/requests.ts';
import { placeAddress } from '#server/storage/storage.ts';
import type { StorageWorld } from '#server/storage/vault.ts';

/** What the protocol's clients may ask for; how long an address really lives, the bucket decides. */
const mostAsked = 10 * 365 * 24 * 3600;
const seconds = z.int().min(1).max(mostAsked);

const One = z.object({ expiresIn: seconds, transform: Transform.optional() });
const Many = z.object({ expiresIn: seconds, paths: z.array(z.string()).min(1).max(1000) });

export function signRoutes(app: FastifyInstance, context: StorageContext) {
  const { vault, door } = context;
  app.post('/object/sign/:bucket/*', async (request) => {
    const asking = await door(request);
    const [place, { expiresIn, transform }] = [placeIn(request, 2), parseAsked(One, request.body)];
    await findFile(vault, readerOf(context, asking, place), place);
    const life = await lifeIn(vault, place.bucket, expiresIn);
    const lasting = { place, by: signerIn(asking), seconds: life };
    const form = transform && transformText(transform);
    return { signedURL: await signedAddress(vault, lasting, form || undefined) };
  });
  app.post('/object/sign/:bucket', async (request) => {
    const asking = await door(request);
    const { expiresIn, paths } = parseAsked(Many, request.body);
    const bucket = bucketIn(request, 2);
    const [by, reader] = [signerIn(asking), readerOf(context, asking, { bucket })];
    const life = await lifeIn(vault, bucket, expiresIn);
    return Promise.all(
      paths.map(async (path) => {
        const place = { bucket, key: path };
        const isThere = await findFile(vault, reader, place).then(() => true, isRefused);
        const lasting = { place, by, seconds: life };
        return isThere
          ? { error: null, path, signedURL: await signedAddress(vault, lasting) }
          : { error: noAccess, path, signedURL: null };
      }),
    );
  });
  app.post('/object/upload/sign/:bucket/*', (request) => signUpload(context, request));
}

const noAccess = 'Either the object does not exist or you do not have access to it';

function isRefused(error: unknown): false {
  if (error instanceof StorageRefusal) return false;
  throw error;
}

interface Lasting {
  place: ObjectPlace;
  by: Pick<Permission, 'by' | 'session'>;
  seconds: number;
}

/** Unescaped, since the protocol's clients escape the whole address themselves. */
async function signedAddress(vault: StorageWorld, lasting: Lasting, transform?: string) {
  const { place, by, seconds: life } = lasting;
  const purpose = transform === undefined ? ('download' as const) : ('render' as const);
  const permission = { purpose, ...place, ...by, ...(transform !== undefined && { transform }) };
  const token = await signPermission(vault, permission, life);
  const base = transform === undefined ? '/object/sign' : '/render/image/sign';
  return `${base}/${place.bucket}/${place.key}?token=${token}`;
}

/** Whoever may put a file there may hand that right on, for a while and for that place alone. */
async function signUpload({ vault, door }: StorageContext, request: FastifyRequest) {
  const asking = await door(request);
  const place = placeIn(request, 3);
  checkedKey(place.key);
  const [caller, upsert] = [callerOf(asking), wantsUpsert(request)];
  const [bucket, standing] = await vault.sql.as(caller, (tx) =>
    Promise.all([findBucket(tx, place.bucket), findObject(tx, place)]),
  );
  if (!bucket) throw new StorageRefusal('NoSuchBucket');
  if (!mayWrite(caller, bucket, place.key)) throw new StorageRefusal('AccessDenied');
  if (standing && !upsert) throw new StorageRefusal('KeyAlreadyExists');
  refuseKept(standing);
  const permission = { purpose: 'upload' as const, ...place, upsert, ...signerIn(asking) };
  const life = await lifeIn(vault, place.bucket, vault.settings.uploadExpiry);
  const token = await signPermission(vault, permission, life);
  return { url: `/object/upload/sign/${placeAddress(place)}?token=${token}`, token };
}
