import type { Booking } from '#contract/bookings/bookings.ts';
import type { Instant } from '#contract/primitives.ts';
import { dueBeside } from '#domain/money/facts.ts';
import { termStateOf } from '#domain/money/words/term.ts';
import { dayInDubai, isBefore, midnightInDubai } from '#domain/time.ts';
import type { Texts } from '#web/feature-texts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { nowHere } from '#web/platform/clock-here.ts';
import { sayDay, sayMoment } from '#web/platform/moments.ts';
import { classes } from '#web/ui/classes.ts';
import { Heading } from '#web/ui/panel/heading.tsx';

interface Mark {
  name: string;
  at: Instant;
  /** A last day has no hour. */
  isDay?: boolean;
}

/** From the confirmation to the hour itself: what has been, and what is still to come. */
export function UntilThen({ booking }: { booking: Booking }) {
  const { t, language } = useText();
  const words = t.ownBookings.untilThen;
  if (booking.place !== 'confirmed') return null;
  const now = nowHere();
  return (
    <section className="mt-8 print:hidden">
      <Heading level={2} size="h4">
        {words.title}
      </Heading>
      <ol className="relative mt-3.5 before:absolute before:start-1 before:top-4 before:bottom-5 before:w-px before:bg-line-strong">
        {marksOf(booking, words).map(({ name, at, isDay }) => (
          <li key={name} className="relative flex items-baseline gap-4 py-2 text-[0.9375rem]">
            <span
              aria-hidden
              className={classes(
                'size-[9px] shrink-0 rotate-45 outline-3 outline-surface',
                isBefore(at, now)
                  ? 'bg-brass-fill'
                  : 'bg-surface shadow-[inset_0_0_0_1px_var(--line-strong)]',
              )}
            />
            {name}
            <time dateTime={at} className="ms-auto text-end text-caption text-ink-mute">
              <bdi>
                {isDay ? sayDay(dayInDubai(at), 'short', language) : sayMoment(at, language)}
              </bdi>
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}

type Words = Texts['ownBookings']['untilThen'];

/** The last free hour and the balance are one where they fall on one day. */
function marksOf(booking: Booking, words: Words): Mark[] {
  const { startsAt, quote, sums } = booking;
  const free = termStateOf(sums).freeOver ? null : quote.terms.freeUntil;
  const rest = dueBeside(sums).find(({ by, now }) => by !== null && !now)?.by;
  const confirmed = booking.events.findLast(({ kind }) => kind === 'confirmed');
  const isOne = free !== null && rest !== undefined && dayInDubai(free) === rest;
  const marks: Mark[] = [
    ...(confirmed ? [{ name: paidName(booking, words), at: confirmed.at }] : []),
    ...(free ? [{ name: isOne ? words.both : words.free, at: free }] : []),
    ...(rest && !isOne ? [{ name: words.balance, at: midnightInDubai(rest), isDay: true }] : []),
    { name: words.begins, at: startsAt },
  ];
  return marks.toSorted((a, b) => (isBefore(a.at, b.at) ? -1 : 1));
}

function paidName({ sums, quote }: Booking, words: Words): string {
  if (sums.paid.amount === 0) return words.confirmed;
  return sums.paid.amount < quote.total.amount ? words.depositPaid : words.paid;
}
