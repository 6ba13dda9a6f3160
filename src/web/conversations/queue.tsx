import { useQuery } from '@tanstack/react-query';
import type { Conversation } from '#contract/conversations/conversations.ts';
import type { Instant } from '#contract/primitives.ts';
import { secondsBetween } from '#domain/time.ts';
import { DutyList } from '#web/conversations/duty-list.tsx';
import { panelText, panelTitle } from '#web/conversations/looks.ts';
import { SummaryBox } from '#web/conversations/summary-box.tsx';
import type { ConversationProps } from '#web/conversations/use-conversation.ts';
import { useText } from '#web/i18n/use-text.ts';
import { nowHere } from '#web/platform/clock-here.ts';
import { conversationDeskQuery } from '#web/platform/house-people.ts';
import { clockHere } from '#web/platform/moments.ts';
import { classes } from '#web/ui/classes.ts';
import { Button } from '#web/ui/controls/button.tsx';

export type RunningProps = ConversationProps & { conversation: Conversation };

/** In line: the place, the time it is expected if anybody can say, and what the concierge will read. */
export function ConversationQueue({ persona, live, conversation }: RunningProps) {
  const { t, language } = useText();
  const words = t.conversations;
  const { data: desk } = useQuery(conversationDeskQuery(language));
  const { place, expectedAt, dueAt } = conversation.waiting ?? nobodyBefore;
  const long = [
    expectedAt && words.about(minutesUntil(expectedAt)),
    dueAt && words.dueBy(clockHere(dueAt)),
    desk?.onCall && words.onCallText(desk.onCall.name),
  ].filter(Boolean);
  return (
    <>
      <h2 className={panelTitle}>{words.place(place)}</h2>
      <p className={panelText} role="status">
        {long.join(' ')} {words.keepWriting}
      </p>
      <QueueLine place={place} expectedAt={expectedAt} waiting={desk?.waiting ?? place} />
      {desk && <DutyList people={desk.people} />}
      <SummaryBox title={words.summary} conversation={conversation} live={live} />
      <div className="mt-5 grid justify-items-center gap-3">
        <Button
          wide
          size="small"
          variant="outline"
          busy={live.isBusy}
          onClick={() => live.does('handBack')}
        >
          {words.stayWith(persona.name)}
        </Button>
        {conversation.messages.length > 0 && (
          <TranscriptButton live={live} conversation={conversation} />
        )}
      </div>
    </>
  );
}

const nobodyBefore = { place: 1, expectedAt: null, dueAt: null };

export function TranscriptButton({
  live,
  conversation,
}: Pick<RunningProps, 'live' | 'conversation'>) {
  const { t } = useText();
  const words = t.conversations;
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => live.does('mail')}>
        {words.mail}
      </Button>
      {conversation.mailedAt && (
        <p role="status" className="text-center text-caption text-ink-soft">
          {words.mailed(conversation.email)}
        </p>
      )}
    </>
  );
}

/** Whole minutes from now to a moment, never none. */
const minutesUntil = (moment: Instant): number =>
  Math.max(1, Math.round(secondsBetween(nowHere(), moment) / 60));

interface QueueLineProps {
  place: number;
  expectedAt: Instant | null;
  /** How many stand in line altogether. */
  waiting: number;
}

const mostShown = 3;

/** The line as diamonds: the desk and those before in brass, oneself in the primary colour, those behind outlined. */
function QueueLine({ place, expectedAt, waiting }: QueueLineProps) {
  const { t } = useText();
  const words = t.conversations;
  const before = Array.from({ length: Math.min(place - 1, mostShown) }, () => ({
    look: looks.before,
    text: '',
  }));
  const own = expectedAt ? words.youAt(clockHere(expectedAt)) : words.youNow;
  const marks = [
    { look: looks.before, text: words.desk },
    ...before,
    { look: looks.own, text: own },
    ...(waiting > place ? [{ look: looks.behind, text: words.next }] : []),
  ];
  return (
    <div
      role="img"
      aria-label={words.line(place)}
      className="relative mt-4 flex justify-between before:absolute before:inset-x-0 before:top-1.75 before:h-px before:bg-line-strong"
    >
      {marks.map(({ look, text }, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: marks on a line are their places
          key={at}
          className="relative grid justify-items-center gap-2 text-caption leading-4.5 text-ink-soft first:justify-items-start last:justify-items-end"
        >
          <span className={classes('m-0.75 size-2.5 rotate-45', look)} />
          <span className={classes(look === looks.own && 'font-medium text-ink')}>{text}</span>
        </span>
      ))}
    </div>
  );
}

const looks = {
  before: 'bg-brass-fill',
  own: 'bg-primary',
  behind: 'bg-surface shadow-[inset_0_0_0_1px_var(--line-strong)]',
};
