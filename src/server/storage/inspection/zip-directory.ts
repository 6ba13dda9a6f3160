/** The list of contents at the end of a ZIP, which office files are too. */

const endMark = 0x06054b50;
const endSize = 22;
const entryMark = 0x02014b50;
const entrySize = 46;

/** Where the end of a ZIP begins in the last bytes of a file, if it ends as one. */
export function zipEndIn(tail: Buffer): number | undefined {
  for (let at = tail.length - endSize; at >= 0; at -= 1) {
    const isEnd = tail.readUInt32LE(at) === endMark;
    // The comment after it must reach exactly to the end of the file.
    if (isEnd && tail.readUInt16LE(at + 20) === tail.length - at - endSize) return at;
  }
  return undefined;
}

interface ZipWeight {
  packed: number;
  unpacked: number;
}

/** What the list says its files weigh; nothing where it cannot be read to its end. */
export function zipWeight(tail: Buffer): ZipWeight | undefined {
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
