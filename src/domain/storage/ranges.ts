import { StorageRefusal } from '#domain/storage/refusal.ts';

/** Bytes from the first to the last, both included, as HTTP counts them. */
export interface FileRange {
  first: number;
  last: number;
}

/**
 * One range of a content of that size; what is no range of bytes, or several, is answered with the
 * whole, as HTTP allows.
 */
export function rangeIn(header: string | undefined, size: number): FileRange | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  if (first >= size || last < first) throw new StorageRefusal('InvalidRange');
  return { first, last };
}
