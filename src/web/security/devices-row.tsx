import { MonitorSmartphone } from 'lucide-react';
import { useText } from '#web/i18n/use-text.ts';
import { Row, rowIcon } from '#web/security/security-row.tsx';
import { useChange } from '#web/security/use-change.ts';
import { Button } from '#web/ui/button.tsx';

export function DevicesRow() {
  const { t } = useText();
  const { busy, change } = useChange();
  const { devices: words } = t.security;
  const end = () =>
    change(async (auth) => {
      const { error } = await auth.signOut({ scope: 'others' });
      return { data: null, error };
    }, words.ended);
  return (
    <Row
      icon={<MonitorSmartphone {...rowIcon} />}
      title={words.title}
      note={words.note}
      action={
        <Button size="small" variant="outline" busy={busy} busyLabel={words.ending} onClick={end}>
          {words.end}
        </Button>
      }
    />
  );
}
