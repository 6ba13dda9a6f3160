import { KeyRound } from 'lucide-react';
import { PasswordForm } from '#web/account/password-form.tsx';
import { Row, rowIcon } from '#web/account/security-row.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { TriggerDialog } from '#web/ui/overlays/trigger-dialog.tsx';

export function PasswordRow({ email }: { email: string }) {
  const { t } = useText();
  const trigger = (
    <Button size="small" variant="outline" aria-label={t.security.password.dialog}>
      {t.security.password.change}
    </Button>
  );
  return (
    <Row
      icon={<KeyRound {...rowIcon} />}
      title={t.security.password.title}
      note={t.security.password.note}
      action={
        <TriggerDialog trigger={trigger} title={t.security.password.dialog}>
          {(close) => <PasswordForm email={email} onDone={close} />}
        </TriggerDialog>
      }
    />
  );
}
