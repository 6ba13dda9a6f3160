import type { MembershipView } from '#contract/billing/memberships.ts';
import type { Day } from '#contract/primitives.ts';
import { comesBefore, lastDayBefore, payableUntil } from '#domain/billing/membership.ts';
import { changeSentence, minimumWords, renewalWords } from '#domain/billing/membership-words.ts';
import { add } from '#domain/money.ts';
import { isBeingPaid } from '#web/billing/memberships/payment.ts';
import { useChange, useDue } from '#web/billing/memberships/use-due.ts';
import { useText } from '#web/i18n/use-text.ts';
import { writtenDay } from '#web/platform/moments.ts';

interface MembershipProps {
  membership: MembershipView;
}

export function MembershipFacts({ membership }: MembershipProps) {
  const { t, language } = useText();
  const words = t.billing.membership;
  const { endsOn, changesTo, minimumUntil, minimumServed, responseMinutes, state } = membership;
  // Of what may never begin no day is known.
  if (state === 'applied') return null;
  const lastOf = (until: Day) => writtenDay(lastDayBefore(until), 'longDateYear', language);
  const minimum = lastOf(minimumUntil);
  const then = changesTo?.on && changesTo.minimumUntil ? lastOf(changesTo.minimumUntil) : undefined;
  const facts: [string, string][] = [
    endsOn
      ? [words.ends, lastOf(endsOn)]
      : [
          changesTo?.on ? words.becomes(changesTo.name) : words.renews,
          writtenDay(membership.periodTo, 'longDateYear', language),
        ],
    [
      words.minimum,
      minimumWords(minimumServed ? words.served(minimum) : words.until(minimum), then, language),
    ],
    ...(responseMinutes === null
      ? []
      : ([[words.answers, words.minutes(responseMinutes)]] as [string, string][])),
  ];
  return (
    <dl className="grid content-start gap-2.5">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-caption text-inverse-soft">{name}</dt>
          <dd className="text-[0.9375rem] leading-5">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What is about to happen with it, or keeps it from going on. */
export function MembershipNews({ membership }: MembershipProps) {
  const { t, format, language } = useText();
  const words = t.billing.membership;
  const { state, endsOn, changesTo, retryOn, answerBy, every, periodTo, earliestEnd } = membership;
  const { openStands, joiningFee, startedOn } = membership;
  const dayOf = (day: Day) => writtenDay(day, 'longDateYear', language);
  const first = joiningFee ? add(membership.price, joiningFee) : membership.price;
  const becomes = useChange(membership);
  const renews = state === 'active' && !endsOn && (becomes || !changesTo);
  const price = format.money(membership.price);
  const on = dayOf(periodTo);
  const due = useDue(membership);
  const last = dayOf(lastDayBefore(endsOn ?? earliestEnd));
  const answer = answerBy && writtenDay(answerBy, 'long', language);
  const news = [
    openStands === 'bank_asks' && state === 'past_due' ? '' : words.states[state],
    state === 'awaiting' && words.awaits(dayOf(payableUntil(startedOn)), dayOf(startedOn)),
    state === 'awaiting' && membership.openPaid.length > 0 && words.awaitsPaid,
    openStands === 'bank_asks' && words.bankAsks,
    isBeingPaid(openStands) && words.beingPaid[openStands],
    state === 'applied' && answer && words.answered(answer, format.money(first)),
    retryOn && words.retry(dayOf(retryOn)),
    renews &&
      renewalWords(
        { every, price, on, becomes, aboveButton: true, stopped: { last, due } },
        language,
      ),
    endsOn && becomes && changeSentence(becomes, comesBefore(changesTo, endsOn), language),
    endsOn && `${words.endsOn(last)} ${due}`,
    changesTo && answer && words.asked(changesTo.name, answer),
    changesTo &&
      !answer &&
      !becomes &&
      words.becomesPaid(
        changesTo.name,
        t.billing.plans.changesFor[every](format.money(changesTo.price)),
      ),
  ].filter(Boolean);
  if (news.length === 0) return null;
  return <p className="mt-4 text-[0.9375rem] text-inverse-soft">{news.join(' ')}</p>;
}
