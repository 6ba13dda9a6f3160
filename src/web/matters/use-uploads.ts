import { useState } from 'react';
import type { ErrorCode } from '#contract/errors.ts';
import type { MatterFile } from '#contract/matters/parts.ts';
import { bring } from '#web/matters/files.ts';
import { codeOf } from '#web/matters/refused.tsx';

export interface Upload {
  key: string;
  name: string;
  percent: number;
  /** Why it was refused; while there is none it is on its way. */
  refused?: ErrorCode;
  stop: () => void;
}

/** Files on their way to the house. What has arrived is handed over and leaves the list. */
export function useUploads(matterId: string, onArrived: (file: MatterFile) => void) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const change = (key: string, part: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const drop = (key: string) => setUploads((all) => all.filter((one) => one.key !== key));
  const start = (file: File) => {
    const key = crypto.getRandomValues(new Uint32Array(2)).join('-');
    const stopping = new AbortController();
    const stop = () => {
      stopping.abort();
      drop(key);
    };
    setUploads((all) => [...all, { key, name: file.name, percent: 0, stop }]);
    bring(matterId, file, {
      onProgress: (percent) => change(key, { percent }),
      signal: stopping.signal,
    }).then(
      (kept) => {
        drop(key);
        onArrived(kept);
      },
      (error: Error) => {
        if (!stopping.signal.aborted) change(key, { refused: codeOf(error) });
      },
    );
  };
  return { uploads, start, running: uploads.some(({ refused }) => !refused) };
}
