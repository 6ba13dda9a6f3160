import { z } from 'zod';
import { count, webAddress } from '#server/platform/config/values.ts';

const masterKeyBytes = 32;

/** A key that wraps the keys of clients, with the name it is known by. */
export interface MasterKey {
  id: string;
  key: Buffer;
}

/** `id:key`, the key being 32 bytes in base64; a comma between two. The first one wraps. */
const masterKeys = () =>
  z.string().transform((text, context): MasterKey[] => {
    const keys = text.split(',').map((part) => masterKeyIn(part.trim()));
    const known = keys.flatMap((key) => key ?? []);
    const isWhole = known.length === keys.length;
    if (isWhole && new Set(known.map(({ id }) => id)).size === keys.length) return known;
    context.addIssue('must be id:key, each key 32 bytes in base64, with a comma between two');
    return z.NEVER;
  });

export function masterKeyIn(text: string): MasterKey | undefined {
  const [, id = '', written = ''] = /^([\w-]{1,60}):([\w+/=-]+)$/.exec(text) ?? [];
  // Node reads both alphabets of base64.
  const key = Buffer.from(written, 'base64');
  return id !== '' && key.length === masterKeyBytes ? { id, key } : undefined;
}

export const storageVariables = {
  STORAGE_MASTER_KEYS: masterKeys().optional(),
  STORAGE_MAX_SIZE: count(50_000_000, 1),
  STORAGE_QUOTA: count(5_000_000_000, 1),
  STORAGE_UPLOAD_EXPIRY: count(7200, 1),
  STORAGE_S3_ENDPOINT: webAddress().optional(),
  STORAGE_S3_BUCKET: z.string().min(1).optional(),
  STORAGE_S3_REGION: z.string().min(1).default('us-east-1'),
  STORAGE_S3_ACCESS_KEY: z.string().min(1).optional(),
  STORAGE_S3_SECRET_KEY: z.string().min(1).optional(),
};

const Variables = z.object(storageVariables);
type Variables = z.infer<typeof Variables>;

export interface S3Settings {
  endpoint: string | undefined;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
}

export interface StorageSettings {
  /** Given by configuration; without them a file beside the data holds one. */
  masterKeys: MasterKey[] | undefined;
  /** Bytes of one object, whatever its bucket says. */
  maxSize: number;
  /** Bytes of everything one client may keep. */
  quota: number;
  /** Seconds for which an address to upload to is good. */
  uploadExpiry: number;
  /** Set when files lie at an S3-compatible service instead of on disk. */
  s3: S3Settings | undefined;
}

/** Half a service is none: the sentence says what is missing. */
export function incompleteS3(env: Variables): string | undefined {
  const named = ['STORAGE_S3_BUCKET', 'STORAGE_S3_ACCESS_KEY', 'STORAGE_S3_SECRET_KEY'] as const;
  const isMeant = env.STORAGE_S3_ENDPOINT || named.some((name) => env[name]);
  const missing = named.find((name) => !env[name]);
  return isMeant && missing ? `${missing} must be set when files lie at an S3 service.` : undefined;
}

export function storageSettings(env: Variables): StorageSettings {
  const { STORAGE_S3_BUCKET: bucket, STORAGE_S3_ACCESS_KEY: accessKey } = env;
  const secretKey = env.STORAGE_S3_SECRET_KEY;
  const endpoint = env.STORAGE_S3_ENDPOINT;
  return {
    masterKeys: env.STORAGE_MASTER_KEYS,
    maxSize: env.STORAGE_MAX_SIZE,
    quota: env.STORAGE_QUOTA,
    uploadExpiry: env.STORAGE_UPLOAD_EXPIRY,
    s3:
      bucket && accessKey && secretKey
        ? { endpoint, bucket, region: env.STORAGE_S3_REGION, accessKey, secretKey }
        : undefined,
  };
}
