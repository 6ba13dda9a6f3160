import { useId } from 'react';
import { useNavigate } from 'react-router';
import type { Entrance } from '#web/auth/entrance.ts';
import { PasswordEntry } from '#web/auth/entry-fields.tsx';
import { RefusalNote } from '#web/auth/refusal-note.tsx';
import { StepHead } from '#web/auth/step-head.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { shortestPassword } from '#web/platform/auth/credentials.ts';
import { useAsk } from '#web/platform/auth/use-ask.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { useForm } from '#web/ui/fields/use-form.ts';
import { notify } from '#web/ui/notify.ts';

/** Follows the link of the mail, which signed the client in for this. */
export function NewPasswordForm({ entrance, email }: { entrance: Entrance; email: string }) {
  const { t } = useText();
  const navigate = useNavigate();
  const { busy, ask, refusal } = useAsk('form');
  const noteId = useId();
  const { password } = entrance.typed;
  const { errors, formProps } = useForm(
    () => ({
      password:
        [...password].length >= shortestPassword
          ? undefined
          : t.auth.fields.short(shortestPassword),
    }),
    async () => {
      const { data } = await ask((auth) => auth.updateUser({ password }));
      if (!data) return 'password';
      notify.success(t.auth.successTitle, t.auth.newPassword.saved);
      await navigate(entrance.next, { replace: true });
      return undefined;
    },
  );
  const describedBy = refusal && noteId;
  const chosen = {
    least: shortestPassword,
    placeholder: t.auth.passwordHint,
    label: t.auth.newPassword.label,
  };
  return (
    <form {...formProps}>
      <StepHead title={t.auth.newPassword.title} text={t.auth.newPassword.text} />
      {/* Password keepers file the new password under this address. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordEntry
        entrance={entrance}
        chosen={chosen}
        describedBy={describedBy}
        error={errors.password}
      />
      <div className="mt-6 grid gap-5">
        <RefusalNote id={noteId} refusal={refusal} />
        <Button type="submit" wide busy={busy} busyLabel={t.auth.newPassword.saving}>
          {t.auth.newPassword.save}
        </Button>
      </div>
    </form>
  );
}

/** Somebody opened the page without the link, or the link in another browser. */
export function NoLinkYet({ entrance, elsewhere }: { entrance: Entrance; elsewhere: boolean }) {
  const { t } = useText();
  const { links, newPassword } = t.auth;
  const title = elsewhere ? links.recoveryElsewhere : newPassword.noLink;
  const text = elsewhere ? links.recoveryElsewhereText : newPassword.noLinkText;
  return (
    <div>
      <StepHead title={title} text={text} />
      <Button wide onClick={() => entrance.go('forgot')}>
        {newPassword.ask}
      </Button>
    </div>
  );
}
