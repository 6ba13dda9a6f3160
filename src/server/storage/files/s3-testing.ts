/** A small service that speaks as much of S3 as files need, and remembers what it was given. */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atEnd, type CleaningScope } from '#server/database/throw-away.ts';

interface Kept {
  body: Buffer;
  at: string;
}

interface S3StandIn {
  endpoint: string;
  bucket: string;
  objects: Map<string, Kept>;
  /** Uploads in parts that were begun and not yet finished, by their id. */
  begun: Map<string, { key: string; at: string; parts: Map<number, Buffer> }>;
}

const long = '2020-01-01T00:00:00.000Z';

export async function startS3(t: CleaningScope): Promise<S3StandIn> {
  const standIn: S3StandIn = {
    endpoint: '',
    bucket: 'vault',
    objects: new Map(),
    begun: new Map(),
  };
  const server = createServer((request, response) => {
    void answer(standIn, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEnd(t, async () => {
    server.closeAllConnections();
    server.close();
  });
  // It listens on a TCP port, so its address has one.
  standIn.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return standIn;
}

async function answer(s3: S3StandIn, request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', 'http://s3');
  const key = decodeURIComponent(url.pathname.slice(`/${s3.bucket}/`.length));
  const body = unframed(request, Buffer.concat(await Array.fromAsync(request)));
  if (!request.headers.authorization?.includes('AWS4-HMAC-SHA256'))
    return response.writeHead(403).end();
  const asked = { url, key, body, range: request.headers.range };
  const act = acts[`${request.method}`];
  const { status = 200, xml = '', headers = {}, bytes } = act?.(s3, asked) ?? { status: 405 };
  return response.writeHead(status, headers).end(bytes ?? xml);
}

/** Streams come framed: `size;chunk-signature=…`, the bytes, and an empty chunk at the end. */
function unframed({ headers }: IncomingMessage, body: Buffer): Buffer {
  if (!headers['content-encoding']?.includes('aws-chunked')) return body;
  const pieces: Buffer[] = [];
  for (let at = 0; ; ) {
    const line = body.indexOf('\r\n', at);
    const size = Number.parseInt(body.toString('latin1', at, line), 16);
    if (size === 0 || line < 0) return Buffer.concat(pieces);
    pieces.push(body.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
}

interface Asked {
  url: URL;
  key: string;
  body: Buffer;
  range: string | undefined;
}

interface Answer {
  status?: number;
  xml?: string;
  bytes?: Buffer;
  headers?: Record<string, string>;
}

const acts: Record<string, (s3: S3StandIn, asked: Asked) => Answer> = {
  PUT: (s3, { url, key, body }) => {
    const upload = s3.begun.get(url.searchParams.get('uploadId') ?? '');
    if (upload) upload.parts.set(Number(url.searchParams.get('partNumber')), body);
    else s3.objects.set(key, { body, at: long });
    return { headers: { etag: `"${randomUUID()}"` } };
  },
  POST: (s3, { url, key }) => {
    const id = url.searchParams.get('uploadId');
    if (id === null) return begin(s3, key);
    const parts = [...(s3.begun.get(id)?.parts ?? [])].toSorted(([a], [b]) => a - b);
    s3.objects.set(key, { body: Buffer.concat(parts.map(([, part]) => part)), at: long });
    s3.begun.delete(id);
    return {
      xml: '<CompleteMultipartUploadResult><ETag>"x"</ETag></CompleteMultipartUploadResult>',
    };
  },
  GET: (s3, { url, key, range }) => {
    if (url.searchParams.has('uploads')) return listUploads(s3);
    if (url.searchParams.has('list-type')) return listObjects(s3);
    const kept = s3.objects.get(key);
    if (!kept) return { status: 404, xml: '<Error><Code>NoSuchKey</Code></Error>' };
    const [, from = 0, to = kept.body.length - 1] = (
      /bytes=(\d+)-(\d+)/.exec(range ?? '') ?? []
    ).map(Number);
    return { status: range ? 206 : 200, bytes: kept.body.subarray(from, to + 1) };
  },
  DELETE: (s3, { url, key }) => {
    const id = url.searchParams.get('uploadId');
    if (id === null) s3.objects.delete(key);
    else s3.begun.delete(id);
    return { status: 204 };
  },
};

function begin(s3: S3StandIn, key: string): Answer {
  const id = randomUUID();
  s3.begun.set(id, { key, at: long, parts: new Map() });
  const xml = `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`;
  return { xml };
}

const listObjects = ({ objects }: S3StandIn): Answer => ({
  xml: `<ListBucketResult><IsTruncated>false</IsTruncated>${[...objects]
    .map(
      ([key, { at }]) => `<Contents><Key>${key}</Key><LastModified>${at}</LastModified></Contents>`,
    )
    .join('')}</ListBucketResult>`,
});

const listUploads = ({ begun }: S3StandIn): Answer => ({
  xml: `<ListMultipartUploadsResult>${[...begun]
    .map(
      ([id, { key, at }]) =>
        `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${at}</Initiated></Upload>`,
    )
    .join('')}</ListMultipartUploadsResult>`,
});
