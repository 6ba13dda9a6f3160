import type { Booking } from '#contract/bookings.ts';
import { useText } from '#web/i18n/use-text.ts';
import { spokenDeadline } from '#web/own-bookings/moments.ts';
import { Panel } from '#web/own-bookings/panel.tsx';
import { classes } from '#web/ui/classes.ts';

/** What giving it up costs, as a line in three parts with the real dates. */
export function BookingTerms({ booking }: { booking: Booking }) {
  const { t, format, language } = useText();
  const words = t.ownBookings.terms;
  const { terms } = booking.quote;
  const stages = [
    ...(terms.freeUntil
      ? [
          {
            look: 'bg-brass-fill',
            title: words.free,
            text: words.freeUntil(spokenDeadline(terms.freeUntil, language)),
          },
        ]
      : []),
    { look: 'bg-line-strong', title: format.money(terms.feeAfter), text: words.afterText },
    { look: 'bg-ink', title: format.money(terms.noShowFee), text: words.noShow },
  ];
  return (
    <Panel title={words.title}>
      <ol className="mt-5 grid gap-5 tablet:grid-flow-col tablet:gap-0">
        {stages.map(({ look, title, text }) => (
          <li key={text} className="max-tablet:border-s max-tablet:border-line max-tablet:ps-4">
            <span aria-hidden className={classes('mb-3 block h-1 max-tablet:hidden', look)} />
            <bdi className="block font-display text-[1.375rem] leading-tight">{title}</bdi>
            <span className="block pe-4 text-caption text-ink-mute">{text}</span>
          </li>
        ))}
      </ol>
      {!terms.freeUntil && <p className="mt-4 text-caption text-ink-soft">{words.notFree}</p>}
      {terms.weatherRefundPercent > 0 && (
        <p className="mt-4 text-caption text-ink-soft">
          {words.weather(terms.weatherRefundPercent)}
        </p>
      )}
    </Panel>
  );
}
