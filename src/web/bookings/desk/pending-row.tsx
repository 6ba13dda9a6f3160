import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MoneyAct } from '#contract/billing/money-acts.ts';
import type { PendingBooking } from '#contract/desk.ts';
import { confirmWords } from '#domain/money/desk-words.ts';
import { moneyActsQuery } from '#web/billing/desk/money-act-queries.ts';
import { shortMoment } from '#web/billing/moments.ts';
import { CallOffDialog } from '#web/bookings/desk/call-off-dialog.tsx';
import { EndingLines } from '#web/bookings/desk/ending-lines.tsx';
import { useAnswerBooking } from '#web/bookings/desk/use-answer-booking.ts';
import { spokenMoment } from '#web/desk/moments.ts';
import type { OpenOverlay } from '#web/desk/overlay.ts';
import { plainButton } from '#web/desk/panel.tsx';
import { ReasonDialog } from '#web/desk/reason-dialog.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Status } from '#web/ui/status.tsx';

interface PendingRowProps {
  booking: PendingBooking;
  onOverlay: OpenOverlay;
}

export function PendingRow({ booking, onOverlay }: PendingRowProps) {
  const { t, format, language } = useText();
  const words = t.desk.bookings;
  const confirming = confirmWords(booking.sums, language);
  const { offering, client, startsAt, party, total, reference, note, guests } = booking;
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line py-4">
      <span className="h-15 w-20 shrink-0 overflow-hidden rounded-[1px] bg-sunk">
        <Picture picture={{ ...offering.picture, alt: '' }} />
      </span>
      <div className="min-w-60 flex-1">
        <h2 className="text-[1.375rem] leading-[1.2]">
          <bdi>{offering.title}</bdi>
        </h2>
        <p>
          <bdi className="tnum">{spokenMoment(startsAt, language)}</bdi> · {words.guests(party)} ·{' '}
          <bdi>{format.money(total)}</bdi> · <bdi className="text-ink-mute">{reference}</bdi>
        </p>
        <p className="text-ink-soft">
          {client ? (
            <button
              type="button"
              className={plainButton}
              onClick={() => onOverlay({ kind: 'client', id: client.id })}
            >
              <bdi>{client.name}</bdi>
            </button>
          ) : (
            t.desk.queue.someone
          )}
          {guests.length > 0 && <span className="ps-2 text-ink-mute">{guests.join(' · ')}</span>}
        </p>
        {confirming && <p className="text-caption text-ink-soft">{confirming}</p>}
        {note && <p className="text-ink-soft">{words.note(note)}</p>}
      </div>
      <AnswersOrWait booking={booking} />
    </li>
  );
}

/** What a colleague already asked for is not asked for again. */
function AnswersOrWait({ booking }: { booking: PendingBooking }) {
  const { language } = useText();
  const { data } = useQuery(moneyActsQuery(language));
  const act = data?.find((one) => one.state === 'waiting' && one.booking === booking.id);
  return act ? <Waits act={act} /> : <Answers booking={booking} />;
}

function Waits({ act: { askedBy, askedAt, reason } }: { act: MoneyAct }) {
  const { t, language } = useText();
  const words = t.desk.billing.second;
  return (
    <div className="grid max-w-72 justify-items-start gap-1">
      <Status tone="info">{words.states.waiting}</Status>
      <p className="text-caption wrap-anywhere text-ink-mute">
        {words.asked(askedBy.name, shortMoment(askedAt, language))} · <bdi>{reason}</bdi>
      </p>
    </div>
  );
}

function Answers({ booking }: { booking: PendingBooking }) {
  const { t } = useText();
  const words = t.desk.bookings;
  const [asked, setAsked] = useState<'decline' | 'call-off'>();
  const answer = useAnswerBooking(booking, () => setAsked(undefined));
  const { title } = booking.offering;
  return (
    <div className="flex items-center gap-3">
      <Button
        size="small"
        aria-label={words.confirmOf(title)}
        busy={answer.isPending && !asked}
        onClick={() => answer.mutate({ answer: 'confirm', reason: '' })}
      >
        {words.confirm}
      </Button>
      <Button
        size="small"
        variant="outline"
        aria-label={words.declineOf(title)}
        onClick={() => setAsked('decline')}
      >
        {words.decline}
      </Button>
      <button
        type="button"
        className={plainButton}
        aria-label={words.callOffOf(title)}
        onClick={() => setAsked('call-off')}
      >
        {words.callOff}
      </button>
      {asked === 'decline' && (
        <ReasonDialog
          title={words.declineTitle}
          text={words.declineText}
          helper={t.desk.moves.reasonForClient}
          action={words.decline}
          busy={answer.isPending}
          needed
          danger
          onGo={(reason) => answer.mutate({ answer: 'decline', reason })}
          onClose={() => setAsked(undefined)}
        >
          <EndingLines sums={booking.sums} way="operator" />
        </ReasonDialog>
      )}
      {asked === 'call-off' && (
        <CallOffDialog booking={booking} onClose={() => setAsked(undefined)} />
      )}
    </div>
  );
}
