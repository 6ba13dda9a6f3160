import { LifeBuoy } from 'lucide-react';
import { Row, rowIcon } from '#web/account/security-row.tsx';
import type { RecoveryCodesState } from '#web/account/use-recovery-codes.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';

export function CodesRow({ codes }: { codes: RecoveryCodesState }) {
  const { t } = useText();
  const { codes: words } = t.security;
  return (
    <Row
      icon={<LifeBuoy {...rowIcon} />}
      title={words.title}
      note={words.note}
      action={
        <Button
          size="small"
          variant="outline"
          busy={codes.busy}
          busyLabel={words.making}
          onClick={codes.make}
        >
          {words.make}
        </Button>
      }
    />
  );
}
