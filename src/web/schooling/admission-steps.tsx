import type { SchoolingStep } from '#contract/schooling.ts';
import { useText } from '#web/i18n/use-text.ts';
import { classes } from '#web/ui/classes.ts';
import { Heading } from '#web/ui/panel/heading.tsx';

/** Six diamonds on one line, the first of them lit: that is where a family begins. */
export function AdmissionSteps({ steps }: { steps: SchoolingStep[] }) {
  const { t } = useText();
  return (
    <section className="pt-(--part)">
      <Heading level={2} size="h2" className="mb-9">
        {t.schooling.stepsTitle}
      </Heading>
      <ol className="relative grid gap-7 ps-14 before:absolute before:inset-y-0 before:start-4.5 before:w-px before:bg-line-strong desk:grid-cols-6 desk:gap-0 desk:ps-0 desk:before:inset-x-0 desk:before:top-4.5 desk:before:bottom-auto desk:before:h-px desk:before:w-auto">
        {steps.map((step, index) => (
          <li key={step.step} className="relative desk:pe-5">
            <Diamond lit={index === 0}>{step.step}</Diamond>
            <Heading
              level={3}
              size="h4"
              className="desk:flex desk:min-h-[2.4em] desk:items-end desk:text-[1.375rem]!"
            >
              {step.title}
            </Heading>
            <p className="tnum mt-2 mb-2.5 inline-flex rounded-hair bg-sunk px-2 py-0.5 text-caption text-brass">
              {step.duration}
            </p>
            <p className="text-[0.875rem] leading-[1.5] text-ink-soft">{step.description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const Diamond = ({ lit, children }: { lit: boolean; children: number }) => (
  <span className="absolute -start-14 top-0 grid size-9 place-items-center font-display text-[1.25rem] leading-none desk:static desk:mb-4">
    <span
      className={classes(
        'col-start-1 row-start-1 size-7 rotate-45',
        lit ? 'bg-brass-fill' : 'bg-surface ring ring-line-strong',
      )}
    />
    <span className={classes('z-1 col-start-1 row-start-1 lining-nums', lit && 'text-[#10282D]')}>
      {children}
    </span>
  </span>
);
