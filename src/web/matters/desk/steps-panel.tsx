import { useState } from 'react';
import type { DeskMatter } from '#contract/matters/desk.ts';
import type { MatterStep, StepState } from '#contract/matters/parts.ts';
import { stepsFrom } from '#domain/matters/steps.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useStep } from '#web/matters/desk/mutations.ts';
import { PaperRow } from '#web/matters/desk/paper-row.tsx';
import { Panel, PlainButton } from '#web/platform/desk/panel.tsx';
import { ReasonDialog } from '#web/platform/refusals/reason-dialog.tsx';
import { classes } from '#web/ui/classes.ts';

/** The numbered steps of an application, with the papers each of them needs. */
export function StepsPanel({ matter }: { matter: DeskMatter }) {
  const { t } = useText();
  const { steps } = matter;
  if (steps.length === 0) return null;
  const done = steps.filter(({ state }) => state === 'done').length;
  const words = t.deskMatters.steps;
  return (
    <Panel
      label={words.title}
      head={<span className="text-ink-mute">{words.of(done, steps.length)}</span>}
    >
      <ol className="mt-2">
        {steps.map((step) => (
          <StepRow key={step.number} matter={matter} step={step} />
        ))}
      </ol>
    </Panel>
  );
}

const tones: Record<StepState, string> = {
  locked: 'text-ink-mute',
  open: 'text-ink',
  waiting: 'text-warning',
  done: 'text-success',
  rejected: 'text-danger',
};

/** A no is never without a reason, nor is the end of a step whose papers are not all there. */
const needsReason = ({ papers }: MatterStep, to: StepState): boolean =>
  to === 'rejected' || (to === 'done' && papers.some(({ state }) => state === 'missing'));

function StepRow({ matter, step }: { matter: DeskMatter; step: MatterStep }) {
  const { t } = useText();
  const words = t.deskMatters.steps;
  const [asked, setAsked] = useState<StepState>();
  const move = useStep(matter);
  const { number, title, state, duration, papers } = step;
  const go = (to: StepState, reason = '') =>
    move.mutate({ number, state: to, reason }, { onSuccess: () => setAsked(undefined) });
  return (
    <li className="border-t border-line py-2">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="tnum text-ink-mute">{number}</span>
        <span className="font-medium">{title}</span>
        <span className="text-[0.8125rem] text-ink-mute">{duration}</span>
        <span className={classes('text-[0.75rem]', tones[state])}>{words.states[state]}</span>
        <span className="ms-auto flex gap-4">
          {stepsFrom(state).map((to) => (
            <PlainButton
              key={to}
              aria-label={words.moveOf(words.to[to], title)}
              disabled={move.isPending}
              onClick={() => (needsReason(step, to) ? setAsked(to) : go(to))}
            >
              {words.to[to]}
            </PlainButton>
          ))}
        </span>
      </div>
      {papers.length > 0 && (
        <ul className="mt-1 ps-5">
          {papers.map((paper) => (
            <PaperRow key={paper.id} matter={matter} paper={paper} over={state === 'done'} />
          ))}
        </ul>
      )}
      {asked && (
        <ReasonDialog
          title={words.reasonTitle}
          text={words.reasonText}
          action={words.to[asked]}
          busy={move.isPending}
          needed
          onGo={(reason) => go(asked, reason)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </li>
  );
}
