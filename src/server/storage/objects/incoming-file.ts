/** A file as it comes in a request: as the body itself, or as one part of a form. */

import type { Readable } from 'node:stream';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { StorageRefusal } from '#domain/storage/refusal.ts';
import { excessIn } from '#server/platform/requests/body-shape.ts';
import {
  type Incoming,
  type ObjectDetails,
  usualCacheControl,
} from '#server/storage/objects/writes.ts';

const mostMetadata = 64 * 1024;

/** What a form may hold beside its file: how long to cache it, and what is noted about it. */
const limits = {
  files: 1,
  fields: 10,
  parts: 12,
  fieldSize: mostMetadata,
  fieldNameSize: 100,
  // Counted by the bytes that come; the form's own count is not asked.
  fileSize: Number.MAX_SAFE_INTEGER,
};

export const incomingOf = (request: FastifyRequest): Promise<Incoming> | Incoming =>
  request.isMultipart() ? fromForm(request) : fromBody(request);

function fromBody({ headers, raw }: FastifyRequest): Incoming {
  const details = {
    cacheControl: cacheControlIn(headers['cache-control']),
    metadata: metadataIn(decoded(headers['x-metadata'])),
  };
  return {
    content: unbroken(raw),
    ...(headers['content-type'] && { type: headers['content-type'] }),
    announced: Number(headers['content-length'] ?? 0),
    details: () => details,
  };
}

async function fromForm(request: FastifyRequest): Promise<Incoming> {
  const parts = request.parts({ limits })[Symbol.asyncIterator]();
  const fields = new Map<string, string>();
  const file = await nextFile(parts, fields);
  if (!file) throw new StorageRefusal('InvalidRequest', 'The form has no file');
  return {
    content: unbroken(file.file),
    type: file.mimetype,
    // Fields may stand behind the file.
    details: async () => {
      await nextFile(parts, fields);
      return detailsIn(fields);
    },
  };
}

type Part = MultipartFile | MultipartValue;

async function nextFile(parts: AsyncIterator<Part>, fields: Map<string, string>) {
  try {
    for (let next = await parts.next(); !next.done; next = await parts.next()) {
      if (next.value.type === 'file') return next.value;
      fields.set(next.value.fieldname, String(next.value.value));
    }
  } catch {
    // Whatever the parser stumbled over, it is the sender's form.
    throw new StorageRefusal('InvalidRequest', 'The form cannot be read');
  }
  return undefined;
}

/** A refusal in the middle must not cut the connection that is to carry it. */
const unbroken = (source: Readable): AsyncIterable<Uint8Array> => ({
  [Symbol.asyncIterator]: () => source.iterator({ destroyOnReturn: false }),
});

function detailsIn(fields: Map<string, string>): ObjectDetails {
  const seconds = fields.get('cacheControl');
  return {
    cacheControl: cacheControlIn(seconds && /^\d+$/.test(seconds) ? `max-age=${seconds}` : seconds),
    metadata: metadataIn(fields.get('metadata')),
  };
}

/** It is sent back as a header one day: whatever is not plainly one is not kept. */
const cacheControlIn = (written: string | undefined) =>
  written && /^[\w=, -]{1,100}$/.test(written) ? written : usualCacheControl;

const decoded = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' ? Buffer.from(header, 'base64').toString('utf8') : undefined;

const Metadata = z.record(z.string(), z.unknown());

function metadataIn(text: string | undefined): Record<string, unknown> {
  if (text === undefined || text === '') return {};
  const read = Metadata.safeParse(text.length > mostMetadata ? undefined : parsed(text));
  if (!read.success) throw new StorageRefusal('InvalidRequest', 'The metadata must be an object');
  return read.data;
}

function parsed(text: string): unknown {
  try {
    const value = JSON.parse(text);
    return excessIn(value) ? undefined : value;
  } catch {
    return undefined;
  }
}
