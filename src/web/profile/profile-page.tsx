import { useQuery } from '@tanstack/react-query';
import type { Page, PagePayload } from '#contract/pages/pages.ts';
import type { ProfileContent, ProfilePage as Shell } from '#contract/profile/pages.ts';
import { displayName } from '#domain/greeting.ts';
import { useText } from '#web/i18n/use-text.ts';
import { accountQuery } from '#web/platform/account.ts';
import { RequireSession } from '#web/platform/require-session.tsx';
import type { SignedIn } from '#web/platform/use-session.ts';
import { AssistanceCard } from '#web/profile/assistance-card.tsx';
import { PartCard } from '#web/profile/part-card.tsx';
import { WaitingFor } from '#web/shell/client-screen.tsx';
import { Heading } from '#web/ui/heading.tsx';

export function ProfilePage({ payload: { page } }: { payload: PagePayload }) {
  // While the next page is on its way, this screen may be handed its payload.
  if (!isProfile(page)) return <WaitingFor />;
  return (
    <RequireSession waiting={<WaitingFor />}>
      {(session) => <Profile content={page.content} session={session} />}
    </RequireSession>
  );
}

function isProfile(page: Page): page is Shell {
  return page.name === 'profile';
}

interface ProfileProps {
  content: ProfileContent;
  session: SignedIn;
}

function Profile({ content, session }: ProfileProps) {
  const { t } = useText();
  const { data: user = session.user } = useQuery(accountQuery(session));
  return (
    <div className="wrap pt-[calc(var(--nav-h)+2.5rem)] pb-28 tablet:pt-[calc(var(--nav-h)+4rem)]">
      <div className="grid items-end gap-x-12 gap-y-3 border-b border-line pb-8 tablet:grid-cols-[1fr_auto]">
        <Heading level={1} size="h1">
          {content.title}
        </Heading>
        <p className="text-body text-ink-soft">
          {t.profile.signedInAs(displayName(user, t.profile.guest))}
          <span className="block text-caption break-all text-ink-mute">
            <bdi>{user.email}</bdi>
          </span>
        </p>
      </div>
      <div className="mt-8 grid gap-5 desk:grid-cols-[1fr_23rem]">
        <ul className="grid gap-5 tablet:grid-cols-2">
          {content.cards.map((card) => (
            <PartCard key={card.id} card={card} />
          ))}
        </ul>
        <AssistanceCard content={content} />
      </div>
    </div>
  );
}
