import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { PagePayload } from '#contract/pages/pages.ts';
import { DevicesRow } from '#web/account/devices-row.tsx';
import { EmailRow } from '#web/account/email-row.tsx';
import { FactorRows } from '#web/account/factors/rows.tsx';
import { IdentityRow } from '#web/account/identity-row.tsx';
import { LinkOutcome } from '#web/account/link-outcome.tsx';
import { PasskeyRow } from '#web/account/passkey-row.tsx';
import { PasswordRow } from '#web/account/password-row.tsx';
import { Group } from '#web/account/security-row.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { accountQuery } from '#web/platform/sessions/account.ts';
import { RequireSession } from '#web/platform/sessions/require-session.tsx';
import type { SignedIn } from '#web/platform/sessions/use-session.ts';
import { Heading } from '#web/ui/panel/heading.tsx';

export const SecurityPage = ({ payload }: { payload: PagePayload }) => (
  <RequireSession>{(session) => <Security session={session} payload={payload} />}</RequireSession>
);

function Security({ session, payload }: { session: SignedIn; payload: PagePayload }) {
  const { t } = useText();
  const { page, publicUrl } = payload;
  const { data: user = session.user } = useQuery(accountQuery(session));
  return (
    <div className="wrap pt-[calc(var(--shell-h)+2rem)] pb-28">
      <div className="mx-auto max-w-[60rem]">
        <Head />
        <LinkOutcome />
        <Group title={t.security.signIn}>
          <EmailRow user={user} widget={page.name === 'security' ? page.captcha : undefined} />
          <PasswordRow email={user.email ?? ''} />
          <PasskeyRow publicUrl={publicUrl} />
        </Group>
        <Group title={t.security.second}>
          <FactorRows user={user} />
        </Group>
        <Group title={t.security.others}>
          <DevicesRow />
          <IdentityRow user={user} />
        </Group>
      </div>
    </div>
  );
}

function Head() {
  const { t } = useText();
  return (
    <div className="grid items-end gap-x-12 gap-y-4 tablet:grid-cols-[1fr_20rem]">
      <div>
        <Link
          to="/dashboard"
          className="inline-block py-2 text-caption text-ink-soft hover:text-ink"
        >
          {t.security.back}
        </Link>
        <Heading level={1} size="h2">
          {t.security.title}
        </Heading>
      </div>
      <p className="text-body text-ink-soft">{t.security.intro}</p>
    </div>
  );
}
