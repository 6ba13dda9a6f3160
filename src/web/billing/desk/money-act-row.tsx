import type { MoneyAct, MoneyActKind, MoneyActState } from '#contract/billing/money-acts.ts';
import { exactMoneyIn } from '#domain/money/exact.ts';
import { useAnswerAct } from '#web/billing/desk/money-act-queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { succeeds } from '#web/platform/api.ts';
import { PlainButton } from '#web/platform/desk/panel.tsx';
import { YesOrNo } from '#web/platform/desk/yes-or-no.tsx';
import { shortMoment } from '#web/platform/moments.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Status, type Tone } from '#web/ui/status.tsx';

const tones: Record<MoneyActState, Tone> = {
  done: 'neutral',
  alone: 'warning',
  waiting: 'info',
  approved: 'success',
  refused: 'danger',
  withdrawn: 'neutral',
  expired: 'neutral',
  over: 'neutral',
};

interface MoneyActRowProps {
  act: MoneyAct;
  /** Nothing where its invoice is open already. */
  onOpen?: (invoice: string) => void;
}

/** What somebody asked for, why, and who answered what. */
export function MoneyActRow({ act, onOpen }: MoneyActRowProps) {
  const { t, language } = useText();
  const words = t.deskBilling.second;
  const { kind, state, amount, invoice, client, reason, reference, askedBy } = act;
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line py-3.5">
      <div className="min-w-56 flex-1">
        <p>
          {words.kinds[kind]} · <bdi className="tnum">{exactMoneyIn(language, amount)}</bdi>
          {onOpen && (
            <>
              {' · '}
              <PlainButton onClick={() => onOpen(invoice.id)}>
                <bdi className="tnum">{invoice.number}</bdi>
              </PlainButton>
            </>
          )}
        </p>
        {onOpen && client && (
          <p>
            <bdi>{client.name}</bdi>
          </p>
        )}
        <p className="text-caption wrap-anywhere text-ink-mute">
          {words.asked(askedBy.name, shortMoment(act.askedAt, language))} ·{' '}
          {!reason && reference && `${t.deskBilling.toSend.reference} `}
          <bdi>{reason || reference}</bdi>
        </p>
        {act.tooMuch.amount > 0 && (
          <p className="text-caption text-warning">
            {words[act.over ? 'goesBack' : 'tooMuch'](exactMoneyIn(language, act.tooMuch))}
          </p>
        )}
        {act.endsMembership !== null && (
          <p className={`text-caption ${act.endsMembership ? 'text-warning' : 'text-ink-mute'}`}>
            {words.membership[act.endsMembership ? 'ends' : 'goesOn']}
          </p>
        )}
        <Answered act={act} />
      </div>
      <Status tone={tones[state]}>{words.states[state]}</Status>
      {state === 'waiting' && act.mine && <Withdraw act={act} />}
      {act.mayAnswer && <Answers act={act} />}
    </li>
  );
}

function Answered({ act }: { act: MoneyAct }) {
  const { t, language } = useText();
  const words = t.deskBilling.second;
  const { answeredBy, answer, state, expiresAt, mine, mayAnswer } = act;
  if (state === 'waiting')
    return (
      <p className="text-caption text-ink-mute">
        {words.until(shortMoment(expiresAt, language))}
        {!mine && !mayAnswer && ` · ${words.notYou}`}
      </p>
    );
  if (!answeredBy || state === 'withdrawn') return null;
  return (
    <p className="text-caption wrap-anywhere text-ink-mute">
      {words.by(answeredBy.name)}
      {answer && (
        <>
          {' · '}
          <bdi>{answer}</bdi>
        </>
      )}
    </p>
  );
}

function Answers({ act }: { act: MoneyAct }) {
  const { t, language } = useText();
  const words = t.deskBilling.second;
  const { kind, amount, invoice, askedBy, tooMuch, over } = act;
  const answer = useAnswerAct(act);
  // What happens at once when somebody says yes.
  const approved: Record<MoneyActKind, typeof words.approveRefund> = {
    transfer: words.approveTransfer,
    credit: words.approveCredit,
    refund: words.approveRefund,
    sent: words.approveRefund,
    bank_refund: words.approveBankRefund,
    call_off: words.approveCallOff,
    end_matter: words.approveEnding,
    lower_quote: words.approveLowering,
    fail_supplier: words.approveFailure,
  };
  const ended = act.endsMembership ? ` ${words.membership.ends}` : '';
  const what = `${words.kinds[kind]} ${exactMoneyIn(language, amount)}`;
  return (
    <YesOrNo
      yes={{
        label: words.approve,
        of: words.approveOf(what, invoice.number),
        text:
          tooMuch.amount > 0
            ? words[over ? 'approveGoesBack' : 'approveTooMuch'](
                askedBy.name,
                exactMoneyIn(language, tooMuch),
              )
            : `${approved[kind](askedBy.name)}${ended}`,
        keep: words.keep,
      }}
      no={{
        label: words.refuse,
        of: words.refuseOf(what, invoice.number),
        title: words.refuseTitle,
        helper: words.reasonFor(askedBy.name),
      }}
      busy={answer.isPending}
      onYes={() => succeeds(answer.mutateAsync({ answer: 'approve', reason: '' }))}
      onNo={(reason) => succeeds(answer.mutateAsync({ answer: 'refuse', reason }))}
    />
  );
}

function Withdraw({ act }: { act: MoneyAct }) {
  const { t } = useText();
  const words = t.deskBilling.second;
  const answer = useAnswerAct(act);
  return (
    <Button
      size="small"
      variant="outline"
      aria-label={words.withdrawOf(act.invoice.number)}
      busy={answer.isPending}
      onClick={() => answer.mutate({ answer: 'withdraw', reason: '' })}
    >
      {words.withdraw}
    </Button>
  );
}
