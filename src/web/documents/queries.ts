import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { type DocumentDetails, documents } from '#contract/documents/documents.ts';
import { matters } from '#contract/matters/matters.ts';
import type { Language } from '#contract/primitives.ts';
import { call } from '#web/platform/api.ts';

/** Everything that shows papers is read again under this key, also when something is heard live. */
export const documentsKey = ['documents'];

export const vaultQuery = (lang: Language) =>
  queryOptions({
    queryKey: [...documentsKey, 'vault', lang],
    queryFn: ({ signal }) => call(documents.vault, { query: { lang } }, signal),
  });

export const binQuery = queryOptions({
  queryKey: [...documentsKey, 'bin'],
  queryFn: ({ signal }) => call(documents.bin, {}, signal),
});

export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...documentsKey, 'versions', id],
    queryFn: ({ signal }) => call(documents.versions, { params: { id } }, signal),
  });

export const ofMatterQuery = (id: string) =>
  queryOptions({
    queryKey: [...documentsKey, 'matter', id],
    queryFn: ({ signal }) => call(documents.ofMatter, { params: { id } }, signal),
  });

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
  infiniteQueryOptions({
    queryKey: [...documentsKey, 'log', lang],
    queryFn: ({ pageParam, signal }) =>
      call(documents.openings, { query: { lang, after: pageParam } }, signal),
    // The keyset of the first page is none.
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** Something done to papers: whatever shows them is read anew, also after a refusal. */
function useAct<Ask, Answer>(act: (ask: Ask) => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSettled: () => queries.invalidateQueries({ queryKey: documentsKey }),
  });
}

export const useOpenPaper = () =>
  useAct(({ id, version = null }: { id: string; version?: string | null }) =>
    call(documents.open, { params: { id }, body: { version } }),
  );

interface Changing {
  id: string;
  version: number;
  details: DocumentDetails;
}

export const useChangePaper = () =>
  useAct(({ id, version, details }: Changing) =>
    call(documents.change, { params: { id }, body: details, version }),
  );

export const useThrowAway = () =>
  useAct((id: string) => call(documents.throwAway, { params: { id } }));

export const useRestore = () => useAct((id: string) => call(documents.restore, { params: { id } }));

export const useShare = () =>
  useAct(({ id, matter }: { id: string; matter: string }) =>
    call(documents.share, { params: { id }, body: { matter } }),
  );

export const useRevoke = () =>
  useAct(({ id, share }: { id: string; share: string }) =>
    call(documents.revoke, { params: { id, share } }),
  );

interface Handing {
  id: string;
  matter: string;
  paper: string;
}

export function useAnswerPaper() {
  const queries = useQueryClient();
  const answer = useAct(({ id, ...body }: Handing) =>
    call(documents.answerPaper, { params: { id }, body }),
  );
  const mutate = async (handing: Handing) => {
    await answer.mutateAsync(handing);
    await queries.invalidateQueries({ queryKey: ['matters'] });
  };
  return { ...answer, hand: mutate };
}
