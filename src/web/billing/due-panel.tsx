import type { InvoiceSummary } from '#contract/billing.ts';
import type { BillingOverview } from '#contract/billing-payments.ts';
import { times } from '#domain/money.ts';
import { longDay, today } from '#web/billing/moments.ts';
import { useLaid } from '#web/billing/use-laid.ts';
import { listIn } from '#web/i18n/list.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Panel } from '#web/own-bookings/panel.tsx';
import { Button } from '#web/ui/button.tsx';

interface DuePanelProps {
  overview: BillingOverview;
}

/** What waits on the client, with the one filled button. */
export function DuePanel({ overview }: DuePanelProps) {
  const { t, format } = useText();
  const words = t.billing.due;
  const { firstDue, bank, balances, contact } = overview;
  const { lay } = useLaid();
  const owed = balances.filter(({ balance }) => balance.amount < 0);
  return (
    <Panel title={words.title} className="flex flex-col">
      {firstDue?.next ? (
        <First invoice={firstDue} overview={overview} />
      ) : (
        <>
          <p className="mt-2 font-display text-[2rem] leading-tight">{words.nothing}</p>
          <p className="mt-2 text-[0.9375rem] text-ink-soft">{words.nothingText}</p>
        </>
      )}
      {owed.map(({ balance }) => (
        <p key={balance.currency} className="mt-2 text-[0.9375rem] text-success">
          {words.credit(format.money(times(balance, -1)))}
        </p>
      ))}
      {firstDue && overview.processor === 'none' && !bank && (
        <p className="mt-3 text-[0.9375rem] text-ink-soft">
          {t.billing.pay.noDoor}. {t.billing.pay.noDoorText(contact.email, contact.phone)}
        </p>
      )}
      {firstDue && (overview.processor !== 'none' || bank) && (
        <div className="mt-auto grid grid-cols-2 gap-3 pt-6">
          <Button size="small" onClick={() => lay({ pay: firstDue.id })}>
            {words.pay}
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

interface FirstProps extends DuePanelProps {
  invoice: InvoiceSummary;
}

function First({ invoice, overview: { balances } }: FirstProps) {
  const { t, format, language } = useText();
  const words = t.billing.due;
  const { next, outstanding, title, number } = invoice;
  if (!next) return null;
  const part = next.amount.amount < outstanding.amount || invoice.paid.amount > 0;
  const day = longDay(next.dueOn, language);
  // The first may be all there is; then its figure stands there already.
  const due = balances.filter(
    (each) => each.due.amount > 0 && each.due.amount !== next.amount.amount,
  );
  return (
    <>
      <bdi className="mt-3 block font-display text-[2.75rem] leading-none lining-nums">
        {format.money(next.amount)}
      </bdi>
      <p className="mt-3 text-[0.9375rem] leading-6 text-ink-soft">
        {next.dueOn < today() ? words.since(title, day) : words.by(title, day)}
        <span className="block text-caption text-ink-mute">
          <bdi className="tnum">{part ? words.of(number) : number}</bdi>
        </span>
      </p>
      {due.length > 0 && (
        <p className="mt-1 text-caption text-ink-mute">
          {words.also(
            listIn(
              language,
              due.map((each) => format.money(each.due)),
            ),
          )}
        </p>
      )}
    </>
  );
}
