import type { Factor } from '@supabase/auth-js';
import { useEffect, useRef, useState } from 'react';
import { digitsOf, isCode } from '#web/auth/credentials.ts';
import { endingOf } from '#web/auth/factor-phone.ts';
import { quietLink } from '#web/auth/step-head.tsx';
import { useAsk } from '#web/auth/use-ask.ts';
import { useForm } from '#web/auth/use-form.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** Six digits from an app, or from a message that is sent when the form appears. */
export function CodeForm({ factor }: { factor: Factor }) {
  const { t } = useText();
  const { busy, ask } = useAsk();
  const [code, setCode] = useState('');
  const sms = useTextMessage(factor);
  const { errors, formProps } = useForm(
    () => ({ code: isCode(code) ? undefined : t.auth.fields.code }),
    async () => {
      const { refused } = await ask((auth) => {
        const given = { factorId: factor.id, code: digitsOf(code) };
        return sms.challengeId
          ? auth.mfa.verify({ ...given, challengeId: sms.challengeId })
          : auth.mfa.challengeAndVerify(given);
      });
      if (refused) setCode('');
    },
  );
  const said =
    factor.factor_type === 'phone' ? t.auth.second.phone(endingOf(factor)) : t.auth.second.totp;
  return (
    <form {...formProps}>
      <p className="-mt-3 mb-6 text-body text-ink-soft">{said}</p>
      <CodeField label={t.auth.second.code} value={code} onChange={setCode} error={errors.code} />
      <Button type="submit" wide busy={busy} busyLabel={t.auth.second.checking} className="mt-6">
        {t.auth.second.continue}
      </Button>
      {factor.factor_type === 'phone' && (
        <p className="mt-5 text-center">
          <button type="button" className={quietLink} onClick={sms.send}>
            {t.auth.second.sendAgain}
          </button>
        </p>
      )}
    </form>
  );
}

interface CodeFieldProps {
  label: string;
  value: string;
  onChange: (code: string) => void;
  error: string | undefined;
}

export function CodeField({ label, value, onChange, error }: CodeFieldProps) {
  return (
    <TextField
      label={label}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      dir="ltr"
      required
      className="tnum"
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** An app needs no challenge in advance; a telephone is sent its code by one. */
function useTextMessage(factor: Factor) {
  const { ask } = useAsk();
  const [challengeId, setChallengeId] = useState<string>();
  const begun = useRef(false);
  const send = async () => {
    const { data } = await ask((auth) => auth.mfa.challenge({ factorId: factor.id }));
    if (data) setChallengeId(data.id);
  };
  useEffect(() => {
    if (begun.current || factor.factor_type !== 'phone') return;
    begun.current = true;
    void send();
  });
  return { challengeId, send };
}
