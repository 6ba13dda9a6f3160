import { Readable } from 'node:stream';
import type * as S3 from '@aws-sdk/client-s3';
import type { S3Settings } from '#server/platform/config/storage.ts';
import {
  FileMissing,
  type Files,
  type KeptFile,
  readingThatCloses,
} from '#server/storage/files/files.ts';

/** The least a service takes as one part of several; an upload holds that much in memory. */
const partSize = 5 * 1024 * 1024;

/** At any service that speaks S3. Its library is large and loaded when it is first needed. */
export function s3Files(settings: S3Settings): Files {
  const { bucket: Bucket } = settings;
  let opened: Promise<Opened> | undefined;
  const open = () => {
    opened ??= openClient(settings);
    return opened;
  };
  return {
    write: async (name, sealed) => {
      const { client, Upload } = await open();
      const Body = Readable.from(sealed, { objectMode: false });
      const params = { Bucket, Key: name, Body };
      await new Upload({ client, params, partSize, queueSize: 1 }).done();
    },
    read: async (name, { from, to }) => {
      const { client, s3 } = await open();
      const wanted = { Bucket, Key: name, Range: `bytes=${from}-${to - 1}` };
      const { Body } = await client.send(new s3.GetObjectCommand(wanted)).catch(tellMissing);
      // In Node the library always answers with a stream of Node's.
      const content = Body as Readable;
      return readingThatCloses(pieces(content), () => content.destroy());
    },
    remove: async (name) => {
      const { client, s3 } = await open();
      await client.send(new s3.DeleteObjectCommand({ Bucket, Key: name }));
      await abandonUploads({ client, s3, Bucket }, name);
    },
    list: async function* () {
      const { client, s3 } = await open();
      yield* listWhole({ client, s3, Bucket });
      yield* listBegun({ client, s3, Bucket });
    },
  };
}

async function* pieces(content: Readable): AsyncGenerator<Buffer> {
  yield* content;
}

interface Opened {
  client: S3.S3Client;
  s3: typeof S3;
  Upload: typeof import('@aws-sdk/lib-storage').Upload;
}

async function openClient({ endpoint, region, accessKey, secretKey }: S3Settings): Promise<Opened> {
  const [s3, { Upload }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@aws-sdk/lib-storage'),
  ]);
  const client = new s3.S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // Sealed records prove themselves; not every service knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { client, s3, Upload };
}

function tellMissing(error: unknown): never {
  const isMissing = error instanceof Error && error.name === 'NoSuchKey';
  throw isMissing ? new FileMissing('The service has no such file.', { cause: error }) : error;
}

type There = Pick<Opened, 'client' | 's3'> & { Bucket: string };

async function* listWhole({ client, s3, Bucket }: There): AsyncGenerator<KeptFile> {
  for await (const page of s3.paginateListObjectsV2({ client }, { Bucket }))
    for (const { Key: name, LastModified: at } of page.Contents ?? [])
      if (name && at) yield { name, changedAt: at.getTime() };
}

/** No upload takes as long: the service tells when one was begun, not when it was last added to. */
const longestUpload = 24 * 60 * 60 * 1000;

/** Uploads in parts that were never finished; the service keeps, and charges for, their parts. */
async function* listBegun({ client, s3, Bucket }: There): AsyncGenerator<KeptFile> {
  for (const { Key: name, Initiated: at } of await begun({ client, s3, Bucket }))
    if (name && at) yield { name, changedAt: at.getTime() + longestUpload };
}

async function begun({ client, s3, Bucket }: There) {
  const { Uploads = [] } = await client.send(new s3.ListMultipartUploadsCommand({ Bucket }));
  return Uploads;
}

async function abandonUploads(there: There, name: string): Promise<void> {
  const { client, s3, Bucket } = there;
  for (const { Key, UploadId } of await begun(there))
    if (Key === name && UploadId)
      await client.send(new s3.AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
}
