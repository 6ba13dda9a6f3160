/** Buckets and objects as the protocol writes them. */
import type { Bucket } from '#server/storage/buckets/store.ts';
import type { StoredObject } from '#server/storage/objects/store.ts';

export const bucketView = (bucket: Bucket) => ({
  id: bucket.id,
  name: bucket.name,
  owner: bucket.owner ?? '',
  public: bucket.public,
  file_size_limit: bucket.fileSizeLimit,
  allowed_mime_types: bucket.allowedMimeTypes,
  created_at: bucket.createdAt,
  updated_at: bucket.updatedAt,
});

/** A version is never changed, so its name says all that a comparison must. */
export const etagOf = ({ version }: StoredObject) => `"${version}"`;

export const fullKey = ({ bucketId, name }: StoredObject) => `${bucketId}/${name}`;

export const infoView = (object: StoredObject) => ({
  id: object.id,
  name: object.name,
  version: object.version,
  bucket_id: object.bucketId,
  size: object.size,
  content_type: object.contentType,
  cache_control: object.cacheControl,
  etag: etagOf(object),
  metadata: object.userMetadata,
  last_modified: object.updatedAt,
  created_at: object.createdAt,
});

const metadataView = (object: StoredObject) => ({
  eTag: etagOf(object),
  size: object.size,
  mimetype: object.contentType,
  cacheControl: object.cacheControl,
  lastModified: object.updatedAt,
  contentLength: object.size,
  httpStatusCode: 200,
});

/** One entry of a list, under the name it has there. */
export const entryView = (object: StoredObject, name: string) => ({
  name,
  id: object.id,
  updated_at: object.updatedAt,
  created_at: object.createdAt,
  last_accessed_at: object.lastAccessedAt,
  metadata: metadataView(object),
});

export const objectView = (object: StoredObject) => ({
  ...entryView(object, object.name),
  bucket_id: object.bucketId,
  owner: object.ownerId,
  owner_id: object.ownerId,
  version: object.version,
  user_metadata: object.userMetadata,
});
