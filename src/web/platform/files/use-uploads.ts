import { useRef, useState } from 'react';

export interface Upload<About> {
  key: number;
  file: File;
  /** What the feature knows of it. */
  about: About;
  percent: number;
  /** Why it was not kept, as a sentence; while there is none it is on its way. */
  refused?: string | undefined;
}

interface OnTheWay {
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

interface Uploading<About, Kept> {
  /** What is known of the file is read when it is needed: it may be corrected meanwhile. */
  send: (file: File, about: () => About, onTheWay: OnTheWay) => Promise<Kept>;
  /** What can be said against a file before a byte of it is sent. */
  wrongWith?: (file: File) => string | undefined;
  whyNot: (failure: unknown) => string;
  onArrived: (kept: Kept, about: About) => void;
}

let keys = 0;

/** Files on their way to the house. What has arrived is handed over and leaves the list. */
export function useUploads<About, Kept>(how: Uploading<About, Kept>) {
  const { list, change, drop, set, latest } = useList<About>();
  const stops = useRef(new Map<number, AbortController>());
  const stop = (key: number) => {
    stops.current.get(key)?.abort();
    drop(key);
  };
  const run = async (upload: Upload<About>) => {
    const { key, file } = upload;
    const stopping = new AbortController();
    const { signal } = stopping;
    stops.current.set(key, stopping);
    set(key, { percent: 0, refused: undefined });
    const about = () => latest(key)?.about ?? upload.about;
    const onProgress = (percent: number) => set(key, { percent });
    try {
      const kept = await how.send(file, about, { onProgress, signal });
      const known = about();
      drop(key);
      how.onArrived(kept, known);
    } catch (failure) {
      if (!signal.aborted) set(key, { refused: how.whyNot(failure) });
    } finally {
      stops.current.delete(key);
    }
  };
  const begin = (files: readonly Pick<Upload<About>, 'file' | 'about'>[]) => {
    const fresh = files.map(({ file, about }) => {
      keys += 1;
      return { key: keys, file, about, percent: 0, refused: how.wrongWith?.(file) };
    });
    change((all) => [...all, ...fresh]);
    for (const upload of fresh) if (!upload.refused) void run(upload);
  };
  const describe = (key: number, part: Partial<About>) => {
    const upload = latest(key);
    if (upload) set(key, { about: { ...upload.about, ...part } });
  };
  const running = list.some(({ refused }) => !refused);
  return { list, begin, stop, describe, running, again: (one: Upload<About>) => void run(one) };
}

/** The list as it is drawn, and as it is at this moment: uploads go on between two drawings. */
function useList<About>() {
  const [list, setList] = useState<Upload<About>[]>([]);
  const current = useRef(list);
  const change = (next: (all: Upload<About>[]) => Upload<About>[]) => {
    current.current = next(current.current);
    setList(current.current);
  };
  return {
    list,
    change,
    latest: (key: number) => current.current.find((one) => one.key === key),
    drop: (key: number) => change((all) => all.filter((one) => one.key !== key)),
    set: (key: number, part: Partial<Upload<About>>) =>
      change((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one))),
  };
}
