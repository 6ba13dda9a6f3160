import type { CardPrice as Shown } from '#contract/bookings/pages.ts';
import type { Money } from '#contract/primitives.ts';
import { useText } from '#web/i18n/use-text.ts';
import { classes } from '#web/ui/classes.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

const sizes = { bar: 'text-[1.875rem]', card: 'text-[1.875rem]', page: 'text-[3rem]' };

/** What a party that is known pays in all. */
export interface KnownTotal {
  guests: number;
  total: Money;
  /** On the day that is asked for, as it can be had; else as it is usually sold. */
  onDay: boolean;
}

interface CardPriceProps {
  price: Shown;
  /** The label of the specification. */
  perPerson: string;
  size?: keyof typeof sizes;
  known?: KnownTotal | undefined;
}

/** The price per person and, where it is sold otherwise, what that is a share of. */
export function CardPrice({ price, perPerson, size = 'card', known }: CardPriceProps) {
  const { t, format } = useText();
  const party = price.basis?.largestParty ?? 1;
  const beside = size === 'page';
  return (
    <div className={classes('min-w-0', beside && 'flex flex-wrap items-end gap-x-4 gap-y-1.5')}>
      <bdi className={classes('block font-display leading-none lining-nums', sizes[size])}>
        {format.money(price.perPerson)}
      </bdi>
      <p
        className={classes(
          'text-[0.75rem] leading-[1.45] text-ink-mute',
          // Two lines are kept free, so that the figures of a row of cards stand on one line.
          size === 'card' && 'tablet:min-h-[2.175rem]',
          !beside && 'mt-1',
        )}
      >
        <span className={classes(beside && 'text-[0.9375rem] text-ink')}>
          {perPerson}
          {party > 1 && ` ${t.bookings.inParty(party)}`}
        </span>{' '}
        {size !== 'bar' && <PriceNote price={price} known={known} />}
      </p>
    </div>
  );
}

function PriceNote({ price: { basis, usual }, known }: Pick<CardPriceProps, 'price' | 'known'>) {
  const { t, format } = useText();
  const was = usual && (
    <s>
      <VisuallyHidden>{t.bookings.usually} </VisuallyHidden>
      <bdi>{format.money(usual)}</bdi>
    </s>
  );
  if (known)
    return (
      <span className="block">
        {t.bookings.forParty(format.money(known.total), known, basis?.soldAs)} {was}
      </span>
    );
  if (!basis) return was;
  const { price, soldAs, largestParty } = basis;
  return (
    <span className="block">
      {t.bookings.basis(format.money(price), soldAs, largestParty)} {was}
    </span>
  );
}
