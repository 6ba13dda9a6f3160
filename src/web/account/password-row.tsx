import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { PasswordForm } from '#web/account/password-form.tsx';
import { Row, rowIcon } from '#web/account/security-row.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

export function PasswordRow({ email }: { email: string }) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
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
        <Dialog
          trigger={trigger}
          open={open}
          onOpenChange={setOpen}
          title={t.security.password.dialog}
          closeLabel={t.security.close}
        >
          <PasswordForm email={email} onDone={() => setOpen(false)} />
        </Dialog>
      }
    />
  );
}
