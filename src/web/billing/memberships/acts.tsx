import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { MembershipView } from '#contract/billing/memberships.ts';
import { comesBefore, lastDayBefore } from '#domain/billing/membership.ts';
import { changeSentence, paidBackLines } from '#domain/billing/membership-words.ts';
import { linesInWords } from '#domain/matters/money-words.ts';
import { onWayLines, onWayOnceOwed } from '#domain/money/words/on-way.ts';
import { times } from '#domain/money.ts';
import { isBeingPaid } from '#web/billing/memberships/payment.ts';
import { useChange, useDue } from '#web/billing/memberships/use-due.ts';
import { useCancelPlan, useResumePlan } from '#web/billing/mutations.ts';
import { invoiceQuery } from '#web/billing/queries.ts';
import { useLaid } from '#web/billing/use-overlay-address.ts';
import { WordButton } from '#web/billing/word-button.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { codeOf } from '#web/platform/api.ts';
import { writtenDay } from '#web/platform/moments.ts';
import { ActDialog } from '#web/platform/overlays/act-dialog.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { notify } from '#web/ui/notify.ts';

/** Where the focus goes when the button that was pressed goes with what it did. */
export const membershipPanel = 'membership';

interface MembershipProps {
  membership: MembershipView;
}

/** One filled button: what waits comes before what may be wished. */
export function MembershipActs({ membership }: MembershipProps) {
  const { t } = useText();
  const words = t.billing.membership;
  const { lay } = useLaid();
  const { openInvoice, openStands, state, endsOn, changesTo, programme } = membership;
  const change = programme === 'plan' ? words.change : words.changeTier;
  return (
    <div className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-3 pt-7">
      {openInvoice && !isBeingPaid(openStands) && (
        <Button variant="inverse" size="small" onClick={() => lay({ pay: openInvoice })}>
          {state === 'awaiting' ? words.pay : words.payOpen}
        </Button>
      )}
      {(endsOn || changesTo) && <Resume membership={membership} />}
      {state === 'active' && !endsOn && !changesTo && !openInvoice && (
        <Button variant="inverse" size="small" onClick={() => lay({ choose: programme })}>
          {change}
        </Button>
      )}
      {!endsOn && <Cancel membership={membership} />}
    </div>
  );
}

function Resume({ membership }: MembershipProps) {
  const { t } = useText();
  const words = t.billing.membership;
  const resume = useResumePlan(membership);
  const back = usePaidBack(membership);
  const go = () =>
    resume.mutate(undefined, {
      onSuccess: ({ name }) => notify.success(words.resumed(name), back),
      onError: (error) => notify.error(t.billing.plans.refused, t.platform.errors[codeOf(error)]),
    });
  return (
    <Button
      variant={membership.openInvoice ? 'inverse-outline' : 'inverse'}
      size="small"
      busy={resume.isPending}
      onClick={go}
    >
      {membership.endsOn ? words.resume : words.keepNow}
    </Button>
  );
}

/** Asked once, and it says until when everything stays as it is. */
function Cancel({ membership }: MembershipProps) {
  const { t, language } = useText();
  const words = t.billing.cancelPlan;
  const { name, state } = membership;
  const applied = state === 'applied';
  const begun = state !== 'awaiting' && !applied;
  const unborn = applied ? words.withdraw : words.submitNow;
  const given = applied ? words.withdrawn : words.doneNow;
  const cancel = useCancelPlan(membership);
  const due = useDue(membership);
  const back = usePaidBack(membership);
  const button = useRef<HTMLButtonElement>(null);
  const isDone = useRef(false);
  const go = async () => {
    const { endsOn } = await cancel.mutateAsync();
    isDone.current = true;
    const last = begun && endsOn && writtenDay(lastDayBefore(endsOn), 'longDateYear', language);
    if (last) notify.success(words.done(name, last), [due, back].filter(Boolean).join(' '));
    else notify.success(given(name), back);
  };
  return (
    <ActDialog
      trigger={
        <WordButton ref={button} className="hover:text-brass-fill!">
          {begun ? t.billing.membership.cancel : unborn}
        </WordButton>
      }
      title={applied ? words.withdrawTitle(name) : words.title(name)}
      text={[useStays(membership), back, useGoesBack(membership)].filter(Boolean).join(' ')}
      confirm={begun ? words.submit : unborn}
      keep={words.keep}
      act={cancel}
      onConfirm={go}
      opener={() =>
        isDone.current || !button.current ? document.getElementById(membershipPanel) : null
      }
    />
  );
}

/** What was paid of an invoice that is taken back with it, and how that comes back; undefined where nothing was. */
function usePaidBack({ openPaid }: MembershipView): string | undefined {
  const { format, language } = useText();
  return linesInWords(paidBackLines(openPaid, language), format.money) || undefined;
}

/** What was sent for an invoice that is taken back with it, and is still being checked. */
function useGoesBack({ openInvoice, state, changesTo }: MembershipView): string {
  const { format, language } = useText();
  const isTakenBack = state === 'awaiting' || changesTo !== null;
  const enabled = openInvoice !== null && isTakenBack;
  const { data } = useQuery({ ...invoiceQuery(openInvoice ?? '', language), enabled });
  if (!enabled || !data) return '';
  const lines = onWayLines(onWayOnceOwed(data, times(data.total, 0)), language);
  return linesInWords(lines, format.money);
}

/** Its last day, and what is still to be paid until then. */
function useStays(membership: MembershipView): string {
  const { state, periodTo, earliestEnd } = membership;
  const { t, language } = useText();
  const words = t.billing.cancelPlan;
  const due = useDue(membership);
  const change = useChangeAtEnd(membership);
  if (state === 'applied') return words.applied;
  if (state === 'awaiting') return words.awaiting;
  const day = writtenDay(lastDayBefore(earliestEnd), 'longDateYear', language);
  const ends = earliestEnd > periodTo ? words.minimum(day) : words.text(day);
  return [change, ends, due, words.takeBack].filter(Boolean).join(' ');
}

/** What becomes of a change that was to come. */
function useChangeAtEnd(membership: MembershipView): string | undefined {
  const { t, language } = useText();
  const words = t.billing.cancelPlan;
  const { changesTo, earliestEnd } = membership;
  const becomes = useChange(membership);
  if (!changesTo) return undefined;
  if (!becomes) return words.dropsAsked(changesTo.name);
  return comesBefore(changesTo, earliestEnd)
    ? changeSentence(becomes, true, language)
    : words.dropsPlanned(changesTo.name);
}
