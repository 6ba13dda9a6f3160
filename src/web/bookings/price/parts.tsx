import type { ReactNode } from 'react';
import type { Quote, QuoteLine } from '#contract/bookings/quote.ts';
import type { MoneyFacts, MoneyLineId } from '#contract/money-facts.ts';
import { paidBesides } from '#domain/money/words/payment.ts';
import { lapsedLines, securityLines, unpaidLines } from '#domain/money/words/term.ts';
import { moneyLines } from '#domain/money/words/words.ts';
import { useText } from '#web/i18n/use-text.ts';
import { aboutIn } from '#web/platform/currency.ts';
import { todayInDubai } from '#web/platform/moments.ts';
import { useWhose } from '#web/platform/sessions/principal.ts';
import { classes } from '#web/ui/classes.ts';

interface PricePartsProps {
  quote: Quote;
  /** Where its money stands; absent where that is said beside the button. */
  sums?: MoneyFacts | undefined;
  /** What the price leaves out, in the reader's language. */
  exclusions?: readonly string[];
}

/** Line by line, what is within, the whole, and what of it is paid and due when. */
export function PriceParts({ quote, sums, exclusions = [] }: PricePartsProps) {
  const { t, format, language } = useText();
  const say = t.priceParts;
  const about = aboutIn(quote.total);
  return (
    <>
      <dl className="mt-4 grid gap-2.5 border-t border-line pt-4">
        {quote.lines.map((line) => (
          <Bought key={`${line.id} ${line.each.amount} ${JSON.stringify(line.of)}`} line={line} />
        ))}
        <Line name={say.fees} soft>
          {quote.fees.amount === 0 ? say.included : format.money(quote.fees)}
        </Line>
        <Line name={say.vat} soft>
          {format.money(quote.vat)}
        </Line>
      </dl>
      <div className="mt-3 flex items-start justify-between gap-4 border-t border-line-strong pt-3.5">
        <span className="pt-2 font-medium">{say.total}</span>
        <div className="text-end">
          <bdi className="block font-display text-[2.375rem] leading-none lining-nums [&:lang(ar)]:leading-[1.45]">
            {format.money(quote.total)}
          </bdi>
          {about && (
            <span className="tnum mt-1 block text-caption text-ink-mute">
              {say.about(format.money(about))}
            </span>
          )}
        </div>
      </div>
      {paidBesides(exclusions, quote, language).map(({ label, value }) => (
        <p key={label} className="mt-2 text-caption text-ink-mute">
          {label}: {value}
        </p>
      ))}
      <Standing quote={quote} sums={sums} />
    </>
  );
}

function Bought({ line }: { line: QuoteLine }) {
  const { t, format, language } = useText();
  const counted = t.priceParts.counted(line.of, format.money(line.each));
  return (
    <Line name={line.title[language]} notes={[counted, line.season?.[language]]}>
      {format.money(line.amount)}
    </Line>
  );
}

/** The same lines as in mails and on paper; what can wait is quieter. */
function Standing({ quote, sums }: PricePartsProps) {
  const { format, language } = useText();
  const whose = useWhose();
  const security = sums?.stage === 'over' ? [] : securityLines(quote.due, language);
  const lines = [...(sums ? moneyLines({ ...sums, ...whose }, language) : []), ...security];
  const ifNot = sums
    ? [
        ...lapsedLines({ ...sums, ...whose }, todayInDubai(), language),
        ...unpaidLines(sums, language),
      ]
    : [];
  if (lines.length === 0) return null;
  return (
    <>
      <dl className="mt-3.5 grid gap-2 border-t border-line pt-3.5">
        {lines.map(({ id, label, sum, note }) => (
          <Line key={label} name={label} notes={sum ? [note] : []} soft={!loud.includes(id)}>
            {sum ? format.money(sum) : note}
          </Line>
        ))}
      </dl>
      {ifNot.map(({ label, note }) => (
        <p key={label} className="mt-2 text-caption text-ink-mute">
          {label}: {note}
        </p>
      ))}
    </>
  );
}

/** What the reader has to do, or has done. */
const loud: readonly MoneyLineId[] = ['due', 'paid', 'taking', 'reserved', 'returning', 'returned'];

interface LineProps {
  name: string;
  /** How it came about, under the name. */
  notes?: (string | undefined)[];
  soft?: boolean;
  children: ReactNode;
}

const Line = ({ name, notes = [], soft, children }: LineProps) => (
  <div
    className={classes(
      'flex items-baseline justify-between gap-4 leading-[1.4]',
      soft ? 'text-[0.875rem] text-ink-mute' : 'text-[0.9375rem]',
    )}
  >
    <dt>
      {name}
      {notes.filter(Boolean).map((note) => (
        <span key={note} className="block text-caption text-ink-mute first-letter:uppercase">
          {note}
        </span>
      ))}
    </dt>
    <dd className="shrink-0 first-letter:uppercase">
      <bdi className="tnum">{children}</bdi>
    </dd>
  </div>
);
