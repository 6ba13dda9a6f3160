/** What a booking costs, in parts, and what giving it up costs. Only the server's answer counts. */
import type { Quote, QuoteDue, QuoteLine, QuoteTerms } from '#contract/bookings/quote.ts';
import type { Offering } from '#contract/catalogue/offerings.ts';
import type { Instant, Money } from '#contract/primitives.ts';
import { addOnLines, type ChosenAddOn } from '#domain/bookings/add-ons.ts';
import { baseLines, type SoldOffering, sumOfLines } from '#domain/bookings/price.ts';
import { convert, minus, money, percent, vatWithin } from '#domain/money.ts';
import { dayInDubai, hoursAfter, isBefore } from '#domain/time.ts';

/** What is quoted: when it starts, what is taken of it, and with what. */
interface Quoted extends SoldOffering {
  startsAt: Instant;
  addOns: readonly ChosenAddOn[];
}

export function quoteFor(offering: Offering, quoted: Quoted, now: Instant): Quote {
  const lines: QuoteLine[] = [...baseLines(offering, quoted), ...addOnLines(offering, quoted)];
  const total = sumOfLines(lines);
  const terms = termsOf(offering, { startsAt: quoted.startsAt, total }, now);
  const other = total.currency === 'AED' ? 'USD' : 'AED';
  return {
    lines,
    fees: money(0, total.currency),
    vat: offering.payment.taxIncluded ? vatWithin(total) : money(0, total.currency),
    total,
    about: convert(total, other),
    due: dueWhen(offering, total, { startsAt: quoted.startsAt, now }),
    terms,
  };
}

interface Owed {
  startsAt: Instant;
  total: Money;
}

function termsOf({ cancellation }: Offering, { startsAt, total }: Owed, now: Instant): QuoteTerms {
  const { freeUntilHours } = cancellation;
  const lastFree = hoursAfter(startsAt, -freeUntilHours);
  return {
    // Without such hours nothing is ever free of a fee once it is confirmed.
    freeUntil: freeUntilHours === 0 || isBefore(lastFree, now) ? null : lastFree,
    feePercentAfter: cancellation.feePercentAfter,
    feeAfter: percent(total, cancellation.feePercentAfter),
    noShowFee: percent(total, cancellation.noShowPercent),
    weatherRefundPercent: cancellation.weatherRefundPercent,
  };
}

/** So many hours before the start the balance of a deposit is due: as long as giving it up is free. */
export const balanceHours = ({ cancellation }: Pick<Offering, 'cancellation'>): number =>
  cancellation.freeUntilHours;

interface Dated {
  startsAt: Instant;
  now: Instant;
}

/** What a card guarantees is taken on the day itself, as its invoice says. */
function restBy(offering: Offering, startsAt: Instant): Instant {
  const isGuarantee = offering.payment.mode === 'card-guarantee';
  return isGuarantee ? startsAt : hoursAfter(startsAt, -balanceHours(offering));
}

function dueWhen(offering: Offering, total: Money, { startsAt, now }: Dated): QuoteDue {
  const { mode, depositPercent, securityDeposit } = offering.payment;
  const by = restBy(offering, startsAt);
  // A balance of today or of a day that has passed is no balance: all of it is asked for in one sum.
  const isToday = mode === 'deposit' && dayInDubai(by) <= dayInDubai(now);
  const first = isToday ? total : percent(total, depositPercent);
  const rest = minus(total, first);
  return {
    mode,
    depositPercent,
    first,
    rest,
    restBy: rest.amount > 0 ? by : null,
    securityDeposit: securityDeposit && money(securityDeposit.amount, securityDeposit.currency),
  };
}
