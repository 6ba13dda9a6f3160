import type { MembershipOption } from '#contract/billing/memberships.ts';
import type { PaymentMethod } from '#contract/billing/payments.ts';
import { payableUntil, periodStart, termTotal } from '#domain/billing/membership.ts';
import { renewalWords } from '#domain/billing/membership-words.ts';
import { dayInWords } from '#domain/calendar/date-words.ts';
import { refusedAfter } from '#domain/money/words/card.ts';
import { add, vatWithin } from '#domain/money.ts';
import { PlanSums } from '#web/billing/memberships/plan-sums.tsx';
import { useStart } from '#web/billing/mutations.ts';
import { PayRefused } from '#web/billing/payments/refusal-note.tsx';
import { useLaid } from '#web/billing/use-overlay-address.ts';
import { useText } from '#web/i18n/use-text.ts';
import { todayInDubai, writtenDay } from '#web/platform/moments.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { notify } from '#web/ui/notify.ts';

interface PlanStartProps {
  option: MembershipOption;
  methods: PaymentMethod[];
}

/** The first invoice, line by line, before it is made. */
export function PlanStart({ option, methods }: PlanStartProps) {
  const { t, format, language } = useText();
  const words = t.billing.plans;
  const { programme, price, every, joiningFee, minimumMonths, reviewed } = option;
  const fee = joiningFee && joiningFee.amount > 0 ? joiningFee : undefined;
  const total = fee ? add(price, fee) : price;
  // What the house has yet to say yes to begins on a day that nobody knows.
  const renews = reviewed
    ? undefined
    : writtenDay(periodStart(todayInDubai(), 1, every), 'longDateYear', language);
  const term = termTotal(option);
  const start = useBegin(option);
  const { lay } = useLaid();
  return (
    <div className="grid gap-5">
      <PlanSums
        lines={[
          [words.first[every], price],
          ...(fee ? [[words.joiningFee, fee] as [string, typeof fee]] : []),
        ]}
        total={total}
        vat={vatWithin(total)}
        label={usePaidWhen(option, methods)}
      />
      <p className="text-[0.9375rem] text-ink-soft">
        {reviewed && `${words.reviewText} `}
        <PaidBy methods={methods} reviewed={reviewed} />{' '}
        {words.termText(minimumMonths, term ? format.money(term) : '')}
      </p>
      <p className="text-[0.9375rem] text-ink-soft">
        {renewalWords({ every, price: format.money(price), on: renews }, language)}
      </p>
      <PayRefused error={start.error} title={words.refused} />
      <div className="flex flex-wrap gap-3">
        <Button busy={start.isPending} busyLabel={words.submitting} onClick={() => start.go(total)}>
          {reviewed ? words.submitApply : words.submitStart}
        </Button>
        <Button variant="outline" onClick={() => lay({ choose: programme })}>
          {words.back[programme]}
        </Button>
      </div>
    </div>
  );
}

/** A card is charged at once; whoever pays otherwise has the time that its invoice leaves. */
function usePaidWhen({ reviewed }: MembershipOption, methods: PaymentMethod[]): string {
  const { t, language } = useText();
  const words = t.billing.plans;
  if (reviewed) return words.ifYes;
  return chargedAmong(methods)
    ? words.now
    : words.payBy(dayInWords(payableUntil(todayInDubai()), language));
}

const chargedAmong = (methods: PaymentMethod[]) =>
  methods.find(({ isDefault, expired }) => isDefault && !expired);

export function PaidBy({ methods, reviewed }: { methods: PaymentMethod[]; reviewed: boolean }) {
  const { t, language } = useText();
  const { plans, methods: words, card } = t.billing;
  const first = chargedAmong(methods);
  if (!first) return reviewed ? plans.reviewByNone : plans.byNone;
  const name = words.card(card.brands[first.brand], first.last4);
  const pays = reviewed ? plans.reviewByCard(name) : plans.byCard(name);
  return refusedAfter(pays, first, language);
}

/** Without a card, or with one that was declined, the first invoice waits: it is paid in the next step. */
function useBegin({ programme, choice }: MembershipOption) {
  const { t, language } = useText();
  const words = t.billing.plans;
  const { lay, finish } = useLaid();
  const start = useStart();
  const go = (total: MembershipOption['price']) =>
    start.mutate(
      { programme, choice, total },
      {
        onSuccess: ({ openInvoice, name, answerBy }) => {
          if (openInvoice) return lay({ pay: openInvoice });
          if (answerBy)
            notify.success(
              words.appliedFor(name),
              words.appliedText(writtenDay(answerBy, 'long', language)),
            );
          else notify.success(words.started(name));
          finish();
        },
      },
    );
  return { ...start, go };
}
