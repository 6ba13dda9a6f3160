import type { MembershipOption } from '#contract/billing/memberships.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Heading } from '#web/ui/heading.tsx';
import { Price } from '#web/ui/price.tsx';
import { StarList } from '#web/ui/star-list.tsx';
import { Status } from '#web/ui/status.tsx';

interface PlanCardProps {
  option: MembershipOption;
  label: string;
  onTake: () => void;
}

export function PlanCard({ option, label, onTake }: PlanCardProps) {
  const { t, format } = useText();
  const words = t.billing.plans;
  const { name, description, features, price, every, joiningFee, minimumMonths } = option;
  const notes = [
    words.every[every],
    joiningFee && joiningFee.amount > 0 && words.joining(format.money(joiningFee)),
    words.term(minimumMonths),
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
