import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { Payment, PaymentState } from '#contract/billing/payments.ts';
import { paymentQuery } from '#web/billing/queries.ts';
import { useLaid } from '#web/billing/use-overlay-address.ts';
import { WordButton } from '#web/billing/word-button.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { goOnAt } from '#web/platform/browser/leave-to-bank.ts';
import { moneyChanged } from '#web/platform/queries/stale-money.ts';
import { FailedPanel } from '#web/platform/refusals/failed-panel.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Loader } from '#web/ui/loader.tsx';
import { AlertPanel } from '#web/ui/panel/alert-panel.tsx';

/** A payment whose end the processor does not know yet is asked about again. */
const underWay: readonly PaymentState[] = ['created', 'step', 'processing'];
const patience = 3_000;

/** Back from the bank's question: how it ended, and what to do where it did not end well. */
export function Returned() {
  const [asked] = useSearchParams();
  const id = asked.get('payment');
  return id && !asked.get('pay') ? <Outcome id={id} /> : null;
}

function Outcome({ id }: { id: string }) {
  const { t, language } = useText();
  const words = t.billing.returned;
  const { data, error, isFetching, refetch } = useQuery({
    ...paymentQuery(id, language),
    refetchInterval: ({ state }) =>
      state.data && underWay.includes(state.data.state) ? patience : false,
  });
  useReadAnew(data?.state);
  if (data) return <Ended payment={data} />;
  if (!error) return <Loader label={words.asking} />;
  return <FailedPanel title={words.failed} busy={isFetching} onRetry={() => void refetch()} />;
}

function useReadAnew(state: PaymentState | undefined) {
  const queries = useQueryClient();
  useEffect(() => {
    if (state) void moneyChanged(queries);
  }, [state, queries]);
}

function Ended({ payment }: { payment: Payment }) {
  const { t } = useText();
  const words = t.billing.pay;
  const { state, invoice, failure } = payment;
  const { lay, close } = useLaid();
  const shut = <WordButton onClick={close}>{t.billing.close}</WordButton>;
  if (state === 'succeeded' || state === 'authorised')
    return (
      <AlertPanel
        tone="success"
        title={state === 'succeeded' ? words.done : words.reserved}
        text={invoice ? words.doneText(invoice.number) : payment.title}
        action={shut}
      />
    );
  if (state === 'step') return <Unfinished payment={payment} />;
  if (underWay.includes(state))
    return (
      <AlertPanel tone="info" title={words.processing} text={words.processingText} action={shut} />
    );
  if (invoice && invoice.stands !== 'open')
    return (
      <AlertPanel
        tone="success"
        title={words.otherwise[invoice.stands]}
        text={words.otherwiseText(invoice.number)}
        action={shut}
      />
    );
  return (
    <AlertPanel
      title={words.refused}
      text={`${words.declined[failure ?? 'given_up']} ${words.nothingCharged}`}
      action={
        invoice && (
          <Button size="small" variant="outline" onClick={() => lay({ pay: invoice.id })}>
            {words.again}
          </Button>
        )
      }
    />
  );
}

/** Somebody came back before they had paid there: nothing is on its way, and they can go on. */
function Unfinished({ payment: { next, invoice } }: { payment: Payment }) {
  const { t } = useText();
  const words = t.billing.pay;
  const { lay } = useLaid();
  return (
    <AlertPanel
      tone="info"
      title={words.unfinished}
      text={words.unfinishedText}
      action={
        <span className="flex flex-wrap gap-3">
          {next && (
            <Button size="small" onClick={() => goOnAt(next.url)}>
              {words.goOn}
            </Button>
          )}
          {invoice && (
            <Button size="small" variant="outline" onClick={() => lay({ pay: invoice.id })}>
              {words.another}
            </Button>
          )}
        </span>
      }
    />
  );
}
