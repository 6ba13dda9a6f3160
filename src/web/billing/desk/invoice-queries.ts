/** What the desk reads and does with money. Once for each wish; then everything is read anew. */

import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { type DeskInvoice, type DeskInvoiceView, deskBilling } from '#contract/billing/desk.ts';
import type { Language, Money } from '#contract/primitives.ts';
import { useText } from '#web/i18n/use-text.ts';
import { call } from '#web/platform/api.ts';
import { deskKey } from '#web/platform/desk/queries.ts';
import { deskRefusalWords } from '#web/platform/desk/refusal-words.ts';
import { pagedQuery, readQuery } from '#web/platform/queries/endpoint-query.ts';
import { notify } from '#web/ui/notify.ts';

interface Listed {
  view?: DeskInvoiceView;
  client?: string;
  q?: string;
}

export const deskInvoicesQuery = (listed: Listed, lang: Language) =>
  pagedQuery(
    [...deskKey, 'invoices', listed, lang],
    (after, signal) => {
      const { q, ...query } = listed;
      const asked = { ...query, lang, after, ...(q && { q }) };
      return call(deskBilling.list, { query: asked }, signal);
    },
    { placeholderData: keepPreviousData },
  );

export const deskInvoiceQuery = (id: string, lang: Language) =>
  readQuery([...deskKey, 'invoice', id, lang], deskBilling.read, {
    params: { id },
    query: { lang },
  });

export const clientOwedQuery = (client: string) =>
  readQuery([...deskKey, 'owed', client], deskBilling.owed, { params: { id: client } });

type Around = { query: { lang: Language } };

function useMoneyAct<Ask>(act: (ask: Ask, around: Around) => Promise<DeskInvoice>) {
  const { t, language: lang } = useText();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ask: Ask) => act(ask, { query: { lang } }),
    onSuccess: (invoice) =>
      queries.setQueryData(deskInvoiceQuery(invoice.id, lang).queryKey, invoice),
    onError: (error) => void notify.error(t.desk.refused, deskRefusalWords(error, t)),
    // Not waited for: drawn anew, the button that asked may be gone before it hears that it is done.
    onSettled: () => void queries.invalidateQueries({ queryKey: deskKey }),
  });
}

/** Above the sum that the house sets, an act is a wish: the newest of the invoice waits. */
const waitsIn = ({ acts }: DeskInvoice): boolean => acts[0]?.state === 'waiting';

/** Says that it is done, or that a colleague must look first. */
export function useTellDone() {
  const { t } = useText();
  const { waits, waitsText } = t.deskBilling.second;
  return (invoice: DeskInvoice, done: string) =>
    waitsIn(invoice) ? notify.warning(waits, waitsText) : notify.success(done);
}

type Transfer = z.input<typeof deskBilling.recordTransfer.shape.body>;

// What was recorded, credited or sent back once is another wish the second time: the sums differ.

export const useRecordTransfer = ({ id, outstanding: seen }: DeskInvoice) =>
  useMoneyAct<Transfer>((body, around) =>
    call(deskBilling.recordTransfer, { ...around, params: { id }, body, seen }),
  );

interface BackAsk {
  amount: Money;
  reason: string;
}

export const useCredit = ({ id, credited: seen }: DeskInvoice) =>
  useMoneyAct<BackAsk>((body, around) =>
    call(deskBilling.credit, { ...around, params: { id }, body, seen }),
  );

export const useRefund = ({ id, refundable: seen }: { id: string; refundable: Money }) =>
  useMoneyAct<BackAsk>((body, around) =>
    call(deskBilling.refund, { ...around, params: { id }, body, seen }),
  );

export const useRefundSent = (id: string) =>
  useMoneyAct<string>((reference, around) =>
    call(deskBilling.refundSent, { ...around, params: { id }, body: { reference } }),
  );

export const useRefundByBank = (id: string) =>
  useMoneyAct<string>((reference, around) =>
    call(deskBilling.refundByBank, { ...around, params: { id }, body: { reference } }),
  );

type FromQuote = z.input<typeof deskBilling.fromQuote.shape.body>;

export const useInvoiceQuote = () =>
  useMoneyAct<FromQuote>((body, around) => call(deskBilling.fromQuote, { ...around, body }));
