import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { DevicesRow } from '#web/account/devices-row.tsx';
import { FactorRows } from '#web/account/factor-rows.tsx';
import { IdentityRow } from '#web/account/identity-row.tsx';
import { PasskeyRow } from '#web/account/passkey-row.tsx';
import { PasswordRow } from '#web/account/password-row.tsx';
import { Row, rowIcon } from '#web/account/security-row.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { accountQuery } from '#web/platform/account.ts';
import { type SignedIn, useSession } from '#web/platform/use-session.ts';
import { Activity } from '#web/settings/activity.tsx';
import { Part } from '#web/settings/part.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** The rows of the security page, among the other settings; changing an address has its own screen. */
export function SecurityPart({ publicUrl }: { publicUrl: string }) {
  const session = useSession();
  if (!session) return null;
  return (
    <Part name="security">
      <Rows session={session} publicUrl={publicUrl} />
      <Activity />
    </Part>
  );
}

function Rows({ session, publicUrl }: { session: SignedIn; publicUrl: string }) {
  const { t } = useText();
  const { data: user = session.user } = useQuery(accountQuery(session));
  const { security: words } = t.settings;
  return (
    <ul className="border-t border-line-strong">
      <PasskeyRow publicUrl={publicUrl} />
      <FactorRows user={user} />
      <PasswordRow email={user.email ?? ''} />
      <Row
        icon={<Mail {...rowIcon} />}
        title={words.email}
        note={<bdi>{user.email}</bdi>}
        action={
          <ButtonLink
            to="/profile/security"
            size="small"
            variant="outline"
            className="tablet:min-w-38"
          >
            {words.change}
            <VisuallyHidden> {words.email}</VisuallyHidden>
          </ButtonLink>
        }
      />
      <IdentityRow user={user} />
      <DevicesRow />
    </ul>
  );
}
