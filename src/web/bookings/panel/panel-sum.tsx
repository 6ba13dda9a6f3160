import { Clock } from 'lucide-react';
import type { CardWords, OfferingCard } from '#contract/bookings/pages.ts';
import { confirmsAtOnce } from '#domain/bookings/life.ts';
import { lineValue } from '#domain/money/line.ts';
import { moneyLines } from '#domain/money/words.ts';
import { BookingButtons } from '#web/bookings/offerings/booking-buttons.tsx';
import { HoldRow } from '#web/bookings/sheet/hold-row.tsx';
import { refusalOf } from '#web/bookings/sheet/refusal.ts';
import { sumsOfWish } from '#web/bookings/sheet/sums.ts';
import { useBook } from '#web/bookings/sheet/use-book.ts';
import type { SheetState } from '#web/bookings/sheet/use-sheet.ts';
import { timeOf } from '#web/bookings/sheet/use-wish.ts';
import { useText } from '#web/i18n/use-text.ts';
import { sayDay } from '#web/platform/moments.ts';
import { ConsultationLink } from '#web/site/consultation-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';

interface PanelSumProps {
  card: OfferingCard;
  words: CardWords;
  sheet: SheetState;
}

/** The sum, what is due at once, and the button; or the way into the line. */
export function PanelSum({ card, words, sheet }: PanelSumProps) {
  const { t } = useText();
  const { show } = useBook();
  const { offering, ours } = sheet;
  const goOn = t.bookingSheet[confirmsAtOnce(offering) ? 'goOn' : 'goOnAsking'];
  if (card.isFullyBooked) {
    return (
      <div className="mt-4 grid gap-3 border-t border-line pt-4">
        <p className="text-caption text-ink-soft">{t.bookings.offering.fullyBooked}</p>
        <div className="flex flex-wrap gap-3 *:flex-1">
          <BookingButtons card={card} words={words} />
          <Button onClick={() => show('join', offering.slug)}>
            {t.bookingSheet.waitlist.join}
          </Button>
        </div>
        <ConsultationLink
          variant="quiet"
          subject={t.bookings.subjects.book(card.title)}
          className="justify-self-start"
        >
          {t.bookings.offering.askAnother}
        </ConsultationLink>
      </div>
    );
  }
  return (
    <div className="mt-4 border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Sum sheet={sheet} />
        <div
          className={classes('flex flex-wrap gap-3', card.canAddToItinerary && 'w-full *:flex-1')}
        >
          {/* The same link before and after: whoever closes the sheet comes back to it. */}
          <BookingButtons card={card} words={ours ? { ...words, bookNow: goOn } : words} />
        </div>
      </div>
      {/* The first of the two steps is done: for how long it stands. */}
      {ours ? <HoldRow sheet={sheet} ours={ours} on="panel" /> : <HoldPromise sheet={sheet} />}
    </div>
  );
}

function Sum({ sheet: { offering, draft, price } }: Pick<PanelSumProps, 'sheet'>) {
  const { t, format, language } = useText();
  const { quote, error } = price;
  const say = t.bookingSheet.panel;
  if (error) return <p className="max-w-60 text-caption text-danger">{refusalOf(error, t).text}</p>;
  const missing = draft.day ? say.chooseHour : say.choose;
  if (!quote) return <p className="max-w-60 text-caption text-ink-soft">{missing}</p>;
  const lines = moneyLines(sumsOfWish(quote, offering), language);
  return (
    <div aria-live="polite" className="max-w-60">
      <bdi className="block font-display text-[2.25rem] leading-none lining-nums [&:lang(ar)]:leading-[1.45]">
        {format.money(quote.total)}
      </bdi>
      <p className="mt-1.5 text-[0.75rem] leading-[1.45] text-ink-mute">
        {say.allIn}{' '}
        {lines.map((line) => `${line.label}: ${lineValue(line, format.money)}.`).join(' ')}
      </p>
    </div>
  );
}

/** What 'Book Now' begins with. */
function HoldPromise({ sheet: { offering, draft } }: Pick<PanelSumProps, 'sheet'>) {
  const { t, language } = useText();
  if (!draft.day) return null;
  const time = timeOf(offering, draft);
  const when = [sayDay(draft.day, 'long', language), time && `${time} ${t.bookingSheet.dubaiTime}`];
  return (
    <p className="mt-3 flex items-start gap-2 text-caption text-ink-mute">
      <Clock size={14} strokeWidth={1.5} className="mt-0.5 shrink-0" />
      {t.bookingSheet.panel.line(when.filter(Boolean).join(t.bookingSheet.comma))}
    </p>
  );
}
