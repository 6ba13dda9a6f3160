import type { Factor } from '@supabase/auth-js';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { CodeForm } from '#web/auth/code-form.tsx';
import { DeviceForm } from '#web/auth/device-form.tsx';
import { endingOf } from '#web/auth/factor-phone.ts';
import { RecoveryCodeForm } from '#web/auth/recovery-code-form.tsx';
import { canUsePasskeys, settingsQuery } from '#web/auth/settings.ts';
import { quietLink } from '#web/auth/step-head.tsx';
import { useText } from '#web/i18n/use-text.ts';

type Way = Factor | 'passkey' | 'recovery';

interface FactorWaysProps {
  /** Of the account; those that were never proven are left out. */
  factors: readonly Factor[];
  /** The session has shown its second factor; undefined where the session itself tells the screen. */
  onDone?: (() => void) | undefined;
  /** What else somebody can do who has none of them at hand. */
  instead: ReactNode;
}

/** Every way to show a second factor: an app, a telephone, a security key, a passkey, a recovery code. */
export function FactorWays({ factors, onDone, instead }: FactorWaysProps) {
  const { data: settings } = useQuery(settingsQuery);
  const ways: Way[] = [
    ...factors.filter(({ status }) => status === 'verified'),
    ...(canUsePasskeys(settings) ? ['passkey' as const] : []),
    'recovery',
  ];
  const [chosen, setChosen] = useState<string>();
  const way = ways.find((each) => nameOf(each) === chosen) ?? ways[0] ?? 'recovery';
  return (
    <>
      <WayForm key={nameOf(way)} way={way} onDone={onDone} />
      <ul className="mt-7 grid justify-items-center gap-2.5">
        {ways
          .filter((each) => each !== way)
          .map((each) => (
            <li key={nameOf(each)}>
              <button type="button" className={quietLink} onClick={() => setChosen(nameOf(each))}>
                <WayName way={each} />
              </button>
            </li>
          ))}
        <li>{instead}</li>
      </ul>
    </>
  );
}

const nameOf = (way: Way) => (typeof way === 'string' ? way : way.id);

function WayForm({ way, onDone }: { way: Way; onDone: (() => void) | undefined }) {
  const done = onDone && { onDone };
  if (way === 'recovery') return <RecoveryCodeForm {...done} />;
  if (way === 'passkey') return <DeviceForm {...done} />;
  if (way.factor_type === 'webauthn') return <DeviceForm factor={way} {...done} />;
  return <CodeForm factor={way} {...done} />;
}

function WayName({ way }: { way: Way }) {
  const { second } = useText().t.auth;
  if (way === 'recovery') return second.byRecovery;
  if (way === 'passkey') return second.byPasskey;
  if (way.factor_type === 'phone') return second.byPhone(endingOf(way));
  return way.factor_type === 'webauthn' ? second.byKey : second.byTotp;
}
