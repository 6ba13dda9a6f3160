import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { delegates, type Mandate } from '#contract/delegates.ts';
import { MethodRow } from '#web/billing/method-row.tsx';
import { fullDay } from '#web/billing/moments.ts';
import { useText } from '#web/i18n/use-text.ts';
import { call } from '#web/platform/api.ts';

/** Who may pay in the client's name, up to what and until when. Only the client reads it. */
export function PayingDelegates() {
  const { data } = useQuery({
    queryKey: ['delegates', 'paying'],
    queryFn: ({ signal }) => call(delegates.list, {}, signal),
    retry: false,
  });
  const paying = data?.filter(({ state, rights }) => state === 'active' && rights.includes('pay'));
  return paying?.map((mandate) => <Delegate key={mandate.id} mandate={mandate} />);
}

function Delegate({ mandate: { name, upTo, until } }: { mandate: Mandate }) {
  const { t, format, language } = useText();
  const words = t.billing.methods;
  const limit =
    upTo === null ? words.anyAmount : words.upTo(format.money({ amount: upTo, currency: 'AED' }));
  const last = until && words.until(fullDay(until, language));
  return (
    <MethodRow icon={Users} name={words.mayPay(name)} note={last ? `${limit}, ${last}` : limit} />
  );
}
