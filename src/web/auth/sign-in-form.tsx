import { useId, useState } from 'react';
import { CaptchaField } from '#web/auth/captcha-field.tsx';
import type { Entrance } from '#web/auth/entrance.ts';
import { EmailField, PasswordEntry } from '#web/auth/entry-fields.tsx';
import { RefusalNote } from '#web/auth/refusal-note.tsx';
import { useSend } from '#web/auth/use-send.ts';
import { useTypedBefore } from '#web/auth/use-typed-before.ts';
import { useText } from '#web/i18n/use-text.ts';
import { isAddress } from '#web/platform/auth/credentials.ts';
import { useAsk } from '#web/platform/auth/use-ask.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { quietLink } from '#web/ui/controls/quiet-link.ts';
import { useForm } from '#web/ui/fields/use-form.ts';
import { AlertPanel } from '#web/ui/panel/alert-panel.tsx';

/** The session that follows leads on by itself; see AuthPage. */
export function SignInForm({ entrance }: { entrance: Entrance }) {
  const { t } = useText();
  const { busy, ask, refusal } = useAsk('both');
  const noteId = useId();
  const [unconfirmed, setUnconfirmed] = useState(false);
  const [isClosed, setClosed] = useState(false);
  const { email, password } = entrance.typed;
  const { errors, formProps } = useForm(
    () => ({
      email: isAddress(email) ? undefined : t.auth.fields.email,
      password: password ? undefined : t.auth.fields.password,
    }),
    async () => {
      const { refused } = await entrance.captcha.spend((options) =>
        ask((auth) => auth.signInWithPassword({ email: email.trim(), password, options })),
      );
      setClosed(refused === 'over_request_rate_limit');
      setUnconfirmed(refused === 'email_not_confirmed');
      return refused === 'invalid_credentials' && 'password';
    },
  );
  useTypedBefore(formProps.ref, entrance.type);
  const describedBy = refusal && noteId;
  return (
    // Sent by the browser itself, which it would be before the scripts are there, it goes nowhere: a
    // password belongs in no address.
    <form {...formProps} method="dialog" className="grid gap-5">
      <EmailField entrance={entrance} error={errors.email} describedBy={describedBy} />
      <div>
        <PasswordEntry entrance={entrance} error={errors.password} describedBy={describedBy} />
        <div className="mt-2.5 flex justify-end">
          <button type="button" className={quietLink} onClick={() => entrance.go('forgot')}>
            {t.auth.forgot}
          </button>
        </div>
      </div>
      {unconfirmed ? (
        <Unconfirmed entrance={entrance} />
      ) : (
        <RefusalNote
          id={noteId}
          refusal={refusal && isClosed ? { ...refusal, advice: t.auth.linkInstead } : refusal}
        />
      )}
      <CaptchaField captcha={entrance.captcha} />
      <Button
        type="submit"
        wide
        busy={busy || entrance.leaving}
        busyLabel={t.auth.signingIn}
        className="[:root:not(.js)_&]:hidden"
      >
        {t.auth.signIn}
      </Button>
      <p className="text-center text-caption text-ink-mute">{t.auth.staySignedIn}</p>
    </form>
  );
}

/** The password was right, so the account may be spoken of. */
function Unconfirmed({ entrance }: { entrance: Entrance }) {
  const { t } = useText();
  const { busy, send, refusal } = useSend(entrance);
  const resend = async () => {
    const { data } = await send('signup');
    if (data) entrance.setSent('signup');
  };
  return (
    <AlertPanel
      tone="warning"
      title={t.auth.links.unconfirmed}
      text={refusal?.says ?? t.auth.links.unconfirmedText}
      action={
        <Button size="small" variant="outline" busy={busy} onClick={resend}>
          {t.auth.mail.resend}
        </Button>
      }
    />
  );
}
