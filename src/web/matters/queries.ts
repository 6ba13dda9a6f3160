import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { MatterArea } from '#contract/matters/kinds.ts';
import { type Matter, matters } from '#contract/matters/matters.ts';
import type { MatterRating } from '#contract/matters/parts.ts';
import type { MatterQuote } from '#contract/matters/quotes.ts';
import type { Language, Money } from '#contract/primitives.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ApiError, call } from '#web/platform/api.ts';
import { moneyChanged } from '#web/platform/money-changed.ts';
import { retries } from '#web/platform/query-client.ts';

/** Everything that shows matters is read again under this key, also when something is heard live. */
export const mattersKey = ['matters'];

/** What is refused now is refused in a second, too; only a broken line is tried again. */
const unlessRefused = (failures: number, error: Error) =>
  failures < retries && error instanceof ApiError && error.code === 'unavailable';

export type Which = 'open' | 'done' | 'all';

interface Listed {
  area: MatterArea;
  which: Which;
  q: string;
}

export const listQuery = ({ area, which, q }: Listed, lang: Language) =>
  infiniteQueryOptions({
    queryKey: [...mattersKey, 'list', area, which, q, lang],
    queryFn: ({ pageParam, signal }) => {
      const query = { area, which, lang, after: pageParam, ...(q && { q }) };
      return call(matters.list, { query }, signal);
    },
    // The keyset of the first page is none.
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    retry: unlessRefused,
  });

export const matterQuery = (id: string, lang: Language) =>
  queryOptions({
    queryKey: [...mattersKey, 'one', id, lang],
    queryFn: ({ signal }) => call(matters.read, { params: { id }, query: { lang } }, signal),
    retry: unlessRefused,
  });

type Act<Ask> = (ask: Ask, parts: Parts) => Promise<unknown>;

interface Parts {
  params: { id: string };
  query: { lang: Language };
  /** What was refused because the matter had moved on is another wish on the matter as it stands now. */
  version: number;
}

/** Something done to one matter: once for each wish, and all that shows its money is read anew. */
function useAct<Ask>({ id, version }: Matter, act: Act<Ask>) {
  const { language: lang } = useText();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ask: Ask) => act(ask, { params: { id }, query: { lang }, version }),
    onSettled: () => moneyChanged(queries),
  });
}

export const useAccept = (matter: Matter, { id: quote, total }: MatterQuote) =>
  useAct<void>(matter, (_ask, { params, ...parts }) =>
    call(matters.accept, { ...parts, params: { ...params, quote }, body: { total } }),
  );

export const useReject = (matter: Matter, { id: quote }: MatterQuote) =>
  useAct<string>(matter, (reason, { params, ...parts }) =>
    call(matters.reject, { ...parts, params: { ...params, quote }, body: { reason } }),
  );

/** Read again whenever the matter has changed, and each time somebody asks. */
export const endingQuery = ({ id, version }: Matter) =>
  queryOptions({
    queryKey: [...mattersKey, 'ending', id, version],
    queryFn: ({ signal }) => call(matters.ending, { params: { id } }, signal),
    retry: unlessRefused,
  });

export const useWithdraw = (matter: Matter, comesBack: Money | undefined) =>
  useAct<string>(matter, (reason, parts) =>
    call(matters.withdraw, { ...parts, body: { reason, comesBack } }),
  );

export const useMakeRight = (matter: Matter) =>
  useAct<string>(matter, (reason, parts) =>
    call(matters.makeRight, { ...parts, body: { reason } }),
  );

export const useRate = (matter: Matter) =>
  useAct<MatterRating>(matter, (body, parts) => call(matters.rate, { ...parts, body }));

export const useSubmitDraft = (matter: Matter) =>
  useAct<void>(matter, (_ask, parts) => call(matters.submit, parts));

interface Message {
  text: string;
  files: string[];
}

/** The same words are the same wish, whatever has happened to the matter since. */
export const useWrite = (matter: Matter) =>
  useAct<Message>(matter, (body, { params }) => call(matters.write, { params, body }));
