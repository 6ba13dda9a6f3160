import { classes } from '#web/ui/classes.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

type StepState = 'done' | 'current' | 'next';

interface Step {
  id: string;
  title: string;
  /** How long it takes. */
  caption?: string;
}

interface StepperProps {
  steps: Step[];
  /** Index of the current step; as many as there are steps means all are done. */
  current: number;
  /** Said with each step: the colour of the diamond says it to the eye only. */
  stateLabels: Record<StepState, string>;
  /** Phones always stand it up. */
  orientation?: 'horizontal' | 'vertical';
}

export function Stepper(props: StepperProps) {
  const { steps, current, stateLabels, orientation = 'horizontal' } = props;
  const lying = orientation === 'horizontal';
  return (
    <ol className={classes('grid', lying && 'tablet:auto-cols-fr tablet:grid-flow-col')}>
      {steps.map((step, index) => {
        const state = stateAt(index, current);
        return (
          <li
            key={step.id}
            aria-current={state === 'current' ? 'step' : undefined}
            className={classes(
              'relative flex gap-5 pb-7 last:pb-0 before:absolute before:start-4.5 before:top-4.5 before:h-full last:before:hidden',
              state === 'done'
                ? 'before:ms-[-1px] before:w-[3px] before:bg-brass-fill'
                : 'before:w-px before:bg-line-strong',
              lying && flat(state),
            )}
          >
            <Diamond state={state}>{index + 1}</Diamond>
            <div className={classes('min-w-0 pt-1.5', lying && 'tablet:pt-0')}>
              <p className="font-display text-[1.25rem] leading-[1.2] [&:lang(ar)]:leading-[1.4]">
                {step.title} <VisuallyHidden>{stateLabels[state]}</VisuallyHidden>
              </p>
              {step.caption && <p className="text-caption text-ink-mute">{step.caption}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function stateAt(index: number, current: number): StepState {
  if (index < current) return 'done';
  return index === current ? 'current' : 'next';
}

/** The line runs from a diamond to the next one; under the last it runs out to the edge. */
const flat = (state: StepState) =>
  classes(
    'tablet:block tablet:pe-5 tablet:pb-0 tablet:before:ms-0 tablet:before:w-full tablet:last:before:block tablet:last:before:w-[calc(100%-1.125rem)]',
    state === 'done' ? 'tablet:before:-mt-px tablet:before:h-[3px]' : 'tablet:before:h-px',
  );

const diamonds: Record<StepState, string> = {
  done: 'bg-brass-fill text-[#10282D]',
  current: 'bg-primary text-on-primary',
  next: 'bg-surface text-ink outline outline-line-strong',
};

/** A square turned on its corner, after the star. */
const Diamond = ({ state, children }: { state: StepState; children: number }) => (
  <span
    aria-hidden
    className={classes(
      'relative mb-4 grid size-9 shrink-0 rotate-45 scale-[0.78] place-items-center',
      diamonds[state],
    )}
  >
    {/* The font stands here, beside the figure: Arabic sets its own on every element. */}
    <span className="-rotate-45 scale-125 font-display text-[1.25rem] leading-none">
      {children}
    </span>
  </span>
);
