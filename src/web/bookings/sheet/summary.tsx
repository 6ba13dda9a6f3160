import type { QuoteTerms } from '#contract/bookings/quote.ts';
import type { PagePayload } from '#contract/pages/pages.ts';
import { confirmsAtOnce } from '#domain/bookings/life.ts';
import { lineValue } from '#domain/money/line.ts';
import { termLines } from '#domain/money/words/term.ts';
import { clockInDubai, minutesAfter, momentInDubai } from '#domain/time.ts';
import { PriceParts } from '#web/bookings/price/parts.tsx';
import type { Draft } from '#web/bookings/sheet/draft.ts';
import { Confirming, Dues } from '#web/bookings/sheet/dues.tsx';
import { type Bookable, pictureFor, shapeOf } from '#web/bookings/sheet/offering.ts';
import type { SheetState } from '#web/bookings/sheet/use-sheet.ts';
import { lastDayOf, lengthOf, partyOf, timeOf } from '#web/bookings/sheet/use-wish.ts';
import { useText } from '#web/i18n/use-text.ts';
import { sayDay, sayMoment } from '#web/platform/moments.ts';
import { classes } from '#web/ui/classes.ts';
import { Heading } from '#web/ui/panel/heading.tsx';
import { Skeleton } from '#web/ui/panel/skeleton.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Plate } from '#web/ui/pictures/plate.tsx';

/** The print, the day, the sum in its parts and what giving it up costs. */
export function Summary({ sheet, payload }: { sheet: SheetState; payload: PagePayload }) {
  const { t, format } = useText();
  const { offering, price, wish, draft } = sheet;
  const { chooseHour, choose } = t.bookingSheet.panel;
  return (
    <aside
      aria-label={t.bookingSheet.summary}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself and holds nothing to stop at
      tabIndex={0}
      className="bg-surface px-5 pt-6 pb-7 desk:min-h-0 desk:overflow-y-auto desk:border-s desk:border-line desk:px-7"
    >
      {/* The sum comes before the picture where a window has no height for both. */}
      <div className="-mx-1 mb-5.5 rounded-plate bg-raised p-3 shadow-[0_0_0_1px_var(--line)] max-desk:hidden [@media(height<62rem)]:hidden">
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
          )}{' '}
          {draft.day ? chooseHour : choose}
        </p>
      )}
      {wish && !price.quote && !price.error && <Skeleton className="mt-4 h-40" />}
      {price.quote && (
        <div className={classes(price.asking && !price.settled && 'opacity-60')}>
          <PriceParts quote={price.quote} exclusions={offering.exclusions} />
          <OnPhone sheet={sheet} />
          <Terms terms={price.quote.terms} waits={!confirmsAtOnce(offering)} />
        </div>
      )}
    </aside>
  );
}

/** What stands beside the button elsewhere: the foot of a phone has no room for it. */
const OnPhone = ({ sheet }: { sheet: SheetState }) => (
  <div className="mt-4 border-t border-line pt-4 tablet:hidden">
    <Dues sheet={sheet} />
    <p className="text-caption text-ink-mute">
      <Confirming sheet={sheet} />
    </p>
  </div>
);

function When({ sheet }: { sheet: SheetState }) {
  const { t, language } = useText();
  const { offering, draft } = sheet;
  const say = t.bookingSheet;
  const party = say.guestCount(partyOf(offering, draft));
  const hours = useHours(sheet);
  if (!draft.day) {
    return (
      <Heading level={3} size="step" className="text-[1.625rem]!">
        {say.noDay}
      </Heading>
    );
  }
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

/** From when to when: by the clock, by nights or by days. */
function useHours({ offering, draft, ours }: SheetState): string | undefined {
  const { t, language } = useText();
  const say = t.bookingSheet;
  const time = timeOf(offering, draft);
  const shape = shapeOf(offering);
  if (!draft.day) return undefined;
  if (shape !== 'hour') {
    const length = lengthOf(offering, draft);
    const last = lastDayOf(offering, draft, draft.day);
    return say.spans[shape](length, last !== draft.day && sayDay(last, 'short', language));
  }
  if (!time) return undefined;
  const isHeld = ours?.day === draft.day && ours?.time === time;
  const startsAt = momentInDubai(draft.day, time);
  const endsAt = ours && isHeld ? ours.endsAt : minutesAfter(startsAt, minutesOf(offering, draft));
  return say.fromTo(time, clockInDubai(endsAt));
}

/** An hour that is added to a charter lengthens it. */
function minutesOf({ duration, addOns, capacity }: Bookable, draft: Draft): number {
  const hourly = addOns.filter(({ price }) => price.unit === 'per-hour');
  const hours = hourly.reduce((sum, { id }) => sum + (draft.addOns[id] ?? 0), 0);
  return duration.minutes + (capacity.unit === 'charters' ? hours * 60 : 0);
}

interface TermsProps {
  terms: QuoteTerms;
  /** A person has yet to confirm it. */
  waits: boolean;
}

/** What giving it up costs, as a line of time with its real dates. */
function Terms({ terms, waits }: TermsProps) {
  const { t } = useText();
  const stages = useStages({ terms, waits });
  return (
    <section className="mt-4 border-t border-line pt-4">
      <Heading level={3} size="step">
        {t.bookingSheet.plansChange}
      </Heading>
      <ol className="mt-2.5">
        {stages.map(({ id, title, text }) => (
          <li
            key={id}
            className="relative pb-2.5 ps-6 text-[0.875rem] leading-[1.4] before:absolute before:start-1 before:top-2 before:h-full before:w-px before:bg-line-strong last:pb-0 last:before:hidden"
          >
            <i
              aria-hidden
              className={classes(
                'absolute start-0 top-1.5 size-[9px] rotate-45',
                id === 'free' || id === 'unconfirmed'
                  ? 'bg-brass-fill'
                  : 'bg-surface shadow-[inset_0_0_0_1px_var(--line-strong)]',
              )}
            />
            <span className="block font-medium">{title}</span>
            <span className="block text-ink-soft first-letter:uppercase">{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function useStages({ terms, waits }: TermsProps) {
  const { t, format, language } = useText();
  const lines = termLines(
    terms,
    language,
    (moment) => t.bookingSheet.inDubai(sayMoment(moment, language)),
    { waits },
  );
  return lines.map((line) => ({
    id: line.id,
    title: line.label,
    text: lineValue(line, format.money),
  }));
}
