import type { MembershipOption } from '#contract/billing-memberships.ts';
import type { PaymentMethod } from '#contract/billing-payments.ts';
import { add, vatWithin } from '#domain/money.ts';
import { useStart } from '#web/billing/acts.ts';
import { PayRefused } from '#web/billing/pay-refused.tsx';
import { PlanSums } from '#web/billing/plan-sums.tsx';
import { useLaid } from '#web/billing/use-laid.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/notify.ts';

interface PlanStartProps {
  option: MembershipOption;
  methods: PaymentMethod[];
}

/** The first invoice, line by line, before it is made. */
export function PlanStart({ option, methods }: PlanStartProps) {
  const { t } = useText();
  const words = t.billing.plans;
  const { programme, price, every, joiningFee, minimumMonths } = option;
  const fee = joiningFee && joiningFee.amount > 0 ? joiningFee : undefined;
  const total = fee ? add(price, fee) : price;
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
      />
      <p className="text-[0.9375rem] text-ink-soft">
        {words.termText(minimumMonths)} <PaidBy methods={methods} />
      </p>
      <PayRefused error={start.error} title={words.refused} />
      <div className="flex flex-wrap gap-3">
        <Button busy={start.isPending} busyLabel={words.submitting} onClick={() => start.go(total)}>
          {words.submitStart}
        </Button>
        <Button variant="outline" onClick={() => lay({ choose: programme })}>
          {words.back}
        </Button>
      </div>
    </div>
  );
}

export function PaidBy({ methods }: { methods: PaymentMethod[] }) {
  const { t } = useText();
  const { plans, methods: words, card } = t.billing;
  const first = methods.find(({ isDefault, expired }) => isDefault && !expired);
  return first ? plans.byCard(words.card(card.brands[first.brand], first.last4)) : plans.byNone;
}

/** Without a card, or with one that was declined, the first invoice waits: it is paid in the next step. */
function useBegin({ programme, choice }: MembershipOption) {
  const { t } = useText();
  const { lay, finish } = useLaid();
  const start = useStart();
  const go = (total: MembershipOption['price']) =>
    start.mutate(
      { programme, choice, total },
      {
        onSuccess: ({ openInvoice, name }) => {
          if (openInvoice) return lay({ pay: openInvoice });
          notify.success(t.billing.plans.started(name));
          finish();
        },
      },
    );
  return { ...start, go };
}
