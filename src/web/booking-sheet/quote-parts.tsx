import type { ReactNode } from 'react';
import type { Quote, QuoteLine } from '#contract/bookings-quote.ts';
import { sayMoment } from '#web/booking-sheet/clock.ts';
import type { Bookable } from '#web/booking-sheet/offering.ts';
import { useText } from '#web/i18n/use-text.ts';
import { classes } from '#web/ui/classes.ts';

interface QuotePartsProps {
  quote: Quote;
  offering: Bookable;
}

/** Line by line, what is within, the whole, and what is due when. */
export function QuoteParts({ quote, offering }: QuotePartsProps) {
  const { t, format } = useText();
  const say = t.bookingSheet;
  return (
    <>
      <div className="mt-4 grid gap-2.5 border-t border-line pt-4">
        {quote.lines.map((line) => (
          <Bought key={`${line.id} ${line.each.amount} ${JSON.stringify(line.of)}`} line={line} />
        ))}
        <Line name={say.fees} soft>
          {quote.fees.amount === 0 ? say.included : format.money(quote.fees)}
        </Line>
        <Line name={say.vat} soft>
          {format.money(quote.vat)}
        </Line>
      </div>
      <div className="mt-3 flex items-start justify-between gap-4 border-t border-line-strong pt-3.5">
        <span className="pt-2 font-medium">{say.total}</span>
        <div className="text-end">
          <bdi className="block font-display text-[2.375rem] leading-none lining-nums">
            {format.money(quote.total)}
          </bdi>
          <span className="tnum mt-1 block text-caption text-ink-mute">
            {say.about(format.money(quote.about))}
          </span>
        </div>
      </div>
      <Due quote={quote} offering={offering} />
    </>
  );
}

function Bought({ line }: { line: QuoteLine }) {
  const { t, format, language } = useText();
  const counted = t.bookingSheet.counted(line.of, format.money(line.each));
  const season = line.season?.[language];
  return (
    <div>
      <Line name={line.title[language]}>{format.money(line.amount)}</Line>
      {counted && <p className="text-caption text-ink-mute">{counted}</p>}
      {season && <p className="text-caption text-ink-mute">{season}</p>}
    </div>
  );
}

function Due({ quote: { due } }: QuotePartsProps) {
  const { t, format, language } = useText();
  const say = t.bookingSheet;
  return (
    <div className="mt-3.5 grid gap-2 border-t border-line pt-3.5">
      <Line name={say.dueNow[due.mode](due.depositPercent)}>{format.money(due.first)}</Line>
      {due.rest.amount > 0 && (
        <Line name={due.restBy ? say.dueBy(sayMoment(due.restBy, language)) : say.dueLater} soft>
          {format.money(due.rest)}
        </Line>
      )}
      {due.securityDeposit && (
        <Line name={say.securityDeposit} soft>
          {format.money(due.securityDeposit)}
        </Line>
      )}
    </div>
  );
}

interface LineProps {
  name: string;
  soft?: boolean;
  children: ReactNode;
}

export function Line({ name, soft, children }: LineProps) {
  return (
    <div
      className={classes(
        'flex items-baseline justify-between gap-4 leading-[1.4]',
        soft ? 'text-[0.875rem] text-ink-mute' : 'text-[0.9375rem]',
      )}
    >
      <span>{name}</span>
      <bdi className="tnum shrink-0">{children}</bdi>
    </div>
  );
}
