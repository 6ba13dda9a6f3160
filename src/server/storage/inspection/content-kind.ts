/** What a content is, by its first bytes; what its sender calls it counts only where bytes are mute. */
import { fileTypeFromBuffer } from 'file-type';
import { bareType } from '#domain/storage/names.ts';

const plainText = 'text/plain;charset=UTF-8';
const unknownBytes = 'application/octet-stream';

/** How many bytes are looked at: as far as the lists inside office files usually reach. */
export const headSize = 64 * 1024;

/** One camera, several names. */
const sameAs: Record<string, string> = { 'image/heif': 'image/heic' };

/** What text may be called by its sender: words and tables, nothing a browser would run. */
const takenAtTheirWord = new Set([
  'text/plain',
  'text/csv',
  'text/markdown',
  'text/calendar',
  'text/vcard',
  'application/json',
  'application/x-ndjson',
]);

export async function contentTypeOf(head: Buffer, declared: string | undefined): Promise<string> {
  const found = (await fileTypeFromBuffer(head))?.mime;
  if (found && found !== 'application/xml') return sameAs[found] ?? found;
  if (!isText(head)) return unknownBytes;
  const active = activeKind(head.toString('utf8'));
  if (active) return active;
  return declared && takenAtTheirWord.has(bareType(declared)) ? declared : plainText;
}

/** Valid UTF-8 without controls; a letter that the end of the head cuts in two is none of its faults. */
function isText(head: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return !/(?![\t\n\r\f])\p{Cc}/u.test(text);
  } catch {
    return false; // that is how the decoder says no
  }
}

/** What a browser might run, were it shown as what it is. */
function activeKind(text: string): string | undefined {
  const start = withoutAsides(text.replace(/^\uFEFF/, '')).trimStart();
  if (/^(<!doctype svg[^>]*>\s*)?<(\w+:)?svg[\s>/]/i.test(start)) return 'image/svg+xml';
  if (/^<!doctype html|<(html|head|body|script|iframe|object|embed)[\s>/]/i.test(start))
    return 'text/html';
  return /^<[a-z!]/i.test(start) ? 'application/xml' : undefined;
}

/** How each kind of aside ends. */
const ends = { '<?': '>', '<!--': '-->' } as const;
const aside = /<\?|<!--/g;

/**
 * Without instructions and comments. An end that is missing once is missing for all that follow, and is
 * looked for no second time: a file of nothing but beginnings would take the square of its length.
 */
function withoutAsides(text: string): string {
  const endless = new Set<string>();
  const kept: string[] = [];
  let at = 0;
  for (const { 0: opening, index } of text.matchAll(aside)) {
    if (index < at || endless.has(opening)) continue;
    const close = ends[opening as keyof typeof ends];
    const end = text.indexOf(close, index + opening.length);
    if (end < 0) endless.add(opening);
    else {
      kept.push(text.slice(at, index));
      at = end + close.length;
    }
  }
  return kept.join('') + text.slice(at);
}
