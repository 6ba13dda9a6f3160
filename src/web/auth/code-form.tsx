import type { Factor } from '@supabase/auth-js';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { RefusalNote } from '#web/auth/refusal-note.tsx';
import { useText } from '#web/i18n/use-text.ts';
import type { SignInClient } from '#web/platform/auth/auth-client.ts';
import { endingOf } from '#web/platform/auth/factor-phone.ts';
import { type FormRefusal, useAsk } from '#web/platform/auth/use-ask.ts';
import { useCodeForm } from '#web/platform/auth/use-code-form.ts';
import { forgetTextCode, useTextCode } from '#web/platform/auth/use-text-code.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

interface CodeFormProps {
  factor: Factor;
  /** The session is raised already. */
  onDone?: () => void;
}

/** Six digits from an app, or from a message that is sent when the form appears. */
export const CodeForm = (props: CodeFormProps) =>
  props.factor.factor_type === 'phone' ? <TextForm {...props} /> : <AppForm {...props} />;

/** An app needs no challenge in advance. */
function AppForm({ factor, onDone }: CodeFormProps) {
  const { t } = useText();
  return (
    <DigitsForm
      said={t.auth.second.totp}
      verify={(auth, code) => auth.mfa.challengeAndVerify({ factorId: factor.id, code })}
      {...(onDone && { onDone })}
    />
  );
}

/** A telephone is sent its code, once when the form appears and then on demand. */
function TextForm({ factor, onDone }: CodeFormProps) {
  const { t } = useText();
  const { second: words } = t.auth;
  const { busy, sent, left, send, refusal } = useTextCode(factor.id, 'form');
  const ask = () =>
    send(async (auth) => ({
      ...(await auth.mfa.challenge({ factorId: factor.id })),
      factorId: factor.id,
    }));
  const begun = useRef(sent !== undefined);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void ask();
  });
  const verify = (auth: SignInClient, code: string) =>
    auth.mfa.verify({ factorId: factor.id, challengeId: sent?.challengeId ?? '', code });
  return (
    <DigitsForm
      said={sent ? words.phone(endingOf(factor)) : words.phoneWaits(endingOf(factor))}
      verify={sent && verify}
      unsent={refusal}
      onDone={() => {
        forgetTextCode();
        onDone?.();
      }}
    >
      <Button variant="outline" wide busy={busy} disabled={left > 0} onClick={ask}>
        <span className="tnum">{left > 0 ? t.auth.mail.wait(left) : words.sendAgain}</span>
      </Button>
    </DigitsForm>
  );
}

interface DigitsFormProps {
  said: string;
  /** Undefined as long as there is nothing to check against. */
  verify: ((auth: SignInClient, code: string) => Promise<Verified>) | undefined;
  /** Why no code was sent. */
  unsent?: FormRefusal | undefined;
  onDone?: () => void;
  children?: ReactNode;
}

type Verified = Awaited<ReturnType<SignInClient['mfa']['verify']>>;

function DigitsForm({ said, verify, unsent, onDone, children }: DigitsFormProps) {
  const { t } = useText();
  const { busy, ask, refusal = unsent } = useAsk('form');
  const noteId = useId();
  const { field, formProps } = useCodeForm(async (digits) => {
    if (!verify) return undefined;
    const { refused } = await ask((auth) => verify(auth, digits));
    if (!refused) onDone?.();
    return refused && 'code';
  });
  return (
    <form {...formProps}>
      <p className="-mt-3 mb-6 text-body text-ink-soft">{said}</p>
      <CodeField label={t.auth.second.code} {...field} describedBy={refusal && noteId} />
      <div className="mt-6 grid gap-3">
        <RefusalNote id={noteId} refusal={refusal} />
        <Button
          type="submit"
          wide
          busy={busy}
          busyLabel={t.auth.second.checking}
          disabled={!verify}
        >
          {t.auth.second.continue}
        </Button>
        {children}
      </div>
    </form>
  );
}

interface CodeFieldProps {
  label: string;
  value: string;
  onChange: (code: string) => void;
  error: string | undefined;
  describedBy?: string | undefined;
}

export const CodeField = ({ label, value, onChange, error, describedBy }: CodeFieldProps) => (
  <TextField
    label={label}
    name="code"
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={12}
    dir="ltr"
    required
    className="tnum"
    typed={[value, onChange]}
    error={error}
    describedBy={describedBy}
  />
);
