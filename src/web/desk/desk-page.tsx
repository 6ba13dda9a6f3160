import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { PagePayload } from '#contract/pages/pages.ts';
import { DeskScreen } from '#web/desk/screen.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { NotFoundPage } from '#web/not-found/not-found-page.tsx';
import { codeOf } from '#web/platform/api.ts';
import { addressOfPlace } from '#web/platform/desk/place.ts';
import { countsQuery } from '#web/platform/desk/queries.ts';
import { Unread } from '#web/platform/refusals/unread.tsx';
import { Waiting } from '#web/platform/screen-shape.tsx';
import { RequireSession } from '#web/platform/sessions/require-session.tsx';
import { isStaff } from '#web/platform/sessions/staff-role.ts';
import type { SignedIn } from '#web/platform/sessions/use-session.ts';
import { TopBar } from '#web/shell/top-bar.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { Mark } from '#web/ui/pictures/mark.tsx';

export const DeskPage = ({ payload }: { payload: PagePayload }) => (
  <RequireSession>{(session) => <Door session={session} payload={payload} />}</RequireSession>
);

/** The server says who comes in; until it has, nothing of the desk is drawn. */
function Door({ session, payload }: { session: SignedIn; payload: PagePayload }) {
  const read = useQuery(countsQuery);
  const { error } = read;
  useOneAddress();
  if (read.data) return <DeskScreen session={session} artBase={payload.artBase} />;
  if (!error) return <Waiting />;
  if (codeOf(error) !== 'forbidden')
    return (
      <div className="wrap grid min-h-svh content-center">
        <Unread of={read} />
      </div>
    );
  // Only how the refusal is worded: the server has refused already.
  return isStaff(session) ? <Locked /> : <NothingHere payload={payload} />;
}

/** Whoever is none of the house cannot tell the desk from an address that leads nowhere. */
const NothingHere = ({ payload }: { payload: PagePayload }) => (
  <>
    <TopBar payload={payload} onDark={undefined} />
    <NotFoundPage payload={payload} />
  </>
);

/** Mails and the bell lead to `/desk/matters/…`; at the desk itself a matter is part of the query. */
function useOneAddress() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const [, matter] = /^\/desk\/matters\/([0-9a-f-]{36})$/.exec(pathname) ?? [];
    if (matter) void navigate(addressOfPlace({ matter }), { replace: true });
  }, [pathname, navigate]);
}

/** One of the house, but with a password alone. */
function Locked() {
  const { t } = useText();
  const { title, text, action } = t.desk.locked;
  return (
    <div className="wrap grid min-h-svh max-w-[36rem] content-center justify-items-start gap-5">
      <Mark />
      <Heading level={1} size="h3">
        {title}
      </Heading>
      <p className="text-ink-soft">{text}</p>
      <ButtonLink to="/profile/security">{action}</ButtonLink>
    </div>
  );
}
