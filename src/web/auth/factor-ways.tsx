import type { Factor } from '@supabase/auth-js';
import { useQuery } from '@tanstack/react-query';
import { Fingerprint, KeyRound } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { CodeForm } from '#web/auth/code-form.tsx';
import { RecoveryCodeForm } from '#web/auth/recovery-code-form.tsx';
import { RefusalNote } from '#web/auth/refusal-note.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { endingOf } from '#web/platform/auth/factor-phone.ts';
import { canUsePasskeys, ceremonyEnded, settingsQuery } from '#web/platform/auth/settings.ts';
import { useAsk } from '#web/platform/auth/use-ask.ts';
import { sessionOwner } from '#web/platform/sessions/session.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { quietLink } from '#web/ui/controls/quiet-link.ts';
import { notify } from '#web/ui/notify.ts';

interface DeviceFormProps {
  /** A security key of the account; without one, a passkey is meant. */
  factor?: Factor;
  onDone?: () => void;
}

const icon = { size: 18, strokeWidth: 1.5 };

/** The device asks by itself; all there is to do here is to let it. */
function DeviceForm({ factor, onDone }: DeviceFormProps) {
  const { t } = useText();
  const { second: words } = t.auth;
  const { busy, ask, refusal } = useAsk('form');
  const noteId = useId();
  const show = async () => {
    const owner = sessionOwner();
    const { refused } = factor
      ? await ask((auth) => auth.mfa.webauthn.authenticate({ factorId: factor.id }), ceremonyEnded)
      : await ask((auth) => auth.signInWithPasskey(), ceremonyEnded);
    if (refused) return;
    // A passkey opens the account it is of, which may be another one.
    if (sessionOwner() === owner) onDone?.();
    else notify.info(words.otherPasskey);
  };
  return (
    <div>
      <p className="-mt-3 mb-6 text-body text-ink-soft">{factor ? words.key : words.passkey}</p>
      <div className="grid gap-5">
        <RefusalNote id={noteId} refusal={refusal} />
        <Button
          wide
          busy={busy}
          busyLabel={words.checking}
          icon={factor ? <KeyRound {...icon} /> : <Fingerprint {...icon} />}
          aria-describedby={refusal && noteId}
          onClick={() => void show()}
        >
          {factor ? words.byKey : words.byPasskey}
        </Button>
      </div>
    </div>
  );
}

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
