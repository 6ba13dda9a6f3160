import { FactorWays } from '#web/auth/factor-ways.tsx';
import { quietLink, StepHead } from '#web/auth/step-head.tsx';
import { useText } from '#web/i18n/use-text.ts';
import type { SignedIn } from '#web/platform/use-session.ts';
import { signOut } from '#web/shell/sign-out.ts';

/** The password was right and a second factor is set up; the session is worth nothing until it is given. */
export function SecondFactor({ session }: { session: SignedIn }) {
  const { t } = useText();
  return (
    <div>
      <StepHead title={t.auth.second.title} />
      <FactorWays
        factors={session.user.factors ?? []}
        instead={
          <button type="button" className={quietLink} onClick={() => signOut()}>
            {t.auth.second.otherAccount}
          </button>
        }
      />
    </div>
  );
}
