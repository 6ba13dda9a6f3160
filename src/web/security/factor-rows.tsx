import type { Factor, User } from '@supabase/auth-js';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { endingOf } from '#web/auth/factor-phone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { CodesRow } from '#web/security/codes-row.tsx';
import { ConfirmDialog } from '#web/security/confirm-dialog.tsx';
import { RecoveryCodes } from '#web/security/recovery-codes.tsx';
import { Row, rowIcon } from '#web/security/security-row.tsx';
import { TotpForm } from '#web/security/totp-form.tsx';
import { useChange } from '#web/security/use-change.ts';
import { useRecoveryCodes } from '#web/security/use-recovery-codes.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Status } from '#web/ui/status.tsx';

/** The authenticator app, other factors, and the codes that stand in for them. */
export function FactorRows({ user }: { user: User }) {
  const { t } = useText();
  const codes = useRecoveryCodes();
  const verified = (user.factors ?? []).filter(({ status }) => status === 'verified');
  const hasApp = verified.some(({ factor_type }) => factor_type === 'totp');
  return (
    <>
      {!hasApp && (
        <Row
          icon={<Smartphone {...rowIcon} />}
          title={t.security.totp.title}
          note={t.security.totp.offNote}
          status={<Status tone="neutral">{t.security.off}</Status>}
          action={<SetUp onDone={codes.make} />}
        />
      )}
      {verified.map((factor) => (
        <FactorRow key={factor.id} factor={factor} />
      ))}
      {verified.length > 0 && <CodesRow codes={codes} />}
      <RecoveryCodes codes={codes} />
    </>
  );
}

function SetUp({ onDone }: { onDone: () => Promise<void> }) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const done = async () => {
    setOpen(false);
    await onDone();
  };
  return (
    <Dialog
      trigger={
        <Button size="small" variant="outline" aria-label={t.security.totp.dialog}>
          {t.security.totp.setUp}
        </Button>
      }
      open={open}
      onOpenChange={setOpen}
      title={t.security.totp.dialog}
      text={t.security.totp.scan}
      closeLabel={t.security.close}
    >
      <TotpForm onDone={done} />
    </Dialog>
  );
}

function FactorRow({ factor }: { factor: Factor }) {
  const { t } = useText();
  const { busy, change } = useChange();
  const { totp: words } = t.security;
  const isPhone = factor.factor_type === 'phone';
  const remove = async () => {
    const refused = await change(async (auth) => {
      const answer = await auth.mfa.unenroll({ factorId: factor.id });
      // The old token still says that the factor was used; a fresh one does not.
      if (!answer.error) await auth.refreshSession();
      return answer;
    }, words.removed);
    return !refused;
  };
  return (
    <Row
      icon={<Smartphone {...rowIcon} />}
      title={isPhone ? `${words.phone} ••${endingOf(factor)}` : factor.friendly_name || words.title}
      note={words.onNote}
      status={<Status tone="success">{t.security.on}</Status>}
      action={
        <ConfirmDialog
          trigger={
            <Button size="small" variant="outline">
              {words.remove}
            </Button>
          }
          title={words.removeTitle}
          text={words.removeText}
          confirm={words.remove}
          busy={busy}
          onConfirm={remove}
        />
      }
    />
  );
}
