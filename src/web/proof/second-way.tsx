import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { FactorWays } from '#web/auth/factor-ways.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { openAuth } from '#web/platform/auth-client.ts';
import { SignInAgain } from '#web/proof/sign-in-way.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** What the browser keeps of the account may be older than its factors. */
const factorsQuery = {
  queryKey: ['auth', 'factors'],
  queryFn: async () => {
    const { data, error } = await (await openAuth()).mfa.listFactors();
    if (error) throw error;
    return data.all;
  },
  gcTime: 0,
};

export function SecondWay({ onDone }: { onDone: () => void }) {
  const { t } = useText();
  const { data, isError } = useQuery(factorsQuery);
  const isKnown = data !== undefined || isError;
  const ways = useRef<HTMLDivElement>(null);
  // The dialog opened before there was anything to write in.
  useEffect(() => {
    if (isKnown) ways.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [isKnown]);
  if (!isKnown) return <Skeleton className="h-40 w-full" />;
  return (
    <div className="pt-3" ref={ways}>
      <FactorWays
        factors={data ?? []}
        onDone={onDone}
        instead={<SignInAgain>{t.proof.again}</SignInAgain>}
      />
    </div>
  );
}
