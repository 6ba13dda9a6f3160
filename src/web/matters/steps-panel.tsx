import { useId } from 'react';
import type { Matter } from '#contract/matters/matters.ts';
import type { MatterStep } from '#contract/matters/parts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { currentStep, isWanted } from '#web/matters/need-words.ts';
import { PaperRow } from '#web/matters/paper-row.tsx';
import { dayHere, sayDay } from '#web/platform/moments.ts';
import { Stepper } from '#web/ui/fields/stepper.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** The numbered steps; the current one is open beneath them with its papers. */
export function StepsPanel({ matter }: { matter: Matter }) {
  const { t } = useText();
  const words = t.matters.steps;
  const heading = useId();
  const say = useCaption();
  const { steps } = matter;
  const current = currentStep(matter);
  const others = steps.filter((step) => step !== current && step.papers.length > 0);
  const index = current
    ? steps.indexOf(current)
    : steps.filter(({ state }) => state === 'done').length;
  return (
    <section
      aria-labelledby={heading}
      className="rounded-plate bg-raised shadow-[0_0_0_1px_var(--line)] desk:col-span-2 desk:row-start-1"
    >
      <VisuallyHidden>
        <h2 id={heading}>{words.title}</h2>
      </VisuallyHidden>
      <div className="p-5 tablet:px-7 tablet:pt-7 tablet:pb-6">
        <Stepper
          current={index}
          stateLabels={words.states}
          steps={steps.map((step) => ({
            id: String(step.number),
            title: step.title,
            caption: say(step),
          }))}
        />
      </div>
      {current && <OpenStep matter={matter} step={current} />}
      {others.length > 0 && <OtherSteps matter={matter} steps={others} />}
    </section>
  );
}

function useCaption() {
  const { t, language } = useText();
  const words = t.matters.steps;
  const day = (at: string) => sayDay(dayHere(at), 'date', language);
  return ({ state, openedAt, doneAt, duration }: MatterStep) => {
    if (state === 'done') return doneAt ? words.done(day(doneAt)) : words.states.done;
    if (state === 'rejected') return words.rejected;
    if (state === 'waiting') return words.waiting;
    return openedAt ? words.since(day(openedAt), duration) : duration;
  };
}

interface StepProps {
  matter: Matter;
  step: MatterStep;
}

function OpenStep({ matter, step }: StepProps) {
  const { t } = useText();
  const words = t.matters.steps;
  const { number, text, papers } = step;
  return (
    <div className="grid border-t border-line desk:grid-cols-[28rem_1fr]">
      <div className="p-5 tablet:p-7 desk:border-e desk:border-line">
        <Heading level={3} size="h4">
          {papers.length > 0 ? words.needs(number, papers.length) : words.now(number)}
        </Heading>
        <p className="mt-2.5 text-[0.875rem] leading-normal text-ink-soft">{text}</p>
        {papers.some(isWanted) && (
          <p className="mt-3 text-[0.875rem] leading-normal text-ink-mute">{words.takes}</p>
        )}
      </div>
      {papers.length > 0 && <Papers matter={matter} step={step} />}
    </div>
  );
}

function Papers({ matter, step: { papers, title, state } }: StepProps) {
  const open = state !== 'done' && state !== 'rejected';
  return (
    <ul aria-label={title} className="px-5 pb-3 tablet:px-7 desk:py-2">
      {papers.map((paper) => (
        <PaperRow
          key={paper.id}
          matter={matter}
          paper={paper}
          open={open}
          first={state !== 'locked' && paper === papers.find(isWanted)}
        />
      ))}
    </ul>
  );
}

/** What earlier steps were given and later ones will want, for those who look. */
function OtherSteps({ matter, steps }: { matter: Matter; steps: MatterStep[] }) {
  const { t } = useText();
  const words = t.matters.steps;
  return (
    <details className="border-t border-line px-5 py-3 tablet:px-7">
      <summary className="min-h-11 cursor-pointer py-2.5 text-[0.875rem] font-medium">
        {words.others}
      </summary>
      {steps.map((step) => (
        <div key={step.number} className="py-2">
          <Heading level={3} size="step">
            {words.numbered(step.number, step.title)}
          </Heading>
          <div className="-mx-5 tablet:-mx-7">
            <Papers matter={matter} step={step} />
          </div>
        </div>
      ))}
    </details>
  );
}
