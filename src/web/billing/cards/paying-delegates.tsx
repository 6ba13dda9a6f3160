import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { delegates, type Mandate } from '#contract/delegates.ts';
import { MethodRow } from '#web/billing/cards/method-row.tsx';
import { useLimitWords } from '#web/billing/limit-words.ts';
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

function Delegate({ mandate }: { mandate: Mandate }) {
  const { t } = useText();
  const say = useLimitWords();
  return (
    <MethodRow icon={Users} name={t.billing.methods.mayPay(mandate.name)} note={say(mandate)} />
  );
}
