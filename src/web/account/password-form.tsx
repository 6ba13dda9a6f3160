import { useId, useState } from 'react';
import { useChange } from '#web/account/use-change.ts';
import { CodeField } from '#web/auth/code-form.tsx';
import { RefusalNote } from '#web/auth/refusal-note.tsx';
import { StrengthMeter } from '#web/auth/strength-meter.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { digitsOf, isCode, shortestPassword } from '#web/platform/auth/credentials.ts';
import { useAsk } from '#web/platform/auth/use-ask.ts';
import { useCooldown } from '#web/platform/auth/use-cooldown.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { useForm } from '#web/ui/fields/use-form.ts';

/** What the service wants to know before it takes the new password. */
type Proof = 'none' | 'code' | 'current';

const proofs: Record<string, Proof> = {
  reauthentication_needed: 'code',
  current_password_required: 'current',
  current_password_invalid: 'current',
};

export function PasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { t } = useText();
  const { password: words } = t.security;
  const [password, setPassword] = useState('');
  const [given, setGiven] = useState('');
  const { busy, proof, save, refusal } = useSave(onDone);
  const noteId = useId();
  const { errors, formProps } = useForm(
    () => ({
      password:
        [...password].length < shortestPassword ? t.auth.fields.short(shortestPassword) : undefined,
      code: proof === 'code' && !isCode(given) ? t.auth.fields.code : undefined,
      current: proof === 'current' && !given ? t.auth.fields.password : undefined,
    }),
    () => save(password, given),
  );
  const reveal = { showLabel: t.auth.show, hideLabel: t.auth.hide };
  return (
    <form {...formProps} className="grid gap-5">
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      {proof === 'current' && (
        <PasswordField
          {...reveal}
          label={words.current}
          name="current"
          autoComplete="current-password"
          typed={[given, setGiven]}
          error={errors.current}
          describedBy={refusal && noteId}
        />
      )}
      <div>
        <PasswordField
          {...reveal}
          label={words.label}
          name="password"
          autoComplete="new-password"
          placeholder={t.auth.passwordHint}
          minLength={shortestPassword}
          required
          typed={[password, setPassword]}
          error={errors.password}
          describedBy={refusal && noteId}
        />
        <StrengthMeter password={password} />
      </div>
      {proof === 'code' && (
        <>
          <p className="text-caption text-ink-soft">{words.codeSent}</p>
          <CodeField
            label={words.code}
            value={given}
            onChange={setGiven}
            error={errors.code}
            describedBy={refusal && noteId}
          />
          <CodeAgain />
        </>
      )}
      <RefusalNote id={noteId} refusal={refusal} />
      <Button type="submit" wide busy={busy} busyLabel={words.saving} className="mt-1">
        {words.save}
      </Button>
    </form>
  );
}

/** The service sends one code a minute. */
const betweenCodes = 60;

/** A code that was guessed at too often, or waited too long, is replaced by a new one. */
function CodeAgain() {
  const { t } = useText();
  const { busy, ask, refusal } = useAsk('form');
  const noteId = useId();
  const [left, wait] = useCooldown(betweenCodes);
  const send = async () => {
    const { data, wait: seconds } = await ask((auth) => auth.reauthenticate());
    if (data || seconds) wait(seconds ?? betweenCodes);
  };
  return (
    <>
      <RefusalNote id={noteId} refusal={refusal} />
      <Button size="small" variant="outline" busy={busy} disabled={left > 0} onClick={send}>
        <span className="tnum">{left > 0 ? t.auth.mail.wait(left) : t.auth.second.sendAgain}</span>
      </Button>
    </>
  );
}

/** Tries without a code first; the service says when it wants one, and then nothing typed is lost. */
function useSave(onDone: () => void) {
  const { t } = useText();
  const { busy, change, refusal } = useChange();
  const mail = useAsk('form');
  const [proof, setProof] = useState<Proof>('none');
  const save = async (password: string, given: string) => {
    const shown = {
      none: {},
      code: { nonce: digitsOf(given) },
      current: { current_password: given },
    };
    const refused = await change(
      (auth) => auth.updateUser({ password, ...shown[proof] }),
      t.security.password.changed,
      proof === 'none' ? Object.keys(proofs) : [],
    );
    if (!refused) return onDone();
    const wanted = proofs[refused];
    if (!wanted || proof !== 'none') return;
    if (wanted === 'code') await mail.ask((auth) => auth.reauthenticate());
    setProof(wanted);
  };
  return { busy: busy || mail.busy, proof, save, refusal: refusal ?? mail.refusal };
}
