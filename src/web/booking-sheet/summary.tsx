import type { PagePayload } from '#contract/pages.ts';
import { dayAfter } from '#domain/events-months.ts';
import { clockInDubai } from '#domain/time.ts';
import { sayDay } from '#web/booking-sheet/clock.ts';
import { pictureFor, shapeOf } from '#web/booking-sheet/offering.ts';
import { QuoteParts } from '#web/booking-sheet/quote-parts.tsx';
import { Terms } from '#web/booking-sheet/terms.tsx';
import type { SheetState } from '#web/booking-sheet/use-sheet.ts';
import { lengthOf, partyOf, timeOf } from '#web/booking-sheet/use-wish.ts';
import { useText } from '#web/i18n/use-text.ts';
import { classes } from '#web/ui/classes.ts';
import { Heading } from '#web/ui/heading.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface SummaryProps {
  sheet: SheetState;
  payload: PagePayload;
}

/** The print, the day, the sum in its parts and what giving it up costs. */
export function Summary({ sheet, payload }: SummaryProps) {
  const { t, format } = useText();
  const { offering, price, wish } = sheet;
  return (
    <aside
      aria-label={t.bookingSheet.summary}
      className="bg-surface px-5 pt-6 pb-7 desk:min-h-0 desk:overflow-y-auto desk:border-s desk:border-line desk:px-7"
    >
      <div className="-mx-1 mb-5.5 rounded-plate bg-raised p-3 shadow-[0_0_0_1px_var(--line)] max-desk:hidden">
        <Plate className="aspect-[640/400]!">
          <Picture picture={pictureFor(offering, payload.artBase)} />
        </Plate>
      </div>
      <When sheet={sheet} />
      {!wish && (
        <p className="mt-4 border-t border-line pt-4 text-[0.9375rem]">
          {t.bookingSheet.from(
            format.money(offering.price),
            t.bookingSheet.units1[offering.price.unit],
          )}
        </p>
      )}
      {wish && !price.quote && !price.error && <Skeleton className="mt-4 h-40" />}
      {price.quote && (
        <div className={classes(price.asking && !price.settled && 'opacity-60')}>
          <QuoteParts quote={price.quote} offering={offering} />
          <Terms terms={price.quote.terms} />
        </div>
      )}
    </aside>
  );
}

function When({ sheet }: { sheet: SheetState }) {
  const { t, language } = useText();
  const { offering, draft, booking } = sheet;
  const say = t.bookingSheet;
  const party = say.guestCount(partyOf(offering, draft));
  if (!draft.day) {
    return (
      <Heading level={3} size="step" className="text-[1.625rem]!">
        {say.noDay}
      </Heading>
    );
  }
  const time = timeOf(offering, draft);
  const length = lengthOf(offering, draft);
  const shape = shapeOf(offering);
  const same = booking?.day === draft.day && booking.time === time;
  const hours =
    shape === 'hour'
      ? time && (same ? say.fromTo(time, clockInDubai(booking.endsAt)) : say.at(time))
      : say.spans[shape](
          length,
          sayDay(dayAfter(draft.day, shape === 'days' ? length - 1 : length), 'short', language),
        );
  return (
    <div>
      <Heading level={3} size="step" className="text-[1.625rem]!">
        {sayDay(draft.day, 'long', language)}
      </Heading>
      <p className="mt-1 text-[0.9375rem] text-ink-soft">
        {[hours, party].filter(Boolean).join(say.comma)}
      </p>
    </div>
  );
}
