import { useQuery } from '@tanstack/react-query';
import { DeclineReason, payments } from '#contract/billing/payments.ts';
import { billingKey } from '#web/billing/queries.ts';
import type { Texts } from '#web/feature-texts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ApiError, call, wasRefused } from '#web/platform/api.ts';
import { goOnAt } from '#web/platform/browser/leave-to-bank.ts';
import { refusalWords } from '#web/platform/refusals/words.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { AlertPanel } from '#web/ui/panel/alert-panel.tsx';

interface PayRefusedProps {
  error: Error | null;
  title: string;
  /** What was to be paid: a question of the bank that was left open is gone on with. */
  invoice?: string;
}

/** Why it was not paid, in a sentence that says what to do. */
export function PayRefused({ error, title, invoice }: PayRefusedProps) {
  const { t } = useText();
  if (!error) return null;
  const open = invoice && isUnderWay(error) ? <GoOn invoice={invoice} /> : undefined;
  return <AlertPanel title={title} text={paymentRefusalWords(error, t)} action={open} />;
}

const reasonOf = (error: Error) =>
  error instanceof ApiError ? error.body.params?.reason : undefined;

const isUnderWay = (error: Error) => reasonOf(error) === 'under_way';

/** What the house or a bank refused took nothing; of what nobody answered that is not known. */
function paymentRefusalWords(error: Error, t: Texts): string {
  const { underWay, nothingCharged } = t.billing.pay;
  if (isUnderWay(error)) return underWay;
  const why = reasonWords(error, t);
  return wasRefused(error) ? `${why} ${nothingCharged}` : why;
}

function reasonWords(error: Error, t: Texts): string {
  const declined = DeclineReason.safeParse(reasonOf(error));
  if (declined.success) return t.billing.pay.declined[declined.data];
  if (reasonOf(error) === 'no_door') return `${t.billing.pay.cardsNotTaken}.`;
  if (reasonOf(error) === 'paused') return t.billing.pay.paused;
  if (reasonOf(error) === 'being_decided') return t.billing.pay.beingDecided;
  return reasonOf(error) === 'nothing_open' ? settledWords(error, t) : refusalWords(error, t);
}

/** Paid meanwhile, or called off. */
function settledWords(error: Error, t: Texts): string {
  const { paid, credited } = t.billing.pay.settled;
  const isCredited = error instanceof ApiError && error.body.params?.stands === 'credited';
  return isCredited ? credited : paid;
}

function GoOn({ invoice }: { invoice: string }) {
  const { t, language: lang } = useText();
  const { data } = useQuery({
    queryKey: [...billingKey, 'open-step', invoice, lang],
    queryFn: ({ signal }) => call(payments.list, { query: { lang } }, signal),
  });
  const next = data?.items.find((payment) => payment.invoice?.id === invoice && payment.next)?.next;
  if (!next) return null;
  return (
    <Button size="small" variant="outline" onClick={() => goOnAt(next.url)}>
      {t.billing.pay.goOn}
    </Button>
  );
}
