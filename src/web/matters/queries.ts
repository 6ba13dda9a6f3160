import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import type { MatterArea } from '#contract/matters/kinds.ts';
import { type Matter, matters } from '#contract/matters/matters.ts';
import type { MatterRating } from '#contract/matters/parts.ts';
import { quotes } from '#contract/matters/quote-endpoints.ts';
import type { MatterQuote } from '#contract/matters/quotes.ts';
import type { Language, Money } from '#contract/primitives.ts';
import { useText } from '#web/i18n/use-text.ts';
import { call } from '#web/platform/api.ts';
import { callOrKeep, type Unsent, useUnsent } from '#web/platform/line/unsent.ts';
import { type ActParts, useMoneyAct } from '#web/platform/queries/acts.ts';
import { pagedQuery, readQuery } from '#web/platform/queries/endpoint-query.ts';

/** Everything that shows matters is read again under this key, also when something is heard live. */
export const mattersKey = ['matters'];

export type Which = 'open' | 'drafts' | 'done' | 'all';

interface Listed {
  /** Of every area where none is named. */
  area: MatterArea | undefined;
  which: Which;
  q: string;
}

export const listQuery = ({ area, which, q }: Listed, lang: Language) =>
  pagedQuery(
    [...mattersKey, 'list', area, which, q, lang],
    (after, signal) => {
      const query = { area, which, lang, after, ...(q && { q }) };
      return call(matters.list, { query }, signal);
    },
    { placeholderData: keepPreviousData },
  );

export const matterQuery = (id: string, lang: Language) =>
  readQuery([...mattersKey, 'one', id, lang], matters.read, { params: { id }, query: { lang } });

/** The page shows the answer whole as it comes: no button of before stands beside sums of after. */
function useMatterAct<Ask>(matter: Matter, act: (ask: Ask, parts: ActParts) => Promise<Matter>) {
  const { language } = useText();
  const queries = useQueryClient();
  const { queryKey } = matterQuery(matter.id, language);
  return useMoneyAct(matter, act, {
    onSuccess: (answer) => void queries.setQueryData(queryKey, answer),
  });
}

export const useAccept = (matter: Matter, { id: quote, total }: MatterQuote) =>
  useMatterAct<void>(matter, (_ask, { params, ...parts }) =>
    call(quotes.accept, { ...parts, params: { ...params, quote }, body: { total } }),
  );

export const useReject = (matter: Matter, { id: quote }: MatterQuote) =>
  useMatterAct<string>(matter, (reason, { params, ...parts }) =>
    call(quotes.reject, { ...parts, params: { ...params, quote }, body: { reason } }),
  );

/** Read again whenever the matter has changed, and each time somebody asks. */
export const endingQuery = ({ id, version }: Matter) =>
  readQuery([...mattersKey, 'ending', id, version], matters.ending, { params: { id } });

export const useWithdraw = (matter: Matter, comesBack: Money | undefined) =>
  useMatterAct<string>(matter, (reason, parts) =>
    call(matters.withdraw, { ...parts, body: { reason, comesBack } }),
  );

export const useMakeRight = (matter: Matter) =>
  useMatterAct<string>(matter, (reason, parts) =>
    call(matters.makeRight, { ...parts, body: { reason } }),
  );

export const useRate = (matter: Matter) =>
  useMatterAct<MatterRating>(matter, (body, parts) => call(matters.rate, { ...parts, body }));

export const useSubmitDraft = (matter: Matter) =>
  useMatterAct<void>(matter, (_ask, parts) => call(matters.submit, parts));

interface Message {
  text: string;
  files: string[];
}

/** The same words are the same wish, whatever has happened to the matter since. */
export const useWrite = (matter: Matter) =>
  useMoneyAct<Message>(matter, (body, { params }) =>
    callOrKeep(matters.write, { params, body }, body.text),
  );

/** Words to the house that wait for the line. */
export const useUnsentWords = ({ id }: Matter): Unsent[] =>
  useUnsent().filter(({ path, parts }) => path === matters.write.path && parts.params?.id === id);
