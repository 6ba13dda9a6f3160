import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Holder, Document as Paper, Person, Vault } from '#contract/documents/documents.ts';
import { type DocumentType, documentMedia, largestDocument } from '#contract/documents/kinds.ts';
import { personNamed, typeNamed } from '#domain/documents/guesses.ts';
import { fullName, holderOf } from '#web/documents/names.ts';
import { documentsKey } from '#web/documents/queries.ts';
import { sendFile } from '#web/documents/send-file.ts';
import { useText } from '#web/i18n/use-text.ts';
import { codeOf } from '#web/platform/api.ts';
import { notify } from '#web/ui/notify.ts';

export interface Upload {
  key: number;
  file: File;
  percent: number;
  state: 'running' | 'failed';
  /** Why it was not kept. */
  reason?: string;
  /** What the file was read as; corrected while it runs. */
  type: DocumentType;
  holder: Holder;
  /** The paper it is a version of. */
  document?: string | undefined;
  renewed?: boolean | undefined;
}

/** What is known of a file before it is read. */
export type Known = Partial<Pick<Upload, 'type' | 'holder' | 'document' | 'renewed'>>;

export type Uploads = ReturnType<typeof useUploads>;

let keys = 0;

/** Files on their way. One that arrived alone is shown, so that its dates can be given. */
export function useUploads(vault: Vault, show: (id: string) => void) {
  const [list, setList] = useState<Upload[]>([]);
  const current = useRef(list);
  current.current = list;
  const running = useRef(new Map<number, AbortController>());
  const arrived = useArrival(show);

  const set = (key: number, part: Partial<Upload>) =>
    setList((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const drop = (key: number) => {
    running.current.get(key)?.abort();
    running.current.delete(key);
    setList((all) => all.filter((one) => one.key !== key));
  };
  const wrongWith = useWrong();

  const run = async (upload: Upload, alone: boolean) => {
    const { key, file } = upload;
    const stop = new AbortController();
    running.current.set(key, stop);
    set(key, { state: 'running', percent: 0 });
    const latest = () => current.current.find((one) => one.key === key) ?? upload;
    try {
      const paper = await sendFile({
        ...{ file, document: upload.document, renewed: upload.renewed, signal: stop.signal },
        details: () => (upload.document ? {} : { type: latest().type, holder: latest().holder }),
        onProgress: (percent) => set(key, { percent }),
      });
      drop(key);
      await arrived(paper, { alone, isVersion: upload.document !== undefined });
    } catch (failure) {
      if (!stop.signal.aborted) set(key, { state: 'failed', reason: wrongWith.failure(failure) });
    }
  };

  const begin = (files: Iterable<File>, known: Known = {}) => {
    const fresh = [...files].map((file) => read(file, known, vault.people));
    setList((all) => [...all, ...fresh]);
    current.current = [...current.current, ...fresh];
    for (const upload of fresh) {
      const reason = wrongWith.file(upload.file);
      if (reason) set(upload.key, { state: 'failed', reason });
      else void run(upload, fresh.length === 1);
    }
  };
  return { list, begin, drop, set, again: (upload: Upload) => void run(upload, true) };
}

function read(file: File, known: Known, people: Person[]): Upload {
  keys += 1;
  const named = personNamed(file.name, people);
  const [client] = people;
  const holder = named ?? client;
  return {
    ...{ key: keys, file, percent: 0, state: 'running' },
    type: typeNamed(file.name),
    holder: holder ? holderOf(holder) : { name: '', memberId: null },
    ...known,
  };
}

function useArrival(show: (id: string) => void) {
  const { t } = useText();
  const queries = useQueryClient();
  return async (paper: Paper, { alone, isVersion }: { alone: boolean; isVersion: boolean }) => {
    await queries.invalidateQueries({ queryKey: documentsKey });
    const { kept, versionKept } = t.documents.upload;
    notify.success(isVersion ? versionKept : kept(fullName(paper, t.documents)));
    if (alone) show(paper.id);
  };
}

/** What can be known before a byte is sent, and what the server said after. */
function useWrong() {
  const { t } = useText();
  const words = t.documents.upload;
  const refusals: Partial<Record<string, string>> = {
    payload_too_large: words.tooLarge,
    file_refused: words.wrongKind,
  };
  return {
    file: ({ size, type }: File) => {
      if (size === 0) return words.empty;
      if (size > largestDocument) return words.tooLarge;
      // Some systems do not know what HEIC is and say nothing; the server looks at the bytes.
      const known = type === '' || documentMedia.some((media) => media === type);
      return known ? undefined : words.wrongKind;
    },
    failure: (failure: unknown) => {
      const code = codeOf(failure);
      return refusals[code] ?? t.platform.errors[code];
    },
  };
}
