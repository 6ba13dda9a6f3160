import type { Factor } from '@supabase/auth-js';
import { useState } from 'react';
import { CodeForm } from '#web/auth/code-form.tsx';
import { endingOf } from '#web/auth/factor-phone.ts';
import { RecoveryCodeForm } from '#web/auth/recovery-code-form.tsx';
import { quietLink, StepHead } from '#web/auth/step-head.tsx';
import { useText } from '#web/i18n/use-text.ts';
import type { SignedIn } from '#web/platform/use-session.ts';
import { signOut } from '#web/shell/sign-out.ts';

type Way = Factor | 'recovery';

/** The password was right and a second factor is set up; the session is worth nothing until it is given. */
export function SecondFactor({ session }: { session: SignedIn }) {
  const { t } = useText();
  const factors = (session.user.factors ?? []).filter(
    ({ status, factor_type }) => status === 'verified' && factor_type !== 'webauthn',
  );
  const ways: Way[] = [...factors, 'recovery'];
  const [chosen, setChosen] = useState<Way>(ways[0] ?? 'recovery');
  return (
    <div>
      <StepHead title={t.auth.second.title} />
      {chosen === 'recovery' ? <RecoveryCodeForm /> : <CodeForm key={chosen.id} factor={chosen} />}
      <ul className="mt-7 grid justify-items-center gap-2.5">
        {ways
          .filter((way) => way !== chosen)
          .map((way) => (
            <li key={way === 'recovery' ? way : way.id}>
              <button type="button" className={quietLink} onClick={() => setChosen(way)}>
                <WayName way={way} />
              </button>
            </li>
          ))}
        <li>
          <button type="button" className={quietLink} onClick={() => signOut()}>
            {t.auth.second.otherAccount}
          </button>
        </li>
      </ul>
    </div>
  );
}

function WayName({ way }: { way: Way }) {
  const { t } = useText();
  if (way === 'recovery') return t.auth.second.byRecovery;
  if (way.factor_type === 'phone') return t.auth.second.byPhone(endingOf(way));
  return t.auth.second.byTotp;
}
