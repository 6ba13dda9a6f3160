import { useQuery } from '@tanstack/react-query';
import {
  type MembershipOption,
  type MembershipState,
  Programme,
} from '#contract/billing/memberships.ts';
import type { BillingOverview } from '#contract/billing/payments.ts';
import { termTotal } from '#domain/billing/membership.ts';
import { PlanChange } from '#web/billing/memberships/plan-change.tsx';
import { PlanStart } from '#web/billing/memberships/plan-start.tsx';
import { optionsQuery } from '#web/billing/queries.ts';
import { useLaid } from '#web/billing/use-overlay-address.ts';
import { useText } from '#web/i18n/use-text.ts';
import { openerOf } from '#web/platform/overlays/opener.ts';
import { Unread } from '#web/platform/refusals/unread.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Chips } from '#web/ui/controls/chips.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { FormShape } from '#web/ui/panel/shapes.tsx';
import { Price } from '#web/ui/price.tsx';
import { StarList } from '#web/ui/star-list.tsx';
import { Status } from '#web/ui/status.tsx';

/** What has not begun is not changed, but begun. */
const unborn: readonly MembershipState[] = ['applied', 'awaiting'];

/**
 * The plans or tiers to choose from, and then what the chosen one costs, before anything is agreed to.
 * Whoever has one of its kind changes it; everybody else begins.
 */
export function PlanSheet({ overview }: { overview: BillingOverview }) {
  const { t, language } = useText();
  const words = t.billing.plans;
  const { over, close } = useLaid();
  const programme = Programme.options.find((each) => each === over.choose) ?? 'plan';
  const read = useQuery(optionsQuery(language));
  const { data, error } = read;
  const offered = data?.filter((option) => option.programme === programme);
  const taken = offered?.find(({ choice }) => choice === over.take);
  const mine = overview.memberships.find(
    ({ programme: own, state }) => own === programme && !unborn.includes(state),
  );
  const begins = taken?.reviewed ? words.apply : words.confirm;
  const confirming = mine ? words.confirmChange : begins;
  return (
    <Sheet
      onClose={close}
      title={taken ? confirming(taken.name) : words.title[programme]}
      opener={openerOf}
      width={taken ? 'narrow' : 'wide'}
    >
      {taken && mine && <PlanChange membership={mine} option={taken} methods={overview.methods} />}
      {taken && !mine && <PlanStart option={taken} methods={overview.methods} />}
      {offered && !taken && <Offered options={offered} programme={programme} />}
      {!data && !error && <FormShape label={words.reading} />}
      <Unread of={read} title={words.failed} />
    </Sheet>
  );
}

function Offered({ options, programme }: { options: MembershipOption[]; programme: Programme }) {
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

interface PlanCardProps {
  option: MembershipOption;
  label: string;
  onTake: () => void;
}

function PlanCard({ option, label, onTake }: PlanCardProps) {
  const { t, format } = useText();
  const words = t.billing.plans;
  const { name, description, features, price, every, joiningFee, minimumMonths } = option;
  const term = termTotal(option);
  const notes = [
    words.every[every],
    joiningFee && joiningFee.amount > 0 && words.joining(format.money(joiningFee)),
    words.term(minimumMonths),
    term && words.atThisPrice(format.money(term)),
  ].filter(Boolean);
  return (
    <article className="flex flex-col rounded-plate p-6 shadow-[0_0_0_1px_var(--line)]">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Heading level={3} size="card">
          {name}
        </Heading>
        {option.current && <Status tone="success">{words.current}</Status>}
        {option.applied && <Status tone="warning">{words.applied}</Status>}
        {option.included && <Status tone="info">{words.included}</Status>}
      </div>
      <p className="mt-2 mb-4 text-[0.9375rem] leading-[1.55] text-ink-soft">{description}</p>
      <Price amount={format.money(price)} note={notes.join(' · ')} />
      <StarList
        items={features}
        layout="stack"
        className="mt-5 flex-1 content-start border-t pt-5"
      />
      {!option.current && !option.included && !option.applied && (
        <Button wide variant="outline" className="mt-6" onClick={onTake}>
          {label}
        </Button>
      )}
    </article>
  );
}
