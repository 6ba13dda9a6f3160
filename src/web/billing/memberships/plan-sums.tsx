import type { Money } from '#contract/primitives.ts';
import { useText } from '#web/i18n/use-text.ts';

interface PlanSumsProps {
  lines: [string, Money][];
  total: Money;
  vat: Money;
  /** When it is to be paid. */
  label: string;
}

/** How the sum comes about. What is shown is what is charged. */
export function PlanSums({ lines, total, vat, label }: PlanSumsProps) {
  const { t, format } = useText();
  const words = t.billing.plans;
  return (
    <dl className="rounded-plate bg-sunk px-5 py-3">
      {lines.map(([name, sum]) => (
        <div key={name} className="flex items-baseline justify-between gap-4 py-1.5">
          <dt className="text-[0.9375rem]">{name}</dt>
          <dd className="tnum shrink-0">
            <bdi>{format.money(sum)}</bdi>
          </dd>
        </div>
      ))}
      <div className="mt-1.5 flex items-baseline justify-between gap-4 border-t border-line-strong pt-3 pb-1">
        <dt className="font-medium">{label}</dt>
        <dd className="tnum shrink-0 font-display text-[2rem] leading-none">
          <bdi>{format.money(total)}</bdi>
        </dd>
      </div>
      {vat.amount !== 0 && (
        <div className="flex items-baseline justify-between gap-4 py-1.5 text-caption text-ink-soft">
          <dt>{words.vat}</dt>
          <dd className="tnum">
            <bdi>{format.money(vat)}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
}
