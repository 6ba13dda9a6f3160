import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { Activity } from '#web/account/activity.tsx';
import { DevicesRow } from '#web/account/devices-row.tsx';
import { FactorRows } from '#web/account/factors/factor-rows.tsx';
import { IdentityRow } from '#web/account/identity-row.tsx';
import { PasskeyRow } from '#web/account/passkey-row.tsx';
import { PasswordRow } from '#web/account/password-row.tsx';
import { Row, rowIcon } from '#web/account/security-row.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { accountQuery } from '#web/platform/account.ts';
import { type SignedIn, useSession } from '#web/platform/use-session.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** The rows of the security page, among the other settings; changing an address has its own screen. */
export function SecurityRows({ publicUrl }: { publicUrl: string }) {
  const session = useSession();
  if (!session) return null;
  return (
    <>
      <Rows session={session} publicUrl={publicUrl} />
      <Activity />
    </>
  );
}

function Rows({ session, publicUrl }: { session: SignedIn; publicUrl: string }) {
  const { t } = useText();
  const { data: user = session.user } = useQuery(accountQuery(session));
  const { email: words } = t.security;
  return (
    <ul className="border-t border-line-strong">
      <PasskeyRow publicUrl={publicUrl} />
      <FactorRows user={user} />
      <PasswordRow email={user.email ?? ''} />
      <Row
        icon={<Mail {...rowIcon} />}
        title={words.title}
        note={<bdi>{user.email}</bdi>}
        action={
          <ButtonLink
            to="/profile/security"
            size="small"
            variant="outline"
            className="tablet:min-w-38"
          >
            {words.change}
            <VisuallyHidden> {words.title}</VisuallyHidden>
          </ButtonLink>
        }
      />
      <IdentityRow user={user} />
      <DevicesRow />
    </ul>
  );
}
