import type { PasskeyListItem } from '@supabase/auth-js';
import { useQuery } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { PasskeyItem } from '#web/account/passkey-item.tsx';
import { Row, rowIcon } from '#web/account/security-row.tsx';
import { useChange } from '#web/account/use-change.ts';
import { useText } from '#web/i18n/use-text.ts';
import { openAuth } from '#web/platform/auth/auth-client.ts';
import {
  canUsePasskeys,
  ceremonyEnded,
  placeForPasskeys,
  settingsQuery,
} from '#web/platform/auth/settings.ts';
import { Button } from '#web/ui/controls/button.tsx';

export function PasskeyRow({ publicUrl }: { publicUrl: string }) {
  const { t } = useText();
  const { data: settings } = useQuery(settingsQuery);
  const { data: passkeys = [] } = useQuery({
    queryKey: ['passkeys'],
    queryFn: listPasskeys,
    enabled: settings?.passkeys_enabled === true,
  });
  if (!settings?.passkeys_enabled) return null;
  return (
    <Row
      icon={<Fingerprint {...rowIcon} />}
      title={t.security.passkeys.title}
      note={t.security.passkeys.note}
      action={canUsePasskeys(settings) && <AddPasskey publicUrl={publicUrl} />}
    >
      {passkeys.length > 0 && (
        <ul className="border-t border-line">
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
    </Row>
  );
}

async function listPasskeys(): Promise<PasskeyListItem[]> {
  const auth = await openAuth();
  const { data, error } = await auth.passkey.list();
  if (error) throw error;
  return data;
}

function AddPasskey({ publicUrl }: { publicUrl: string }) {
  const { t } = useText();
  const { busy, change } = useChange('notice');
  const add = () => {
    const elsewhere = placeForPasskeys(publicUrl);
    if (elsewhere) return location.assign(elsewhere);
    void change((auth) => auth.registerPasskey(), t.security.passkeys.added, ceremonyEnded);
  };
  return (
    <Button
      size="small"
      variant="outline"
      busy={busy}
      busyLabel={t.security.passkeys.adding}
      onClick={add}
    >
      {t.security.passkeys.add}
    </Button>
  );
}
