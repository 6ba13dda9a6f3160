import { queryOptions } from '@tanstack/react-query';
import { type DocumentDetails, documents } from '#contract/documents/documents.ts';
import { matters } from '#contract/matters/matters.ts';
import type { Language } from '#contract/primitives.ts';
import { call } from '#web/platform/api.ts';
import { useAct } from '#web/platform/queries/acts.ts';
import { pagedQuery, readQuery } from '#web/platform/queries/endpoint-query.ts';

/** Everything that shows papers is read again under this key, also when something is heard live. */
export const documentsKey = ['documents'];

export const vaultQuery = (lang: Language) =>
  readQuery([...documentsKey, 'vault', lang], documents.vault, { query: { lang } });

export const binQuery = readQuery([...documentsKey, 'bin'], documents.bin, {});

export const versionsQuery = (id: string) =>
  readQuery([...documentsKey, 'versions', id], documents.versions, { params: { id } });

export const ofMatterQuery = (id: string) =>
  readQuery([...documentsKey, 'matter', id], documents.ofMatter, { params: { id } });

/** The requests a paper can be shared with: the last touched fifty. */
export const openMattersQuery = (lang: Language) =>
  queryOptions({
    queryKey: ['matters', 'to-share-with', lang],
    queryFn: async ({ signal }) => {
      const query = { lang, which: 'open', limit: 50 } as const;
      const { items } = await call(matters.list, { query }, signal);
      return items.filter(({ state }) => state !== 'draft');
    },
  });

export const logQuery = (lang: Language) =>
  pagedQuery([...documentsKey, 'log', lang], (after, signal) =>
    call(documents.openings, { query: { lang, after } }, signal),
  );

/** Something done to papers: whatever shows them is read anew, also after a refusal. */
const usePaperAct = <Ask, Answer>(act: (ask: Ask) => Promise<Answer>) =>
  useAct(act, [documentsKey]);

export const useOpenPaper = () =>
  usePaperAct(({ id, version = null }: { id: string; version?: string | null }) =>
    call(documents.open, { params: { id }, body: { version } }),
  );

interface Changing {
  id: string;
  version: number;
  details: DocumentDetails;
}

export const useChangePaper = () =>
  usePaperAct(({ id, version, details }: Changing) =>
    call(documents.change, { params: { id }, body: details, version }),
  );

export const useThrowAway = () =>
  usePaperAct((id: string) => call(documents.throwAway, { params: { id } }));

export const useRestore = () =>
  usePaperAct((id: string) => call(documents.restore, { params: { id } }));

export const useShare = () =>
  usePaperAct(({ id, matter }: { id: string; matter: string }) =>
    call(documents.share, { params: { id }, body: { matter } }),
  );

export const useRevoke = () =>
  usePaperAct(({ id, share }: { id: string; share: string }) =>
    call(documents.revoke, { params: { id, share } }),
  );

interface Handing {
  id: string;
  matter: string;
  paper: string;
}

export const useAnswerPaper = () =>
  useAct(
    ({ id, ...body }: Handing) => call(documents.answerPaper, { params: { id }, body }),
    [documentsKey, ['matters']],
  );
