import { useId, useState } from 'react';
import { Link } from 'react-router';
import { CaptchaField } from '#web/auth/captcha-field.tsx';
import type { Entrance } from '#web/auth/entrance.ts';
import { EmailField, PasswordEntry } from '#web/auth/entry-fields.tsx';
import { RefusalNote } from '#web/auth/refusal-note.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { isAddress, shortestPassword } from '#web/platform/auth/credentials.ts';
import { useAsk } from '#web/platform/auth/use-ask.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { quietLink } from '#web/ui/controls/quiet-link.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useForm } from '#web/ui/fields/use-form.ts';
import { notify } from '#web/ui/notify.ts';

/** As long as a name is anywhere in the house. */
const longestName = 120;

export function SignUpForm({ entrance }: { entrance: Entrance }) {
  const { t } = useText();
  const { email, password } = entrance.typed;
  const [name, setName] = useState('');
  const { busy, refusal, signUp } = useSignUp(entrance, name);
  const noteId = useId();
  const { errors, formProps } = useForm(
    () => ({
      email: isAddress(email) ? undefined : t.auth.fields.email,
      password:
        [...password].length >= shortestPassword
          ? undefined
          : t.auth.fields.short(shortestPassword),
    }),
    signUp,
  );
  const describedBy = refusal && noteId;
  const chosen = { least: shortestPassword, placeholder: t.auth.passwordHint };
  return (
    <form {...formProps} className="grid gap-5">
      <TextField
        label={t.auth.name}
        name="name"
        autoComplete="name"
        maxLength={longestName}
        typed={[name, setName]}
      />
      <EmailField entrance={entrance} error={errors.email} describedBy={describedBy} />
      <PasswordEntry
        entrance={entrance}
        describedBy={describedBy}
        chosen={chosen}
        error={errors.password}
      />
      <RefusalNote id={noteId} refusal={refusal} />
      <CaptchaField captcha={entrance.captcha} />
      <Button type="submit" wide busy={busy} busyLabel={t.auth.creating} className="mt-2">
        {t.auth.signUp}
      </Button>
      <Agreeing />
      <p className="text-center text-caption text-ink-mute">{t.auth.confirmFirst}</p>
    </form>
  );
}

/** What stands under the button is what is agreed to; the version of it goes with the account. */
function Agreeing() {
  const { t } = useText();
  const { agree } = t.auth;
  return (
    <p className="text-center text-caption text-ink-mute">
      {agree.before}{' '}
      <Link to="/terms" className={quietLink}>
        {agree.terms}
      </Link>{' '}
      {agree.and}{' '}
      <Link to="/privacy" className={quietLink}>
        {agree.privacy}
      </Link>
      {agree.after}
    </p>
  );
}

function useSignUp({ typed, returnTo, setSent, captcha, agreement }: Entrance, name: string) {
  const { t, language } = useText();
  const { busy, ask, refusal } = useAsk('both');
  const signUp = async () => {
    const { email, password } = typed;
    const called = name.trim() && { full_name: name.trim() };
    const about = { language, ...called, ...(agreement && { agreed: agreement }) };
    const wishes = { emailRedirectTo: returnTo(), data: about };
    const { data, refused } = await captcha.spend((proof) =>
      ask((auth) =>
        auth.signUp({ email: email.trim(), password, options: { ...wishes, ...proof } }),
      ),
    );
    if (refused) return fieldOf[refused];
    // A house without confirmation answers with a session, which leads on by itself.
    if (!data || data.session) return undefined;
    notify.success(t.auth.successTitle, t.auth.checkEmail);
    setSent('signup');
    return undefined;
  };
  return { busy, refusal, signUp };
}

/** What a refusal is about, where it is about one field. */
const fieldOf: Record<string, string | undefined> = {
  weak_password: 'password',
  user_already_exists: 'email',
  email_address_invalid: 'email',
};
