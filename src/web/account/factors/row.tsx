import type { Factor } from '@supabase/auth-js';
import { MessageSquareText, Smartphone } from 'lucide-react';
import { Row, rowIcon } from '#web/account/security-row.tsx';
import { useChange } from '#web/account/use-change.ts';
import { useText } from '#web/i18n/use-text.ts';
import { endingOf } from '#web/platform/auth/factor-phone.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { Status } from '#web/ui/status.tsx';

interface FactorRowProps {
  factor: Factor;
  /** Without it a password alone would do. */
  isLast: boolean;
}

export function FactorRow({ factor, isLast }: FactorRowProps) {
  const { t } = useText();
  const { busy, change, refusal } = useChange();
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
      icon={isPhone ? <MessageSquareText {...rowIcon} /> : <Smartphone {...rowIcon} />}
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
          text={isLast ? words.removeText : words.removeOne}
          confirm={words.remove}
          keep={t.security.cancel}
          busy={busy}
          refused={refusal?.says}
          onConfirm={remove}
        />
      }
    />
  );
}
