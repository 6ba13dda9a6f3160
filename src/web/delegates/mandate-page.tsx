import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { Invitation } from '#contract/delegates.ts';
import type { PagePayload } from '#contract/pages/pages.ts';
import { invitationQuery, useAccept } from '#web/delegates/queries.ts';
import { useSayBounds } from '#web/delegates/say-mandate.ts';
import { useText } from '#web/i18n/use-text.ts';
import { addresses } from '#web/platform/addresses/addresses.ts';
import { codeOf } from '#web/platform/api.ts';
import { LinkUnread, useLinkToken } from '#web/platform/refusals/link-unread.tsx';
import { Waiting } from '#web/platform/screen-shape.tsx';
import { actFor } from '#web/platform/sessions/principal.ts';
import { useAuthOpened } from '#web/platform/sessions/sign-in-library.ts';
import { useSession } from '#web/platform/sessions/use-session.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { LinkAnswer, LinkWall } from '#web/ui/controls/link-wall.tsx';
import { AlertPanel } from '#web/ui/panel/alert-panel.tsx';

/** Where the link of an invitation leads. Opening it only shows what is asked: mail programs open links too. */
export function MandatePage({ payload }: { payload: PagePayload }) {
  const { page: words } = useText().t.delegates;
  const token = useLinkToken();
  const opened = useAuthOpened();
  const found = useQuery({ ...invitationQuery(token), enabled: token !== '' });
  const isAsking = token !== '' && found.isPending;
  if (isAsking || !opened) return <Waiting />;
  return (
    <LinkWall artBase={payload.artBase}>
      {found.data ? (
        <Asked invitation={found.data} token={token} />
      ) : (
        <LinkUnread of={found} words={words} way={{ to: 'home', name: words.home }} />
      )}
    </LinkWall>
  );
}

interface AskedProps {
  invitation: Invitation;
  token: string;
}

function Asked({ invitation, token }: AskedProps) {
  const { t } = useText();
  const words = t.delegates.page;
  const session = useSession();
  const accept = useAccept();
  if (accept.data) return <Accepted client={accept.data.client} />;
  if (invitation.state !== 'invited' && invitation.state !== 'active') return <Over />;
  const isOther = session && session.user.email?.toLowerCase() !== invitation.email;
  return (
    <LinkAnswer
      title={words.heading(invitation.client)}
      text={words.text}
      about={
        <div className="grid gap-5">
          <Facts invitation={invitation} />
          {isOther && <AlertPanel tone="warning" title={words.otherAddress(invitation.email)} />}
          {accept.error && (
            <AlertPanel title={words.failed} text={t.platform.errors[codeOf(accept.error)]} />
          )}
        </div>
      }
    >
      {session && !isOther ? (
        <Button
          busy={accept.isPending}
          busyLabel={words.accepting}
          onClick={() => accept.mutate(token)}
        >
          {words.accept}
        </Button>
      ) : (
        <ToAccount token={token} />
      )}
    </LinkAnswer>
  );
}

/** Signing in or up leads back here. */
function ToAccount({ token }: { token: string }) {
  const { t } = useText();
  const words = t.delegates.page;
  const next = `/mandate?${new URLSearchParams({ token })}`;
  return (
    <>
      <ButtonLink to={`/auth?${new URLSearchParams({ next })}`}>{words.signIn}</ButtonLink>
      <ButtonLink to={`/auth?${new URLSearchParams({ mode: 'sign-up', next })}`} variant="outline">
        {words.signUp}
      </ButtonLink>
    </>
  );
}

function Facts({ invitation }: Pick<AskedProps, 'invitation'>) {
  const { t } = useText();
  const { email, rights } = invitation;
  const { page, rights: names, ...words } = t.delegates;
  const bounds = useSayBounds()(invitation);
  return (
    <dl className="grid gap-4 border-t border-line-strong pt-4 text-body">
      <div>
        <dt className="text-caption text-ink-mute">{page.may}</dt>
        <dd>
          <ul>
            {rights.map((right) => (
              <li key={right} className="py-1">
                <span className="font-medium">{names[right].label}</span>
                <span className="block text-[0.9375rem] text-ink-soft">{names[right].text}</span>
              </li>
            ))}
          </ul>
          <p className="text-[0.9375rem]">{bounds.join(words.between)}</p>
        </dd>
      </div>
      <div>
        <dt className="text-caption text-ink-mute">{page.account}</dt>
        <dd>
          <bdi className="wrap-anywhere">{email}</bdi>
        </dd>
      </div>
    </dl>
  );
}

function Accepted({ client }: { client: { id: string; name: string } }) {
  const { t } = useText();
  const words = t.delegates.page;
  const navigate = useNavigate();
  const begin = () => {
    actFor(client);
    void navigate('/dashboard');
  };
  return (
    <LinkAnswer title={words.accepted(client.name)} text={words.acceptedText}>
      <Button onClick={begin}>{words.begin(client.name)}</Button>
      <ButtonLink to={addresses.dashboard} variant="outline">
        {words.dashboard}
      </ButtonLink>
    </LinkAnswer>
  );
}

function Over() {
  const { t } = useText();
  const words = t.delegates.page;
  return (
    <LinkAnswer title={words.over} text={words.overText}>
      <ButtonLink to={addresses.home}>{words.home}</ButtonLink>
    </LinkAnswer>
  );
}
