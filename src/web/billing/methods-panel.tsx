import { CreditCard, Landmark, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BillingOverview, PaymentMethod } from '#contract/billing-payments.ts';
import { AddCardDialog } from '#web/billing/add-card-dialog.tsx';
import { billingAddresses } from '#web/billing/addresses.ts';
import { cardEnd } from '#web/billing/moments.ts';
import { wordLook } from '#web/billing/word-button.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { Panel } from '#web/own-bookings/panel.tsx';
import { Status } from '#web/ui/status.tsx';

/** How it is paid. */
export function MethodsPanel({ overview }: { overview: BillingOverview }) {
  const { t } = useText();
  const words = t.billing.methods;
  const { methods, bank } = overview;
  return (
    <Panel title={words.title} className="flex flex-col">
      <ul className="mt-1">
        {methods.map((method) => (
          <CardRow key={method.id} method={method} />
        ))}
        {methods.length === 0 && (
          <MethodRow icon={CreditCard} name={words.none} note={words.noneText} />
        )}
        {bank && (
          <MethodRow
            icon={Landmark}
            name={words.transfer}
            note={<bdi>{words.reference(bank.reference)}</bdi>}
          />
        )}
      </ul>
      <div className="mt-auto flex flex-wrap gap-x-6 pt-4">
        <AddCardDialog overview={overview} quiet />
        {methods.length > 0 && (
          <Link to={`${billingAddresses.payments}#cards`} className={wordLook}>
            <span className="border-b border-brass-fill">{words.manage}</span>
          </Link>
        )}
      </div>
    </Panel>
  );
}

function CardRow({ method }: { method: PaymentMethod }) {
  const { t } = useText();
  const words = t.billing.methods;
  const { brand, last4, isDefault, expired } = method;
  const end = words.ends(cardEnd(method));
  return (
    <MethodRow
      icon={CreditCard}
      name={words.card(t.billing.card.brands[brand], last4)}
      note={isDefault ? `${end}. ${words.first}` : end}
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

interface MethodRowProps {
  icon: LucideIcon;
  name: string;
  note: ReactNode;
  aside?: ReactNode;
}

export function MethodRow({ icon: Icon, name, note, aside }: MethodRowProps) {
  return (
    <li className="flex items-center gap-4 border-b border-line py-3">
      <Icon size={18} strokeWidth={1.5} className="shrink-0" aria-hidden />
      <span className="min-w-0 flex-1">
        <span className="block text-[0.9375rem] leading-5">{name}</span>
        <span className="block text-caption break-words text-ink-mute">{note}</span>
      </span>
      {aside}
    </li>
  );
}
