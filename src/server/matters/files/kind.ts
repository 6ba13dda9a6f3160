/** What a file is, by its content; what its sender called it says nothing. */
import { fileTypeFromBuffer } from 'file-type';
import { Failure } from '#domain/failure.ts';

const office = 'application/vnd.openxmlformats-officedocument';

/** Pictures, papers and tables that people really send; each can be shown or opened without running. */
const taken = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'image/gif',
  'application/pdf',
  `${office}.wordprocessingml.document`,
  `${office}.spreadsheetml.sheet`,
]);

const plainText = 'text/plain; charset=utf-8';

export async function kindOf(content: Buffer): Promise<string> {
  if (content.length === 0) refuse('This file is empty.');
  const found = await fileTypeFromBuffer(content);
  // Other pictures of the same family come from the same cameras.
  const type = found?.mime === 'image/heif' ? 'image/heic' : found?.mime;
  if (type === undefined && isPlainText(content)) return plainText;
  if (type === undefined || !taken.has(type))
    refuse('We take pictures (JPEG, PNG, WebP, HEIC, GIF), PDF, Word, Excel and plain text.');
  return type;
}

/** Valid UTF-8 without controls, and no page that a browser might take for one of ours. */
function isPlainText(content: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    return !/(?![\t\n\r\f])\p{Cc}/u.test(text);
  } catch {
    return false; // that is how the decoder says no
  }
}

function refuse(sentence: string): never {
  throw new Failure('file_refused', sentence);
}
