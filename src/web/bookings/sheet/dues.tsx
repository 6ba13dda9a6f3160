import type { QuoteDue } from '#contract/bookings/quote.ts';
import type { CardPays } from '#contract/money-facts.ts';
import { confirmsAtOnce } from '#domain/bookings/life.ts';
import { lapseWords } from '#domain/money/words/hold.ts';
import { payingWords, termsOf, unkeptCardWords } from '#domain/money/words/payment.ts';
import { DueLines } from '#web/bookings/sheet/due-lines.tsx';
import { useKnownCard } from '#web/bookings/sheet/known-card.ts';
import { movedFor, sumsOfWish } from '#web/bookings/sheet/sums.ts';
import type { SheetState } from '#web/bookings/sheet/use-sheet.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useWhose } from '#web/platform/sessions/principal.ts';

/** What is paid now and later; a phone reads it among what is scrolled. */
export function Dues({ sheet }: { sheet: SheetState }) {
  const { price, offering, phase } = sheet;
  const card = useKnownCard();
  if (!price.quote) return null;
  return (
    <DueLines
      sums={movedFor(sheet.ours) ?? sumsOfWish(price.quote, offering, card)}
      terms={price.quote.terms}
      waits={!confirmsAtOnce(offering)}
      brief={phase !== 'held'}
    />
  );
}

/** Who confirms it, and what becomes of the card. */
export function Confirming({ sheet: { offering, price, ours } }: { sheet: SheetState }) {
  const { t, language } = useText();
  const whose = useWhose();
  const card = useKnownCard();
  const atOnce = confirmsAtOnce(offering);
  const moved = movedFor(ours);
  return (
    <>
      {t.bookingSheet.confirms[atOnce ? 'atOnce' : moved ? 'onceAsked' : 'byPerson']}{' '}
      {moved && lapseWords({ ...moved, ...whose }, language)}
      {!moved && price.quote && <Paying due={price.quote.due} atOnce={atOnce} card={card} />}
    </>
  );
}

interface PayingProps {
  due: QuoteDue;
  atOnce: boolean;
  card: CardPays | null | undefined;
}

/** A card that is known is named with each sum; without one it is said what keeping one does. */
function Paying({ due, atOnce, card }: PayingProps) {
  const { t, language } = useText();
  const whose = useWhose();
  if (card) return null;
  const terms = termsOf(due, atOnce);
  if (card === undefined) return payingWords(terms, language, whose);
  return unkeptCardWords({ ...terms, ...whose }, t.billing.pay.keep, language);
}
