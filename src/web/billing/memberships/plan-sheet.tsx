import { useQuery } from '@tanstack/react-query';
import {
  type MembershipOption,
  type MembershipState,
  Programme,
} from '#contract/billing/memberships.ts';
import type { BillingOverview } from '#contract/billing/payments.ts';
import { PlanCard } from '#web/billing/memberships/plan-card.tsx';
import { PlanChange } from '#web/billing/memberships/plan-change.tsx';
import { PlanStart } from '#web/billing/memberships/plan-start.tsx';
import { optionsQuery } from '#web/billing/queries.ts';
import { useLaid } from '#web/billing/use-overlay-address.ts';
import { useText } from '#web/i18n/use-text.ts';
import { codeOf } from '#web/platform/api.ts';
import { FailedPanel } from '#web/platform/failed-panel.tsx';
import { openerOf } from '#web/site/opener.ts';
import { Chips } from '#web/ui/chips.tsx';
import { Loader } from '#web/ui/loader.tsx';
import { Sheet } from '#web/ui/sheet.tsx';

/** What has not begun is not changed, but begun. */
const unborn: readonly MembershipState[] = ['applied', 'awaiting'];

interface PlanSheetProps {
  overview: BillingOverview;
}

/**
 * The plans or tiers to choose from, and then what the chosen one costs, before anything is agreed to.
 * Whoever has one of its kind changes it; everybody else begins.
 */
export function PlanSheet({ overview }: PlanSheetProps) {
  const { t, language } = useText();
  const words = t.billing.plans;
  const { over, close } = useLaid();
  const programme = Programme.options.find((each) => each === over.choose) ?? 'plan';
  const { data, error, isFetching, refetch } = useQuery(optionsQuery(language));
  const offered = data?.filter((option) => option.programme === programme);
  const taken = offered?.find(({ choice }) => choice === over.take);
  const mine = overview.memberships.find(
    ({ programme: own, state }) => own === programme && !unborn.includes(state),
  );
  const begins = taken?.reviewed ? words.apply : words.confirm;
  const confirming = mine ? words.confirmChange : begins;
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && close()}
      title={taken ? confirming(taken.name) : words.title[programme]}
      closeLabel={t.billing.close}
      opener={openerOf}
      width={taken ? 'narrow' : 'wide'}
    >
      {taken && mine && <PlanChange membership={mine} option={taken} methods={overview.methods} />}
      {taken && !mine && <PlanStart option={taken} methods={overview.methods} />}
      {offered && !taken && <Offered options={offered} programme={programme} />}
      {!data && !error && <Loader label={words.reading} />}
      {!data && error && (
        <FailedPanel
          title={words.failed}
          text={t.platform.errors[codeOf(error)]}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Sheet>
  );
}

interface OfferedProps {
  options: MembershipOption[];
  programme: Programme;
}

function Offered({ options, programme }: OfferedProps) {
  const { t } = useText();
  const { plans, membership } = t.billing;
  const { lay } = useLaid();
  const has = options.some(({ current }) => current);
  return (
    <>
      <Chips
        label={plans.switch}
        options={Programme.options.map((each) => ({
          value: each,
          label: membership.programmes[each],
        }))}
        value={programme}
        onChange={(choose) => lay({ choose })}
      />
      <div className="mt-5 grid gap-4 desk:grid-cols-3 desk:gap-5">
        {options.map((option) => (
          <PlanCard
            key={option.choice}
            option={option}
            label={(has ? plans.to : option.reviewed ? plans.apply : plans.take)(option.name)}
            onTake={() => lay({ choose: programme, take: option.choice })}
          />
        ))}
      </div>
    </>
  );
}
