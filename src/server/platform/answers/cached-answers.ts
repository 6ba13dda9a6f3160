import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What `make` computes when nothing is kept yet. */
export interface MadeAnswer {
  body: string | Buffer;
  contentType: string;
  /** Further ones that belong to exactly these bytes. */
  headers?: Record<string, string>;
}

/** A finished answer: its bytes, ready in every encoding browsers ask for. */
export interface CachedAnswer {
  body: Buffer;
  /** Absent where compressing saves nothing. */
  brotli?: Buffer;
  gzip?: Buffer;
  contentType: string;
  headers: Record<string, string>;
  /** Without quotes; the encoding is appended when it is sent, since the bytes differ. */
  etag: string;
}

interface CachedAnswers {
  /**
   * The answer kept under `key` for this version, made once when absent, however many ask at the same
   * time. Another version forgets everything that was kept.
   */
  get(
    key: string,
    version: string | number,
    make: () => MadeAnswer | Promise<MadeAnswer>,
  ): Promise<CachedAnswer>;
  /** How much is kept now. */
  size(): { answers: number; bytes: number };
}

interface Kept {
  answer: Promise<CachedAnswer>;
  /** Zero until the answer is made. */
  bytes: number;
  /** The number of the reading that asked for it last. */
  readAt: number;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Below this, the headers of a compressed answer cost more than it saves. */
const worthCompressing = 860;

/** Quality 5 takes milliseconds where 11 takes a second, and the first reader waits for it. */
const brotliQuality = 5;

async function encodings(body: Buffer): Promise<Pick<CachedAnswer, 'brotli' | 'gzip'>> {
  if (body.length < worthCompressing) return {};
  const params = {
    [zlib.BROTLI_PARAM_QUALITY]: brotliQuality,
    [zlib.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [brotli, zipped] = await Promise.all([
    compressBrotli(body, { params }),
    compressGzip(body),
  ]);
  return { brotli, gzip: zipped };
}

/**
 * The tag follows from the address and the bytes, so processes agree on it without talking, and a
 * reader's copy stays good when the catalogue changed elsewhere.
 */
async function finish(key: string, made: MadeAnswer): Promise<CachedAnswer> {
  const body = Buffer.from(made.body);
  const etag = createHash('sha256').update(key).update('\n').update(body).digest('base64url');
  return {
    body,
    ...(await encodings(body)),
    contentType: made.contentType,
    headers: made.headers ?? {},
    etag: etag.slice(0, 22),
  };
}

/** What keeping an answer costs beside its bytes: the entry, the promise, the buffers around them. */
const entryBytes = 500;

/** The key counts too: visitors write it, and most of what they search for finds little. */
function bytesOf(key: string, { body, brotli, gzip: zipped }: CachedAnswer): number {
  const sent = body.length + (brotli?.length ?? 0) + (zipped?.length ?? 0);
  return sent + key.length * 2 + entryBytes;
}

/** Keeps answers in memory, at most `maxBytes` of them; the one unread for longest goes first. */
export function keepAnswers({ maxBytes }: { maxBytes: number }): CachedAnswers {
  const kept = new Map<string, Kept>();
  let keptVersion: string | number | undefined;
  let total = 0;
  let readings = 0;

  function forget(key: string, entry: Kept) {
    if (kept.get(key) !== entry) return;
    kept.delete(key);
    total -= entry.bytes;
  }

  function follow(version: string | number) {
    if (version === keptVersion) return;
    kept.clear();
    total = 0;
    keptVersion = version;
  }

  function count(key: string, entry: Kept, answer: CachedAnswer) {
    if (kept.get(key) !== entry) return;
    entry.bytes = bytesOf(key, answer);
    total += entry.bytes;
    if (total > maxBytes) makeRoom();
  }

  /** Looks at every answer, which is rare; keeping them in order would cost each reading. */
  function makeRoom() {
    const made = [...kept].filter(([, { bytes }]) => bytes > 0);
    for (const [key, entry] of made.sort(([, a], [, b]) => a.readAt - b.readAt)) {
      if (total <= maxBytes * 0.9) return;
      forget(key, entry);
    }
  }

  function remember(key: string, make: () => MadeAnswer | Promise<MadeAnswer>) {
    const making = async () => finish(key, await make());
    const entry: Kept = { answer: making(), bytes: 0, readAt: readings };
    kept.set(key, entry);
    entry.answer.then(
      (answer) => count(key, entry, answer),
      // The caller is told; the next one tries again.
      () => forget(key, entry),
    );
    return entry.answer;
  }

  return {
    get(key, version, make) {
      follow(version);
      readings += 1;
      const entry = kept.get(key);
      if (!entry) return remember(key, make);
      entry.readAt = readings;
      return entry.answer;
    },
    size: () => ({ answers: kept.size, bytes: total }),
  };
}

const wanted = {
  br: /(?:^|,)\s*br\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i,
  gzip: /(?:^|,)\s*gzip\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i,
};
type Encoding = keyof typeof wanted;

/** `gzip;q=0` names an encoding in order to refuse it. */
function accepts(header: string, encoding: Encoding): boolean {
  const found = wanted[encoding].exec(header);
  return found !== null && Number(found[1] ?? 1) > 0;
}

function negotiate(header: string | undefined, answer: CachedAnswer): Encoding | undefined {
  if (!header) return undefined;
  if (answer.brotli && accepts(header, 'br')) return 'br';
  if (answer.gzip && accepts(header, 'gzip')) return 'gzip';
  return undefined;
}

/** A reader who holds any encoding of these bytes holds these bytes. */
const alreadyHeld = (header: string | undefined, etag: string): boolean =>
  header !== undefined && (header.trim() === '*' || header.includes(`"${etag}`));

/**
 * Sends a kept answer in the best encoding the reader takes, or 304 when they hold it already. A
 * status other than 200 set before is kept and never becomes a 304. It gives nothing back: a reply that
 * an async handler returns is waited for until the last byte has left, which costs a fifth of the speed.
 */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedAnswer,
): undefined {
  const encoding = negotiate(request.headers['accept-encoding'], answer);
  const { plain, full, bytes } = sentAs(answer, encoding ?? 'identity');
  if (reply.statusCode === 200 && alreadyHeld(request.headers['if-none-match'], answer.etag)) {
    reply.headers(plain).code(304).send();
    return;
  }
  reply.headers(full).send(bytes);
}

interface Sent {
  /** What goes with any answer about these bytes, and what with the bytes themselves. */
  plain: Record<string, string>;
  full: Record<string, string>;
  bytes: Buffer;
}

/** Put together once for each encoding: thousands in a second are sent the same. */
const sent = new WeakMap<CachedAnswer, Partial<Record<Encoding | 'identity', Sent>>>();

function sentAs(answer: CachedAnswer, encoding: Encoding | 'identity'): Sent {
  const known = sent.get(answer) ?? {};
  if (known[encoding]) return known[encoding];
  const { etag, body, brotli, gzip: zipped, contentType } = answer;
  const isEncoded = encoding !== 'identity';
  const plain = {
    ...answer.headers,
    etag: isEncoded ? `"${etag}-${encoding}"` : `"${etag}"`,
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'accept-encoding',
  };
  const encodingHeader = isEncoded ? { 'content-encoding': encoding } : {};
  const full = { ...plain, 'content-type': contentType, ...encodingHeader };
  const bytes = (encoding === 'br' && brotli) || (encoding === 'gzip' && zipped) || body;
  const made = { plain, full, bytes };
  sent.set(answer, { ...known, [encoding]: made });
  return made;
}
