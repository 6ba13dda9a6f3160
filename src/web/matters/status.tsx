import type { MatterSummary } from '#contract/matters/matters.ts';
import type { MatterState } from '#contract/matters/parts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Status, type Tone } from '#web/ui/status.tsx';

const tones: Record<MatterState, Tone> = {
  draft: 'neutral',
  submitted: 'info',
  clarifying: 'warning',
  sourcing: 'info',
  proposed: 'warning',
  approved: 'info',
  fulfilling: 'info',
  delivered: 'success',
  closed: 'neutral',
  withdrawn: 'neutral',
  declined: 'danger',
  lapsed: 'neutral',
};

type Standing = Pick<MatterSummary, 'state' | 'urgent' | 'escalated' | 'pausedUntil' | 'waitsOn'>;

/** Where a matter stands, and what is particular about it; colour never speaks alone. */
export function MatterStatus({ matter }: { matter: Standing }) {
  const { t } = useText();
  const { states, flags } = t.matters;
  const { state, urgent, escalated, pausedUntil, waitsOn } = matter;
  const tone = waitsOn === 'client' && state === 'fulfilling' ? 'warning' : tones[state];
  return (
    <>
      <Status tone={tone}>{states[state]}</Status>
      {urgent && <Status tone="danger">{flags.urgent}</Status>}
      {escalated && <Status tone="info">{flags.escalated}</Status>}
      {pausedUntil && <Status tone="neutral">{flags.paused}</Status>}
    </>
  );
}
