import { Link } from 'react-router';
import type { Invoice, Party } from '#contract/billing/invoices.ts';
import type { Money } from '#contract/primitives.ts';
import { partsBeside, partWords, wasPaidWhole } from '#domain/billing/invoice-words.ts';
import { exactMoneyIn } from '#domain/money/exact.ts';
import { payerWords } from '#domain/money/words/card.ts';
import { add } from '#domain/money.ts';
import { dayInDubai } from '#domain/time.ts';
import { InvoiceLine, Part } from '#web/billing/invoices/parts.tsx';
import { InvoiceStatus } from '#web/billing/invoices/status.tsx';
import { InvoiceSums } from '#web/billing/invoices/sums.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { shortMoment, todayInDubai, writtenDay } from '#web/platform/moments.ts';
import { useWhose } from '#web/platform/sessions/principal.ts';
import { Heading } from '#web/ui/panel/heading.tsx';

interface InvoicePrintProps {
  invoice: Invoice;
  /** At the desk the way to its source would be the client's, and payments stand there with what can be done. */
  atDesk?: boolean;
}

/** What stands on it, who sends it to whom, and what was paid of it. */
export function InvoicePrint({ invoice, atDesk = false }: InvoicePrintProps) {
  const { t, language } = useText();
  const words = t.billing.invoice;
  const { title, detail, issuedOn, credits, reason, laterQuote, seller, buyer } = invoice;
  return (
    <>
      <Heading level={3} size="h4">
        {title}
      </Heading>
      {/* Of a credit note it is the reason, which stands below with its name. */}
      {detail && detail !== reason && (
        <p className="mt-1 text-[0.9375rem] text-ink-soft">
          <bdi>{detail}</bdi>
        </p>
      )}
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-caption text-ink-mute">
        <InvoiceStatus invoice={invoice} desk={atDesk} />
        {words.issued} {writtenDay(issuedOn, 'longDateYear', language)}
        <PaidOn invoice={invoice} />
      </p>
      {credits && (
        <p className="mt-2 text-caption text-ink-soft">{words.credits(credits.number)}</p>
      )}
      {reason && (
        <p className="mt-2 text-[0.9375rem] text-ink-soft">
          {words.reason}: <bdi>{reason}</bdi>
        </p>
      )}
      {laterQuote !== null && (
        <p className="mt-2 text-[0.9375rem] text-ink-soft">{words.laterQuote(laterQuote)}</p>
      )}
      <InvoiceSums invoice={invoice} atDesk={atDesk} />
      <Dates invoice={invoice} atDesk={atDesk} />
      <Movements invoice={invoice} atDesk={atDesk} />
      <div className="mt-6 grid grid-cols-2 gap-6 border-t border-line pt-5">
        <Side name={words.from} party={seller} />
        <Side name={words.to} party={buyer} />
      </div>
      {!atDesk && <Source invoice={invoice} />}
    </>
  );
}

function Source({ invoice: { source } }: { invoice: Invoice }) {
  const { t } = useText();
  return (
    <Link
      to={source.path}
      className="mt-5 inline-flex min-h-11 items-center text-[0.875rem] font-medium hover:text-brass"
    >
      <span className="border-b border-brass-fill">{t.billing.invoice.source[source.kind]}</span>
    </Link>
  );
}

/** When the last of it came and by what: of what is paid nobody asks when it is due. */
function PaidOn({ invoice }: { invoice: Invoice }) {
  const { t, language } = useText();
  const words = t.billing.invoice;
  const came = invoice.payments.filter(({ kind }) => kind === 'payment');
  const [last] = came;
  if (invoice.outstanding.amount !== 0 || !last) return null;
  const day = writtenDay(dayInDubai(last.at), 'longDateYear', language);
  const isWhole = wasPaidWhole(invoice, came.map(({ amount }) => amount).reduce(add));
  return <span>{(isWhole ? words.paidOn : words.partPaidOn)(day, last.method)}</span>;
}

/** Its days and who pays on them, unless nothing is asked of it: for now, any more, or besides what is on its way. */
function Dates({ invoice, atDesk }: Required<InvoicePrintProps>) {
  const { t, language } = useText();
  const acting = useWhose();
  const whose = atDesk ? { desk: true } : acting;
  const taken = [invoice.collecting, invoice.checking].reduce(add, invoice.reserved);
  const parts = partsBeside(invoice.instalments, taken);
  if (invoice.paused || parts.length === 0) return null;
  const say = (sum: Money) => exactMoneyIn(language, sum);
  // A change that waits is told of the part that is asked for next.
  const payerOf = ({ dueOn }: Invoice['instalments'][number]) =>
    dueOn === invoice.asked?.dueOn
      ? { ...invoice, ...whose }
      : { ...invoice, ...whose, once: undefined };
  const noteOf = (part: Invoice['instalments'][number]) => [
    part.open.amount !== part.amount.amount && partWords(part, language, say),
    part.dueOn >= todayInDubai() && payerWords(payerOf(part), part.dueOn, language),
  ];
  return (
    <Part title={t.billing.invoice.instalments}>
      {parts.map((part) => (
        <InvoiceLine
          key={part.dueOn}
          name={writtenDay(part.dueOn, 'longDateYear', language)}
          note={noteOf(part).filter(Boolean).join(' · ') || undefined}
          sum={say(part.open)}
        />
      ))}
    </Part>
  );
}

/** Payments, what went back, and the credit notes that took from it. */
function Movements({ invoice, atDesk }: Required<InvoicePrintProps>) {
  const { t, language } = useText();
  const words = t.billing.invoice;
  const { payments, creditNotes, buyer } = invoice;
  return (
    <>
      {payments.length > 0 && !atDesk && (
        <Part title={words.payments}>
          {payments.map(({ id, at, kind, method, amount, delegate }) => (
            <InvoiceLine
              key={id}
              name={[
                shortMoment(at, language),
                kind === 'refund' ? words.refund : method,
                delegate && t.platform.actedFor(delegate, buyer.name),
              ]
                .filter(Boolean)
                .join(' · ')}
              sum={exactMoneyIn(language, amount)}
            />
          ))}
        </Part>
      )}
      {creditNotes.length > 0 && (
        <Part title={words.creditNotes}>
          {creditNotes.map(({ id, number, total, reason }) => (
            <InvoiceLine key={id} name={number} note={reason} sum={exactMoneyIn(language, total)} />
          ))}
        </Part>
      )}
    </>
  );
}

function Side({ name, party }: { name: string; party: Party }) {
  const { t } = useText();
  return (
    <div className="min-w-0 text-caption text-ink-soft">
      <p className="text-ink-mute">{name}</p>
      <p className="text-[0.9375rem] text-ink">
        <bdi>{party.name}</bdi>
      </p>
      {[...party.lines, party.email].map((line) => (
        <p key={line} className="break-words">
          <bdi>{line}</bdi>
        </p>
      ))}
      {party.taxNumber && <p className="tnum">{t.billing.invoice.taxNumber(party.taxNumber)}</p>}
    </div>
  );
}
