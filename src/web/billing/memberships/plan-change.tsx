import { useQuery } from '@tanstack/react-query';
import type {
  ChangeQuoteView,
  MembershipOption,
  MembershipView,
} from '#contract/billing/memberships.ts';
import type { PaymentMethod } from '#contract/billing/payments.ts';
import { lastDayBefore } from '#domain/billing/membership.ts';
import { dueWords } from '#domain/billing/membership-words.ts';
import { times } from '#domain/money.ts';
import { PaidBy } from '#web/billing/memberships/plan-start.tsx';
import { PlanSums } from '#web/billing/memberships/plan-sums.tsx';
import { useWritten } from '#web/billing/memberships/use-due.ts';
import { useChangePlan } from '#web/billing/mutations.ts';
import { PayRefused } from '#web/billing/payments/refusal-note.tsx';
import { changeQuoteQuery } from '#web/billing/queries.ts';
import { useLaid } from '#web/billing/use-overlay-address.ts';
import { useText } from '#web/i18n/use-text.ts';
import { writtenDay } from '#web/platform/moments.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { notify } from '#web/ui/notify.ts';
import { SumsShape } from '#web/ui/panel/shapes.tsx';

interface PlanChangeProps {
  membership: MembershipView;
  option: MembershipOption;
  methods: PaymentMethod[];
}

/** The difference to the day, before it is agreed to. */
export function PlanChange({ membership, option, methods }: PlanChangeProps) {
  const { t, language } = useText();
  const words = t.billing.plans;
  const { choice, programme } = option;
  const change = useChange(membership);
  const {
    data: quote,
    error,
    refetch,
  } = useQuery({
    ...changeQuoteQuery(membership, choice, language),
    // Once it is agreed to there is nothing left to ask: news of it may come before its answer.
    enabled: membership.choice !== choice && (change.isIdle || change.isError),
  });
  const { lay } = useLaid();
  return (
    <div className="grid gap-5">
      {quote ? (
        <Difference quote={quote} methods={methods} />
      ) : (
        !error && <SumsShape label={words.asking} />
      )}
      <PayRefused error={change.error ?? error} title={words.refused} />
      <div className="flex flex-wrap gap-3">
        <Button
          busy={change.isPending}
          busyLabel={words.submitting}
          disabled={!quote}
          onClick={() => quote && change.go(quote, () => void refetch())}
        >
          {quote?.takesEffect === 'review' ? words.submitApply : words.submitChange}
        </Button>
        <Button variant="outline" onClick={() => lay({ choose: programme })}>
          {words.back[programme]}
        </Button>
      </div>
    </div>
  );
}

function Difference({ quote, methods }: { quote: ChangeQuoteView; methods: PaymentMethod[] }) {
  const { t, language } = useText();
  const words = t.billing.plans;
  const written = useWritten();
  const { takesEffect, daysLeft, daysInPeriod, newShare, unusedShare, total, vat, on } = quote;
  return (
    <div role="status" className="grid gap-4">
      {takesEffect !== 'period_end' ? (
        <PlanSums
          lines={[
            [words.newShare(daysLeft, daysInPeriod), newShare],
            [words.unused(daysLeft, daysInPeriod), times(unusedShare, -1)],
          ]}
          total={total}
          vat={vat}
          label={takesEffect === 'review' ? words.ifYes : words.now}
        />
      ) : (
        <p className="rounded-plate bg-sunk px-5 py-4 text-[0.9375rem]">
          {words.later(written.day(lastDayBefore(on)))}
        </p>
      )}
      <p className="text-[0.9375rem] text-ink-soft">
        {takesEffect === 'review' && `${words.reviewText} `}
        {total.amount > 0 && <PaidBy methods={methods} reviewed={takesEffect === 'review'} />}{' '}
        {words.renewsAt(written.money(quote.priceAfter), written.day(quote.renewsOn))}{' '}
        {quote.termDue &&
          words.minimumThen(
            written.day(lastDayBefore(quote.minimumUntil)),
            isSaidAlready(quote) ? '' : dueWords(quote.termDue, written, language),
          )}
      </p>
    </div>
  );
}

/** That it renews once until then, on the day and for the sum that stand before it. */
const isSaidAlready = ({ termDue, renewsOn }: ChangeQuoteView): boolean =>
  termDue?.times === 1 && termDue.last === renewsOn;

function useChange(membership: MembershipView) {
  const { t, format, language } = useText();
  const words = t.billing.plans;
  const { lay, finish } = useLaid();
  const change = useChangePlan(membership);
  const go = (
    { choice, total, name, takesEffect, on, priceAfter }: ChangeQuoteView,
    onRefused: () => void,
  ) =>
    change.mutate(
      { choice, total },
      {
        onSuccess: ({ openInvoice, answerBy }) => {
          if (openInvoice) return lay({ pay: openInvoice });
          if (answerBy)
            notify.success(
              words.appliedFor(name),
              words.appliedText(writtenDay(answerBy, 'long', language)),
            );
          else if (takesEffect === 'now') notify.success(words.changed(name));
          else
            notify.success(
              words.changesLater(name, writtenDay(on, 'longDateYear', language)),
              words.changesFor[membership.every](format.money(priceAfter)),
            );
          finish();
        },
        onError: onRefused,
      },
    );
  return { ...change, go };
}
