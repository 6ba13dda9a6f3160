import type { User } from '@supabase/auth-js';
import { Mail } from 'lucide-react';
import { useId, useState } from 'react';
import { addressOf, type PageCaptcha } from '#contract/pages/pages.ts';
import { Row, rowIcon } from '#web/account/security-row.tsx';
import { useChange } from '#web/account/use-change.ts';
import { CaptchaField } from '#web/auth/captcha-field.tsx';
import { RefusalNote } from '#web/auth/refusal-note.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { isAddress } from '#web/platform/auth/credentials.ts';
import { useCaptcha } from '#web/platform/auth/use-captcha.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useForm } from '#web/ui/fields/use-form.ts';
import { TriggerDialog } from '#web/ui/overlays/trigger-dialog.tsx';

export function EmailRow({ user, widget }: { user: User; widget: PageCaptcha | undefined }) {
  const { t } = useText();
  const trigger = (
    <Button size="small" variant="outline" aria-label={t.security.email.dialog}>
      {t.security.email.change}
    </Button>
  );
  return (
    <Row
      icon={<Mail {...rowIcon} />}
      title={t.security.email.title}
      note={<bdi>{user.email}</bdi>}
      action={
        <TriggerDialog
          trigger={trigger}
          title={t.security.email.dialog}
          text={t.security.email.text}
        >
          {(close) => <EmailForm onDone={close} />}
        </TriggerDialog>
      }
    >
      {user.new_email && <Pending address={user.new_email} widget={widget} />}
    </Row>
  );
}

function EmailForm({ onDone }: { onDone: () => void }) {
  const { t, language } = useText();
  const { busy, change, refusal } = useChange();
  const noteId = useId();
  const [email, setEmail] = useState('');
  const { errors, formProps } = useForm(
    () => ({ email: isAddress(email) ? undefined : t.auth.fields.email }),
    async () => {
      const emailRedirectTo = location.origin + addressOf(language, '/profile/security');
      const refused = await change(
        (auth) => auth.updateUser({ email: email.trim() }, { emailRedirectTo }),
        t.security.email.sent,
      );
      if (!refused) onDone();
    },
  );
  return (
    <form {...formProps}>
      <TextField
        label={t.security.email.label}
        name="email"
        type="email"
        autoComplete="email"
        dir="ltr"
        required
        typed={[email, setEmail]}
        error={errors.email}
        describedBy={refusal && noteId}
      />
      <div className="mt-6 grid gap-5">
        <RefusalNote id={noteId} refusal={refusal} />
        <Button type="submit" wide busy={busy} busyLabel={t.security.email.saving}>
          {t.security.email.save}
        </Button>
      </div>
    </form>
  );
}

function Pending({ address, widget }: { address: string; widget: PageCaptcha | undefined }) {
  const { t, language } = useText();
  const { busy, change, refusal } = useChange();
  const noteId = useId();
  const captcha = useCaptcha(widget);
  const again = () =>
    captcha.spend(async (proof) => {
      const emailRedirectTo = location.origin + addressOf(language, '/profile/security');
      const options = { emailRedirectTo, ...proof };
      const refused = await change(
        (auth) => auth.resend({ type: 'email_change', email: address, options }),
        t.security.email.sent,
      );
      return { refused };
    });
  return (
    <div className="grid gap-3 rounded-plate border-s-2 border-info bg-info-wash px-5 py-3.5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-caption break-words text-info">{t.security.email.pending(address)}</p>
        <Button
          size="small"
          variant="quiet"
          busy={busy}
          aria-describedby={refusal && noteId}
          onClick={again}
        >
          {t.security.email.resend}
        </Button>
      </div>
      <RefusalNote id={noteId} refusal={refusal} />
      <CaptchaField captcha={captcha} />
    </div>
  );
}
