import type { InvoiceSummary } from '#contract/billing/invoices.ts';
import type { BillingOverview } from '#contract/billing/payments.ts';
import type { Currency, Money } from '#contract/primitives.ts';
import { askedWords, asksForRest } from '#domain/billing/invoice-words.ts';
import type { MoneyLine } from '#domain/money/line.ts';
import { payerWords } from '#domain/money/words/card.ts';
import { owedLines } from '#domain/money/words/owed.ts';
import { askedLabel } from '#domain/money/words/part.ts';
import { unpaidWords } from '#domain/money/words/term.ts';
import { add, times } from '#domain/money.ts';
import { OwedRows } from '#web/billing/owed-rows.tsx';
import { useLaid } from '#web/billing/use-overlay-address.ts';
import { useText } from '#web/i18n/use-text.ts';
import { todayInDubai, writtenDay } from '#web/platform/moments.ts';
import { useWhose } from '#web/platform/sessions/principal.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Panel } from '#web/ui/panel/panel.tsx';

interface DuePanelProps {
  overview: BillingOverview;
}

/** What waits on the client, with the one filled button. */
export function DuePanel({ overview }: DuePanelProps) {
  const { t, format, language } = useText();
  const whose = useWhose();
  const words = t.billing.due;
  const { firstDue, bank, balances, contact } = overview;
  const beside = owedLines(overview.owed, language, whose).filter(({ sum }) => sum !== null);
  // What is on its way back is said with how it goes.
  const said = overview.owed.filter(({ returning }) => returning.amount > 0);
  const isAsking = overview.owed.some(
    ({ collecting, collectingBack }) => collecting.amount + collectingBack.amount > 0,
  );
  const { lay } = useLaid();
  const payWords = usePayWords(overview);
  const isSaid = (currency: Currency) =>
    said.some(({ returning }) => returning.currency === currency);
  const owed = balances.filter(({ balance }) => balance.amount < 0 && !isSaid(balance.currency));
  return (
    <Panel title={words.title} className="flex flex-col">
      {firstDue?.asked ? (
        <First invoice={firstDue} overview={overview} />
      ) : (
        <>
          <p className="mt-2 font-display text-[2rem] leading-tight">
            {isAsking ? words.asking : words.nothing}
          </p>
          {beside.length === 0 && balances.every(({ balance }) => balance.amount === 0) && (
            <p className="mt-2 text-[0.9375rem] text-ink-soft">{words.nothingText}</p>
          )}
          <OwedRows lines={beside} />
        </>
      )}
      {owed.map(({ balance }) => (
        <p key={balance.currency} className="mt-2 text-[0.9375rem] text-success">
          {words.credit(format.money(times(balance, -1)))}
        </p>
      ))}
      {firstDue && overview.processor === 'none' && !bank && (
        <p className="mt-3 text-[0.9375rem] text-ink-soft">
          {t.billing.pay.cardsNotTaken}.{' '}
          {t.billing.pay.cardsNotTakenText(contact.email, contact.phone)}
        </p>
      )}
      {firstDue && (overview.processor !== 'none' || bank) && (
        <div className="mt-auto grid grid-cols-2 gap-3 pt-6">
          <Button size="small" onClick={() => lay({ pay: firstDue.id })}>
            {payWords(firstDue)}
          </Button>
          {bank && overview.processor !== 'none' && (
            <Button
              size="small"
              variant="outline"
              onClick={() => lay({ pay: firstDue.id, how: 'transfer' })}
            >
              {words.transfer}
            </Button>
          )}
        </div>
      )}
    </Panel>
  );
}

/** Where more than one thing is due the button says which sum it pays, and of what is being checked that it is the rest. */
function usePayWords({ owed }: BillingOverview) {
  const { t, format, language } = useText();
  const { pay, paySum, payRest } = t.billing.due;
  return (first: InvoiceSummary): string => {
    if (asksForRest(first)) return payRest;
    const { all } = askedInAll(owedLines(owed, language));
    const sum = first.asked?.amount;
    return sum && !(all && isSame(all, sum)) ? paySum(format.money(sum)) : pay;
  };
}

interface FirstProps extends DuePanelProps {
  invoice: InvoiceSummary;
}

/** The invoice that the button pays; all else that is owed stands below with its own name. */
function First({ invoice, overview: { owed } }: FirstProps) {
  const { t, format, language } = useText();
  const words = t.billing.due;
  const whose = useWhose();
  const lines = owedLines(owed, language, whose);
  const { asked } = invoice;
  if (!asked) return null;
  const label = askedLabel({ dueOn: asked.dueOn }, todayInDubai(), language);
  const own = lines.find(
    (line) => line.label === label && line.sum && isSame(line.sum, asked.amount),
  );
  const { all, more } = askedInAll(lines);
  // What has come and is being checked is read before what is still to be paid.
  const isComing = ({ id }: MoneyLine) => id === 'checking' || id === 'collecting';
  return (
    <>
      <OwedRows lines={lines.filter(isComing)} />
      <p className="mt-3">
        <bdi className="block font-display text-[2.75rem] leading-none lining-nums">
          {format.money(asked.amount)}
        </bdi>
        <span className="mt-2 block text-[0.9375rem] font-medium">{label}</span>
        {all && (more > 0 || !own) && (
          <span className="block text-caption text-ink-mute">
            {own ? words.inAll(more, format.money(all)) : words.ofAll(format.money(all))}
          </span>
        )}
      </p>
      <Next invoice={invoice} />
      <OwedRows lines={lines.filter((line) => line !== own && !isComing(line))} />
    </>
  );
}

const isSame = (one: Money, other: Money) =>
  one.amount === other.amount && one.currency === other.currency;

/** A place that is not paid may go to others; a card that pays by itself sees to it. */
const isPlaceAtRisk = ({ source, over, cardPays }: InvoiceSummary): boolean =>
  source.kind === 'booking' && !over && (!cardPays || cardPays.refusedOn !== undefined);

/** What is asked for besides the first, and all of it; nothing where it is asked for in two currencies. */
function askedInAll(lines: MoneyLine[]) {
  const sums = lines.flatMap(({ id, sum }) =>
    sum && (id === 'due' || id === 'later') ? [sum] : [],
  );
  const isOne = new Set(sums.map(({ currency }) => currency)).size === 1;
  return { more: sums.length - 1, all: isOne ? sums.reduce(add) : undefined };
}

/** What it is for, and who pays it. */
function Next({ invoice }: { invoice: InvoiceSummary }) {
  const { t, language } = useText();
  const whose = useWhose();
  const words = t.billing.due;
  const { asked, title } = invoice;
  if (!asked) return null;
  const how =
    asked.dueOn > todayInDubai() ? payerWords({ ...invoice, ...whose }, asked.dueOn, language) : '';
  const day = writtenDay(asked.dueOn, 'long', language);
  return (
    <p className="mt-2 text-[0.9375rem] leading-6 text-ink-soft">
      {asked.dueOn < todayInDubai() ? words.since(title, day) : words.by(title, day)}
      <span className="block text-caption text-ink-mute">
        <bdi className="tnum">{askedWords(invoice, language)}</bdi>
      </span>
      {how && <span className="block text-caption first-letter:uppercase">{how}</span>}
      {isPlaceAtRisk(invoice) && (
        <span className="block text-caption">{unpaidWords(language)}</span>
      )}
    </p>
  );
}
