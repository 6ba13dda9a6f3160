import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { largestFile, matters } from '#contract/matters/matters.ts';
import type { MatterFile } from '#contract/matters/parts.ts';
import type { Id } from '#contract/primitives.ts';
import { useText } from '#web/i18n/use-text.ts';
import { call } from '#web/platform/api.ts';
import { upload } from '#web/platform/files/upload.ts';

/** What the house takes for a picture. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/gif'];

const most = 5;

/** Pictures that go along: they wait here until there is a request to bring them to. */
export function usePictures(matter: Id | undefined) {
  const { t } = useText();
  const [files, setFiles] = useState<File[]>([]);
  const [refused, setRefused] = useState<string>();
  const queries = useQueryClient();
  const bring = useMutation({
    mutationFn: (id: Id) => bringAll(id, files),
    onSettled: () => queries.invalidateQueries({ queryKey: ['matters'] }),
  });
  const begun = useRef<Id>(undefined);
  const { mutate } = bring;
  useEffect(() => {
    if (!matter || files.length === 0 || begun.current === matter) return;
    begun.current = matter;
    mutate(matter);
  }, [matter, files, mutate]);
  const whyNot = ({ type, size, name }: File): string | undefined => {
    if (!pictureTypes.includes(type)) return t.ask.page.notPicture(name);
    return size > largestFile ? t.ask.page.tooLarge(name) : undefined;
  };
  return {
    files,
    refused,
    state: bring.status,
    add: (file: File) => {
      const why = whyNot(file);
      setRefused(why);
      if (!why) setFiles((before) => [...before, file].slice(-most));
    },
    remove: (file: File) => setFiles((before) => before.filter((one) => one !== file)),
  };
}

export type Pictures = ReturnType<typeof usePictures>;

async function bringAll(id: Id, files: readonly File[]): Promise<void> {
  const kept: Id[] = [];
  for (const file of files) {
    const brought = await upload<MatterFile>({
      path: matters.upload.path,
      params: { id },
      file,
      onProgress: () => {},
    });
    kept.push(brought.id);
  }
  await call(matters.write, { params: { id }, body: { text: '', files: kept } });
}
