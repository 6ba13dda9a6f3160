import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { FactorWays } from '#web/auth/factor-ways.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { AppProviders } from '#web/platform/app-providers.tsx';
import { openAuth } from '#web/platform/auth/auth-client.ts';
import { answerProof, useWanted, type WantedProof } from '#web/platform/auth/proof.ts';
import { CodeWay, PasswordWay } from '#web/proof/owner-ways.tsx';
import { SignInAgain, SignInWay } from '#web/proof/sign-in-way.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Skeleton } from '#web/ui/panel/skeleton.tsx';

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

function SecondWay({ onDone }: { onDone: () => void }) {
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

/** Over every page, when the house asks who it is; what was typed beneath stays as it is. */
export function ProofDialog() {
  const { t } = useText();
  const { proof: words } = t;
  const wanted = useWanted();
  const isSecond = wanted === 'second';
  return (
    <AppProviders>
      <Dialog
        open={wanted !== undefined}
        onOpenChange={(open) => !open && answerProof(false)}
        title={isSecond ? words.secondTitle : words.title}
        text={isSecond ? words.secondText : words.text}
      >
        {wanted && <Way wanted={wanted} />}
      </Dialog>
    </AppProviders>
  );
}

const done = () => answerProof(true);

function Way({ wanted }: { wanted: WantedProof }) {
  if (wanted === 'password') return <PasswordWay onDone={done} />;
  if (wanted === 'code') return <CodeWay onDone={done} />;
  if (wanted === 'sign_in') return <SignInWay />;
  return <SecondWay onDone={done} />;
}
