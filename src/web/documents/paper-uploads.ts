import { useQueryClient } from '@tanstack/react-query';
import type {
  DocumentPerson,
  Holder,
  Document as Paper,
  Vault,
} from '#contract/documents/documents.ts';
import { type DocumentType, documentMedia, largestDocument } from '#contract/documents/kinds.ts';
import { personNamed, typeNamed } from '#domain/documents/file-name-guess.ts';
import { fullName, holderOf } from '#web/documents/names.ts';
import { documentsKey } from '#web/documents/queries.ts';
import { sendFile } from '#web/documents/send-file.ts';
import { useText } from '#web/i18n/use-text.ts';
import { codeOf } from '#web/platform/api.ts';
import { type Upload, useUploads } from '#web/platform/files/use-uploads.ts';
import { notify } from '#web/ui/notify.ts';

interface AboutPaper {
  /** What the file was read as; corrected while it runs. */
  type: DocumentType;
  holder: Holder;
  /** The paper it is a version of. */
  document?: string | undefined;
  renewed?: boolean | undefined;
  /** It came by itself: once it has arrived it is shown, so that its dates can be given. */
  alone: boolean;
}

export type PaperUpload = Upload<AboutPaper>;

/** What is known of a file before it is read. */
export type KnownPaper = Partial<Omit<AboutPaper, 'alone'>>;

export type PaperUploads = ReturnType<typeof usePaperUploads>;

export function usePaperUploads(vault: Vault, show: (id: string) => void) {
  const arrived = useArrival(show);
  const { begin, ...uploads } = useUploads<AboutPaper, Paper>({
    send: (file, about, onTheWay) => {
      const { document, renewed } = about();
      const details = () => (document ? {} : { type: about().type, holder: about().holder });
      return sendFile({ file, document, renewed, details, ...onTheWay });
    },
    ...useWrong(),
    onArrived: (paper, about) => void arrived(paper, about),
  });
  const beginAll = (files: Iterable<File>, known: KnownPaper = {}) => {
    const all = [...files];
    const alone = all.length === 1;
    begin(all.map((file) => ({ file, about: { ...read(file, vault.people), ...known, alone } })));
  };
  return { ...uploads, begin: beginAll };
}

function read(file: File, people: DocumentPerson[]) {
  const [client] = people;
  const holder = personNamed(file.name, people) ?? client;
  return {
    type: typeNamed(file.name),
    holder: holder ? holderOf(holder) : { name: '', memberId: null },
  };
}

function useArrival(show: (id: string) => void) {
  const { t } = useText();
  const queries = useQueryClient();
  return async (paper: Paper, { alone, document }: AboutPaper) => {
    await queries.invalidateQueries({ queryKey: documentsKey });
    const { kept, versionKept } = t.documents.upload;
    notify.success(document ? versionKept : kept(fullName(paper, t.documents)));
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
    wrongWith: ({ size, type }: File) => {
      if (size === 0) return words.empty;
      if (size > largestDocument) return words.tooLarge;
      // Some systems do not know what HEIC is and say nothing; the server looks at the bytes.
      const known = type === '' || documentMedia.some((media) => media === type);
      return known ? undefined : words.wrongKind;
    },
    whyNot: (failure: unknown) => {
      const code = codeOf(failure);
      return refusals[code] ?? t.platform.errors[code];
    },
  };
}
