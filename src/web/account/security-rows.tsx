import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { type AccountActivity, account } from '#contract/account.ts';
import { DevicesRow } from '#web/account/devices-row.tsx';
import { FactorRows } from '#web/account/factors/rows.tsx';
import { IdentityRow } from '#web/account/identity-row.tsx';
import { PasskeyRow } from '#web/account/passkey-row.tsx';
import { PasswordRow } from '#web/account/password-row.tsx';
import { Row, rowIcon } from '#web/account/security-row.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { readQuery } from '#web/platform/queries/endpoint-query.ts';
import { Unread } from '#web/platform/refusals/unread.tsx';
import { accountQuery } from '#web/platform/sessions/account.ts';
import { type SignedIn, useSession } from '#web/platform/sessions/use-session.ts';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { Skeleton } from '#web/ui/panel/skeleton.tsx';
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

const activityQuery = readQuery(['account-activity'], account.activity, {});

/** What happened to the ways into the account, so that a stranger would be noticed. */
function Activity() {
  const { t } = useText();
  const { activity: words } = t.security;
  const read = useQuery(activityQuery);
  const { data, isError } = read;
  return (
    <div className="mt-9">
      <Heading level={3} size="h4" className="mb-3">
        {words.title}
      </Heading>
      <Unread of={read} title={words.failed} />
      {!data && !isError && <Skeleton className="h-24" />}
      {data?.length === 0 && <p className="text-caption text-ink-mute">{words.none}</p>}
      {data && data.length > 0 && (
        <ul className="border-t border-line">
          {data.slice(0, shown).map((happened) => (
            <Happened key={happened.id} happened={happened} />
          ))}
        </ul>
      )}
    </div>
  );
}

const shown = 8;

function Happened({ happened: { event, at, address } }: { happened: AccountActivity }) {
  const { t, format } = useText();
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 border-b border-line py-2.5">
      <span className="text-[0.9375rem]">{t.security.activity.events[event]}</span>
      <span className="tnum text-caption text-ink-mute">
        {format.when(at)}
        {address && (
          <>
            {' · '}
            <bdi>{address}</bdi>
          </>
        )}
      </span>
    </li>
  );
}
