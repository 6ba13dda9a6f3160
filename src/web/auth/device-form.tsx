import type { Factor } from '@supabase/auth-js';
import { Fingerprint, KeyRound } from 'lucide-react';
import { useId } from 'react';
import { ceremonyEnded } from '#web/auth/other-ways.tsx';
import { RefusalNote } from '#web/auth/refusal-note.tsx';
import { useAsk } from '#web/auth/use-ask.ts';
import { useText } from '#web/i18n/use-text.ts';
import { sessionOwner } from '#web/platform/session.ts';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/notify.ts';

interface DeviceFormProps {
  /** A security key of the account; without one, a passkey is meant. */
  factor?: Factor;
  onDone?: () => void;
}

const icon = { size: 18, strokeWidth: 1.5 };

/** The device asks by itself; all there is to do here is to let it. */
export function DeviceForm({ factor, onDone }: DeviceFormProps) {
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
