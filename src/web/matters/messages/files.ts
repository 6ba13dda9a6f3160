/** Files of a matter: brought with its progress, fetched with the reader's own key. */

import { largestFile, matters } from '#contract/matters/matters.ts';
import type { MatterFile } from '#contract/matters/parts.ts';
import type { Texts } from '#web/feature-texts.ts';
import { ApiError } from '#web/platform/api.ts';
import { saveFile } from '#web/platform/files/save-file.ts';
import { upload } from '#web/platform/files/upload.ts';

interface How {
  onProgress: (percent: number) => void;
  signal?: AbortSignal;
}

export async function bringFile(id: string, file: File, how: How): Promise<MatterFile> {
  // A line is slow enough without carrying what is refused at its end.
  if (file.size > largestFile)
    throw new ApiError({ code: 'file_refused', message: 'The file is larger than 10 MB.' });
  return upload<MatterFile>({ path: matters.upload.path, params: { id }, file, ...how });
}

export const fetchFile = (id: string, { id: file, name }: MatterFile): Promise<void> =>
  saveFile(matters.file.path, { params: { id, file } }, name);

const kinds: Record<string, string> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/heic': 'HEIC',
  'image/gif': 'GIF',
};

/** `PDF, 214 kB`. */
export function sayFile(
  { type, size, name }: MatterFile,
  words: Texts['matters']['files'],
): string {
  const kind = kinds[type] ?? name.split('.').at(-1)?.toUpperCase() ?? '';
  const kilobytes = Math.max(1, Math.round(size / 1024));
  const said =
    kilobytes < 1024
      ? words.kilobytes(kilobytes)
      : words.megabytes((size / 1024 / 1024).toFixed(1));
  return words.about(kind, said);
}
