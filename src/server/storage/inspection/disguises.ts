/** Files that are two things at once, or far more than they seem: refused, whoever sends them. */
import { StorageRefusal } from '#domain/storage/refusal.ts';
import { zipEndIn, zipWeight } from '#server/storage/inspection/zip-directory.ts';

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
