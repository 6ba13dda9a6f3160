import { StorageRefusal } from '#domain/storage/refusal.ts';

/** The characters the protocol allows in keys; a bucket's name has the same without the slash. */
const keyCharacters = /^[A-Za-z0-9_/!.*'() &$=@;:+,?-]+$/;
const bucketCharacters = /^[A-Za-z0-9_!.*'() &$=@;:+,?-]{1,100}$/;

const longestKey = 1024;
const mostSegments = 32;

/** Words that mean something else at the place of a bucket's name in an address. */
const reserved = new Set([
  'authenticated',
  'copy',
  'info',
  'list',
  'list-v2',
  'move',
  'public',
  'sign',
  'upload',
]);

/** A key names one place and no other: nothing climbs, nothing hides, nothing is empty. */
export function checkedKey(key: string): string {
  const segments = key.split('/');
  const isSafe =
    key.length <= longestKey &&
    keyCharacters.test(key) &&
    segments.length <= mostSegments &&
    segments.every((segment) => segment.trim() !== '' && !/^\.+$/.test(segment));
  if (!isSafe) throw new StorageRefusal('InvalidKey', `Invalid key: ${key.slice(0, 200)}`);
  return key;
}

export function checkedBucketName(name: string): string {
  const isSafe = bucketCharacters.test(name) && name.trim() === name && !/^\.+$/.test(name);
  if (!isSafe || reserved.has(name)) throw new StorageRefusal('InvalidBucketName');
  return name;
}

const units: Record<string, number> = { b: 1, kb: 1e3, mb: 1e6, gb: 1e9, tb: 1e12 };

/** `20mb`, `20MB` or a number of bytes; the units are decimal. */
export function sizeIn(written: string | number | null): number | null {
  if (written === null) return null;
  const [, amount = '', unit = 'b'] =
    /^(\d+(?:\.\d+)?)\s*([kmgt]?b)?$/i.exec(String(written).trim()) ?? [];
  const bytes = Math.floor(Number(amount) * (units[unit.toLowerCase()] ?? 1));
  if (amount === '' || bytes < 1 || !Number.isSafeInteger(bytes))
    throw new StorageRefusal(
      'InvalidRequest',
      'Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B',
    );
  return bytes;
}

/** What a type is, without the letters' set or other parameters. */
export const bareType = (type: string) => (type.split(';')[0] ?? '').trim().toLowerCase();

/** Drawings that may hold a program are no mere pictures: only their own name lets them in. */
const onlyByName = new Set(['image/svg+xml', 'text/html', 'application/xhtml+xml']);

export function allowsType(list: readonly string[] | null, type: string): boolean {
  const bare = bareType(type);
  if (!list || list.length === 0) return true;
  return list.some((entry) => {
    const wanted = bareType(entry);
    if (wanted === bare || wanted === '*/*' || wanted === '*') return true;
    const [family] = wanted.split('/*');
    return wanted.endsWith('/*') && !onlyByName.has(bare) && bare.startsWith(`${family}/`);
  });
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whose folder a key lies in, where it is somebody's. */
export function ownerIn(key: string): string | undefined {
  const [first = '', ...rest] = key.split('/');
  return rest.length > 0 && uuid.test(first) ? first : undefined;
}
