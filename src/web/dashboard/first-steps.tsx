import type { FirstStep } from '#contract/dashboard.ts';
import { DashboardSection } from '#web/dashboard/section.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';

/** Where a day would be empty: what to begin with, in any order. */
export function FirstSteps({ steps }: { steps: FirstStep[] }) {
  const { t } = useText();
  const words = t.dashboard.firstSteps;
  return (
    <DashboardSection id="first-steps" title={words.title} aside={words.lead}>
      <ol>
        {steps.map((step, place) => (
          <Step key={step.id} step={step} number={place + 1} />
        ))}
      </ol>
    </DashboardSection>
  );
}

function Step({ step: { id, path }, number }: { step: FirstStep; number: number }) {
  const { t, format } = useText();
  const { name, text, act } = t.dashboard.firstSteps.steps[id];
  const isFirst = number === 1;
  return (
    <li className="grid grid-cols-[3rem_1fr] items-center gap-x-4 gap-y-3 border-b border-line py-4.5 tablet:grid-cols-[3rem_1fr_auto]">
      <span className="grid size-7 rotate-45 place-items-center justify-self-center shadow-[inset_0_0_0_1px_var(--line-strong)]">
        <span className="-rotate-45 font-display text-lg lining-nums">{format.number(number)}</span>
      </span>
      <span className="min-w-0">
        <span className="block font-display text-[1.4375rem] leading-tight [&:lang(ar)]:leading-[1.5]">
          {name}
        </span>
        <span className="block text-[0.9375rem] text-ink-soft">{text}</span>
      </span>
      <ButtonLink
        to={path}
        size="small"
        variant={isFirst ? 'primary' : 'outline'}
        className="max-tablet:col-start-2 max-tablet:justify-self-start"
      >
        {act}
      </ButtonLink>
    </li>
  );
}
