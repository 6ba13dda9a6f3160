/** Files that are two things at once, or far more than they seem: refused, whoever sends them. */
import { StorageRefusal } from '#domain/storage/refusal.ts';

/** How many last bytes are kept: the list of a ZIP of some hundred files fits in. */
export const tailSize = 64 * 1024;

const isZipped = (type: string) =>
  /^application\/(zip|epub\+zip|java-archive|vnd\.(openxmlformats|oasis))/.test(type);

const isPicture = (type: string) => /^(image|video|audio)\//.test(type) && !/svg/.test(type);

/** Where readers of PDF still look for its first word. */
const pdfReach = 1024;

/** By its first bytes. */
export function refuseDisguised(type: string, head: Buffer): void {
  if (type !== 'application/pdf' && head.subarray(0, pdfReach).includes('%PDF-'))
    refuse('a PDF hides in a file of another kind');
  if (type === 'image/svg+xml' && holdsProgram(head.toString('utf8')))
    refuse('a drawing must not hold a program');
  // A PDF may speak of pages in its forms; it is shown as what it is and nothing else.
  if (isPicture(type) && holdsPage(head.toString('latin1')))
    refuse('a page hides in a file of another kind');
}

/** By its last bytes, when all of it has come. */
export function refuseStuffed(type: string, tail: Buffer): void {
  if (isZipped(type)) refuseBomb(tail);
  const isPaper = type === 'application/pdf';
  if ((isPaper || isPicture(type)) && zipEndIn(tail) !== undefined)
    refuse('an archive hides in a file of another kind');
  if (isPicture(type) && holdsPage(tail.toString('latin1')))
    refuse('a page hides in a file of another kind');
}

const holdsPage = (text: string) => /<(script|html|iframe)[\s>]|<!doctype html|<\?php/i.test(text);

const holdsProgram = (text: string) =>
  /<(script|foreignobject|iframe|embed|object)[\s>/]|\son\w+\s*=|javascript:|data:text/i.test(text);

/** Nothing people write shrinks that much; what does is made to burst whoever unpacks it. */
const mostTimes = 100;
const mostUnpacked = 1_000_000_000;
const harmless = 50_000_000;

function refuseBomb(tail: Buffer): void {
  const weight = zipWeight(tail);
  if (!weight) refuse('the list of its contents cannot be read');
  const { packed, unpacked } = weight;
  const isBomb = unpacked > harmless && unpacked > mostTimes * Math.max(packed, 1);
  if (isBomb || unpacked > mostUnpacked) refuse('it would unpack to far more than it is');
}

function refuse(reason: string): never {
  throw new StorageRefusal('InvalidMimeType', `This file is refused: ${reason}.`);
}

/** The list of contents at the end of a ZIP, which office files are too. */

const endMark = 0x06054b50;
const endSize = 22;
const entryMark = 0x02014b50;
const entrySize = 46;

/** Where the end of a ZIP begins in the last bytes of a file, if it ends as one. */
function zipEndIn(tail: Buffer): number | undefined {
  for (let at = tail.length - endSize; at >= 0; at -= 1) {
    const isEnd = tail.readUInt32LE(at) === endMark;
    // The comment after it must reach exactly to the end of the file.
    if (isEnd && tail.readUInt16LE(at + 20) === tail.length - at - endSize) return at;
  }
  return undefined;
}

/** What the list says its files weigh; nothing where it cannot be read to its end. */
function zipWeight(tail: Buffer): { packed: number; unpacked: number } | undefined {
  const end = zipEndIn(tail);
  if (end === undefined) return undefined;
  const [entries, length] = [tail.readUInt16LE(end + 10), tail.readUInt32LE(end + 12)];
  const weight = { packed: 0, unpacked: 0 };
  let at = end - length;
  for (let entry = 0; entry < entries; entry += 1) {
    if (at < 0 || at + entrySize > end || tail.readUInt32LE(at) !== entryMark) return undefined;
    weight.packed += tail.readUInt32LE(at + 20);
    weight.unpacked += tail.readUInt32LE(at + 24);
    const names = [28, 30, 32].map((field) => tail.readUInt16LE(at + field));
    at += entrySize + names.reduce((sum, name) => sum + name, 0);
  }
  return at === end ? weight : undefined;
}
