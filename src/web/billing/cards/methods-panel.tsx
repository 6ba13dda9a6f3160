import { useQuery } from '@tanstack/react-query';
import { CreditCard, Landmark, Users } from 'lucide-react';
import { Link } from 'react-router';
import type { BillingOverview, PaymentMethod } from '#contract/billing/payments.ts';
import { delegates, type Mandate } from '#contract/delegates.ts';
import { keptCardWords, refusedCard } from '#domain/money/words/card.ts';
import { billingAddresses } from '#web/billing/addresses.ts';
import { AddCardDialog } from '#web/billing/cards/add-card-dialog.tsx';
import { cardEnd, cardPays } from '#web/billing/cards/end.ts';
import { MethodRow } from '#web/billing/cards/method-row.tsx';
import { useLimitWords } from '#web/billing/limit-words.ts';
import type { BooksReader } from '#web/billing/use-payer.ts';
import { wordLook } from '#web/billing/word-button.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { call } from '#web/platform/api.ts';
import { Panel } from '#web/ui/panel/panel.tsx';
import { Status } from '#web/ui/status.tsx';

export interface MethodsPanelProps {
  overview: BillingOverview;
  payer: BooksReader;
  /** What keeping a card means is said beside the saved cards, on the same page. */
  listsCards?: boolean | undefined;
}

/** How it is paid, and who may pay for the client. */
export function MethodsPanel({ overview, payer, listsCards }: MethodsPanelProps) {
  const { t, language } = useText();
  const words = t.billing.methods;
  const { methods, bank, processor } = overview;
  const kept = listsCards ? '' : keptCardWords(language);
  const noCard = processor === 'none' ? t.billing.pay.notHere : kept;
  return (
    <Panel title={words.title} className="flex flex-col">
      <ul className="mt-1">
        {payer.kind === 'delegate' && <Mandated payer={payer} />}
        {methods.map((method) => (
          <CardRow key={method.id} method={method} overview={overview} />
        ))}
        {methods.length === 0 && (
          <MethodRow
            icon={CreditCard}
            name={words.none}
            note={payer.kind === 'self' ? noCard : t.billing.acting.noCard}
          />
        )}
        {bank && (
          <MethodRow
            icon={Landmark}
            name={words.transfer}
            note={<bdi>{words.reference(bank.reference)}</bdi>}
          />
        )}
        {payer.kind === 'self' && <PayingDelegates />}
      </ul>
      {payer.kind === 'self' && methods.length > 0 && kept && (
        <p className="mt-3 text-caption text-ink-mute">{kept}</p>
      )}
      {payer.kind === 'self' && <Keeping overview={overview} />}
    </Panel>
  );
}

function Keeping({ overview }: Pick<MethodsPanelProps, 'overview'>) {
  const { t } = useText();
  return (
    <div className="mt-auto flex flex-wrap gap-x-6 pt-4">
      {overview.processor !== 'none' && <AddCardDialog overview={overview} quiet />}
      {overview.methods.length > 0 && (
        <Link to={`${billingAddresses.payments}#cards`} className={wordLook}>
          <span className="border-b border-brass-fill">{t.billing.methods.manage}</span>
        </Link>
      )}
    </div>
  );
}

/** For whom somebody pays, how much at once and until when. */
function Mandated({ payer: { name, mandate } }: { payer: BooksReader & { kind: 'delegate' } }) {
  const { t } = useText();
  return (
    <MethodRow icon={Users} name={t.billing.acting.payFor(name)} note={useLimitWords()(mandate)} />
  );
}

function CardRow({ method, overview }: { method: PaymentMethod; overview: BillingOverview }) {
  const { t, language } = useText();
  const words = t.billing.methods;
  const { brand, last4, isDefault, expired } = method;
  const end = words.ends(cardEnd(method));
  const pays = cardPays(method, overview, language);
  const notes = [end, ...(isDefault ? [words.first] : []), ...(pays ? [pays] : [])];
  return (
    <MethodRow
      icon={CreditCard}
      name={words.card(t.billing.card.brands[brand], last4)}
      note={notes.join('. ')}
      warning={refusedCard(method, language)}
      aside={
        expired ? (
          <Status tone="danger">{words.expired}</Status>
        ) : (
          isDefault && <Status tone="neutral">{words.default}</Status>
        )
      }
    />
  );
}

/** Who may pay in the client's name, up to what and until when. Only the client reads it. */
function PayingDelegates() {
  const { data } = useQuery({
    queryKey: ['delegates', 'paying'],
    queryFn: ({ signal }) => call(delegates.list, {}, signal),
    retry: false,
  });
  const paying = data?.filter(({ state, rights }) => state === 'active' && rights.includes('pay'));
  return paying?.map((mandate) => <Delegate key={mandate.id} mandate={mandate} />);
}

function Delegate({ mandate }: { mandate: Mandate }) {
  const { t } = useText();
  const say = useLimitWords();
  return (
    <MethodRow icon={Users} name={t.billing.methods.mayPay(mandate.name)} note={say(mandate)} />
  );
}
