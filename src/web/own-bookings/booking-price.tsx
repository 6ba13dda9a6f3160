import { Fragment, type ReactNode } from 'react';
import type { Booking } from '#contract/bookings.ts';
import type { Quote, QuoteLine } from '#contract/bookings-quote.ts';
import { useText } from '#web/i18n/use-text.ts';
import { spokenDeadline } from '#web/own-bookings/moments.ts';
import { Panel } from '#web/own-bookings/panel.tsx';

const stillDue: readonly Booking['place'][] = ['held', 'pending', 'confirmed', 'completed'];

/** The sum in parts; VAT is within it, and what is due stands under it. */
export function BookingPrice({ booking }: { booking: Booking }) {
  const { t, format } = useText();
  const { price } = t.ownBookings;
  const { quote, feesKept, place } = booking;
  return (
    <Panel title={price.title} className="border-t-2 border-brass-fill">
      <dl className="mt-3 grid gap-2.5 border-t border-line pt-4 text-[0.9375rem]">
        {quote.lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seasons make several lines of one thing, in a fixed order
          <Line key={place} line={line} />
        ))}
        <Sum name={price.fees} quiet>
          {quote.fees.amount === 0 ? price.included : format.money(quote.fees)}
        </Sum>
        <Sum name={price.vat} quiet>
          {format.money(quote.vat)}
        </Sum>
        {feesKept.amount > 0 && (
          <Sum name={price.kept} quiet>
            {format.money(feesKept)}
          </Sum>
        )}
      </dl>
      <div className="mt-4 flex items-baseline justify-between gap-4 border-t border-line-strong pt-4">
        <span className="font-semibold">{price.total}</span>
        <span className="text-end">
          <bdi className="block font-display text-[2rem] leading-none">
            {format.money(quote.total)}
          </bdi>
          <span className="mt-1.5 block text-caption text-ink-mute">
            {price.about(format.money(quote.about))}
          </span>
        </span>
      </div>
      {stillDue.includes(place) ? (
        <Due quote={quote} />
      ) : (
        <p className="mt-4 text-caption text-ink-mute">{price.off}</p>
      )}
    </Panel>
  );
}

function Line({ line }: { line: QuoteLine }) {
  const { t, format, language } = useText();
  const { counted } = t.ownBookings;
  const kinds = Object.keys(counted) as (keyof typeof counted)[]; // its own keys
  const counts = kinds.flatMap((kind) => {
    const count = line.of[kind];
    return count === undefined ? [] : [counted[kind](count)];
  });
  return (
    <Sum
      name={line.title[language]}
      factors={[format.money(line.each), ...counts]}
      season={line.season?.[language]}
    >
      {format.money(line.amount)}
    </Sum>
  );
}

interface SumProps {
  name: string;
  /** What is multiplied; each keeps its own direction. */
  factors?: string[];
  season?: string | undefined;
  quiet?: boolean;
  children: ReactNode;
}

function Sum({ name, factors = [], season, quiet, children }: SumProps) {
  return (
    <div
      className={quiet ? 'flex justify-between gap-4 text-ink-mute' : 'flex justify-between gap-4'}
    >
      <dt>
        {name}
        <span className="block text-caption text-ink-mute empty:hidden">
          {factors.map((factor, place) => (
            <Fragment key={factor}>
              {place > 0 && ' × '}
              <bdi>{factor}</bdi>
            </Fragment>
          ))}
        </span>
        {season && <span className="block text-caption text-brass">{season}</span>}
      </dt>
      <dd className="tnum shrink-0">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

function Due({ quote: { due, total } }: { quote: Quote }) {
  const { t, format, language } = useText();
  const { price } = t.ownBookings;
  const by = due.restBy ? spokenDeadline(due.restBy, language) : '';
  const said = {
    full: () => price.due.full(format.money(total)),
    deposit: () => price.due.deposit(format.money(due.first), format.money(due.rest), by),
    'card-guarantee': () => price.due['card-guarantee'](format.money(due.rest), by),
  };
  return (
    <div className="mt-5 border-t border-line pt-4 text-caption text-ink-soft">
      <p className="font-semibold text-ink">{price.dueTitle}</p>
      <p>{said[due.mode]()}</p>
      {due.securityDeposit && <p>{price.held(format.money(due.securityDeposit))}</p>}
      <p className="text-ink-mute">{price.settled}</p>
    </div>
  );
}
