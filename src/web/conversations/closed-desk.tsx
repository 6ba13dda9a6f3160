import { MessageCircle } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import {
  type ConversationDesk,
  conversationLengths,
  type OpenHours,
} from '#contract/conversations/conversations.ts';
import { weekFromMonday } from '#domain/calendar/weekdays.ts';
import { dayInDubai, spokenInDubai, weekdayOf } from '#domain/time.ts';
import { useAsker } from '#web/conversations/asker-form.tsx';
import { panelText, panelTitle } from '#web/conversations/looks.ts';
import type { ConversationProps } from '#web/conversations/use-conversation.ts';
import { useKeptFocus } from '#web/conversations/use-kept-focus.ts';
import { useText } from '#web/i18n/use-text.ts';
import { nowHere } from '#web/platform/clock-here.ts';
import { useSession } from '#web/platform/sessions/use-session.ts';
import { classes } from '#web/ui/classes.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { AlertPanel } from '#web/ui/panel/alert-panel.tsx';

/** The week by Dubai's clock, today's line in full ink. */
function OpeningHours({ hours }: { hours: OpenHours[] }) {
  const { t } = useText();
  const today = weekdayOf(dayInDubai(nowHere()));
  const words = t.conversations;
  return (
    <>
      <h3 className="mt-6 text-[1.25rem] leading-6">{words.hours}</h3>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-5 gap-y-0.5 text-caption">
        {weekFromMonday.map((day) => {
          const spans = hours.filter((span) => span.day === day);
          return (
            <div
              key={day}
              className={classes('contents', day === today ? 'font-semibold' : 'text-ink-soft')}
            >
              <dt>{words.days[day]}</dt>
              <dd className="tnum text-end">
                {spans.length === 0
                  ? words.noHours
                  : spans.map(({ from, to }) => words.span(from, to)).join(words.and)}
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

/** Nobody is there: the hours, and a message that becomes a request. */
export function ClosedDesk({
  content,
  live,
  desk,
}: ConversationProps & { desk: ConversationDesk }) {
  const { t, language } = useText();
  const words = t.conversations;
  const [reference, setReference] = useState<string>();
  const told = useRef<HTMLDivElement>(null);
  useKeptFocus(told, reference ?? '');
  return (
    <>
      <h2 className={panelTitle}>{words.closed}</h2>
      <p className={panelText}>
        {desk.opensAt ? words.opens(spokenInDubai(desk.opensAt, language)) : words.opensUnknown}
      </p>
      <div ref={told} tabIndex={-1} className="mt-4 outline-none">
        {reference && <AlertPanel tone="success" title={words.left(reference)} />}
        {!reference && live.isAsking && <LeaveForm live={live} onLeft={setReference} />}
        {!reference && !live.isAsking && (
          <Button
            wide
            size="small"
            variant="outline"
            icon={<MessageCircle size={18} strokeWidth={1.5} />}
            onClick={live.ask}
          >
            {content.expert}
          </Button>
        )}
      </div>
      <OpeningHours hours={desk.hours} />
    </>
  );
}

interface LeaveFormProps {
  live: ConversationProps['live'];
  onLeft: (reference: string) => void;
}

function LeaveForm({ live, onLeft }: LeaveFormProps) {
  const { t } = useText();
  const words = t.conversations;
  const session = useSession();
  const { fields, check } = useAsker({ emailWhy: words.answerThere });
  const [empty, setEmpty] = useState(false);
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get('text') ?? '').trim();
    setEmpty(text === '');
    const asker = session ? {} : check(form);
    if (text === '' || !asker) return;
    // What goes wrong is said by the mutation; what was typed stays.
    await live.leaveMessage({ ...asker, text }).then(onLeft, () => undefined);
  };
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-3">
      <TextArea
        name="text"
        autoFocus
        label={words.message}
        maxLength={conversationLengths.message}
        dir="auto"
        error={empty ? words.empty : undefined}
      />
      {!session && fields}
      <Button wide size="small" type="submit" busy={live.isBusy}>
        {words.leave}
      </Button>
      <Button size="small" variant="quiet" className="justify-self-center" onClick={live.dismiss}>
        {words.cancel}
      </Button>
    </form>
  );
}
