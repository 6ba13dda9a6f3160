import type { QuoteTerms } from '#contract/bookings/quote.ts';
import type { MoneyFacts } from '#contract/money-facts.ts';
import { lineValue, type MoneyLine } from '#domain/money/line.ts';
import { termLines, unpaidLines } from '#domain/money/words/term.ts';
import { moneyLines } from '#domain/money/words/words.ts';
import { useText } from '#web/i18n/use-text.ts';
import { sayMoment } from '#web/platform/moments.ts';
import { useWhose } from '#web/platform/sessions/principal.ts';
import { classes } from '#web/ui/classes.ts';

interface DueLinesProps {
  sums: MoneyFacts;
  terms: QuoteTerms;
  /** A person has yet to confirm it. */
  waits: boolean;
  /** While one still chooses, a telephone has no room for more than sums and days, and the card of the first. */
  brief: boolean;
}

/** What is paid now and later, by which card, and what giving it up costs: read beside the button. */
export function DueLines({ sums, terms, waits, brief }: DueLinesProps) {
  const { t, format, language } = useText();
  const whose = useWhose();
  const due = moneyLines({ ...sums, ...whose }, language);
  const all = termLines(
    terms,
    language,
    (moment) => t.bookingSheet.inDubai(sayMoment(moment, language)),
    { waits },
  );
  return (
    <dl className="mb-3.5 grid gap-1.5">
      {due.map(({ id, label, sum, note }, at) => (
        <Row
          key={label}
          name={label}
          note={sum ? note : ''}
          strong={id === 'due'}
          brief={brief && at > 0}
        >
          {sum ? format.money(sum) : note}
        </Row>
      ))}
      {!brief &&
        unpaidLines(sums, language).map(({ id, label, note }) => (
          <div key={id} className="text-caption leading-[1.4] text-ink-mute">
            <dt className="inline">{label}:</dt> <dd className="inline">{note}</dd>
          </div>
        ))}
      {first(all).map((line) => (
        <Row key={line.id} name={line.label}>
          {lineValue(line, format.money)}
        </Row>
      ))}
    </dl>
  );
}

/** Until when it is free; where it never is, what is kept. */
function first(lines: readonly MoneyLine[]): MoneyLine[] {
  const free = lines.filter(({ id }) => id === 'unconfirmed' || id === 'free');
  return lines.some(({ id }) => id === 'free')
    ? free
    : [...free, ...lines.filter(({ id }) => id === 'late')];
}

interface RowProps {
  name: string;
  note?: string;
  strong?: boolean;
  brief?: boolean;
  children: string;
}

const Row = ({ name, note, strong, brief, children }: RowProps) => (
  <div className="flex items-baseline justify-between gap-4 text-caption leading-[1.4] text-ink-soft">
    <dt className={strong ? 'text-ink' : undefined}>
      {name}
      {note && (
        <span
          className={classes(
            'block text-ink-mute first-letter:uppercase',
            brief && 'max-desk:hidden',
          )}
        >
          {note}
        </span>
      )}
    </dt>
    <dd
      className={
        strong ? 'shrink-0 font-medium text-ink' : 'max-w-[60%] text-end first-letter:uppercase'
      }
    >
      <bdi className="tnum">{children}</bdi>
    </dd>
  </div>
);
