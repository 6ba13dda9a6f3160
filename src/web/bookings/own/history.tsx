import type { Booking, BookingEvent } from '#contract/bookings/bookings.ts';
import { eventFeeWords, feeFate } from '#domain/bookings/event-words.ts';
import { causeWords } from '#domain/money/words/reason.ts';
import type { Texts } from '#web/feature-texts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { spokenDeadline } from '#web/platform/moments.ts';
import { classes } from '#web/ui/classes.ts';
import { Panel } from '#web/ui/panel/panel.tsx';

/** Everything that happened, the latest first: who, when, why, and what it cost. */
export function BookingHistory({ booking }: { booking: Booking }) {
  const { t } = useText();
  const latestFirst = booking.events.toReversed();
  return (
    <Panel title={t.ownBookings.events.title} className="print:hidden">
      <ol className="mt-4">
        {latestFirst.map((event, place) => (
          <Line
            key={event.id}
            event={event}
            latest={place === 0}
            fate={feeFate(event, booking)}
            words={wordsOf(event, booking, t.ownBookings.events)}
          />
        ))}
      </ol>
    </Panel>
  );
}

interface LineProps {
  event: BookingEvent;
  latest: boolean;
  fate: ReturnType<typeof feeFate>;
  words: string;
}

/** What the house confirms is changed only once it has; what was confirmed before is a change of it. */
function wordsOf(
  event: BookingEvent,
  { events, confirmsAtOnce }: Booking,
  words: Texts['ownBookings']['events'],
): string {
  const first = events.find(({ kind }) => kind === 'confirmed');
  if (event.kind === 'changed' && !confirmsAtOnce) return words.changeAsked;
  if (event.kind === 'confirmed' && event.id !== first?.id) return words.changeConfirmed;
  return words.happened[event.kind];
}

function Line({ event, latest, fate, words }: LineProps) {
  const { t, language } = useText();
  const { events: history } = t.ownBookings;
  const { kind, at, actor, delegate, reason, cause, fee } = event;
  const who = delegate ? history.byDelegate(delegate) : history.actor[actor];
  return (
    <li className="relative pb-5 ps-7 last:pb-0 not-last:before:absolute not-last:before:start-1 not-last:before:top-4 not-last:before:bottom-0 not-last:before:w-px not-last:before:bg-line">
      <span
        aria-hidden
        className={classes(
          'absolute start-0 top-2 size-[9px] rotate-45',
          latest ? 'bg-primary' : 'bg-brass-fill',
        )}
      />
      <p className="text-[0.9375rem] leading-6 font-medium">{words}</p>
      <p className="text-caption text-ink-mute">
        {who} · <time dateTime={at}>{spokenDeadline(at, language)}</time>
      </p>
      {fee && fee.amount > 0 && (
        <p className="text-caption text-ink-soft">{eventFeeWords(kind, fee, language, fate)}</p>
      )}
      {cause && kind !== 'no_show' && (
        <p className="text-caption text-ink-soft">{causeWords(cause, language)}</p>
      )}
      {reason && <p className="mt-1 text-[0.875rem] leading-normal text-ink-soft">“{reason}”</p>}
    </li>
  );
}
