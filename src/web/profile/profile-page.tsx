import { useQuery } from '@tanstack/react-query';
import { FileUp, type LucideIcon, Receipt, SlidersHorizontal, UserRound } from 'lucide-react';
import type { Page, PagePayload } from '#contract/pages/pages.ts';
import type { ProfileCard, ProfileContent, ProfilePage as Shell } from '#contract/profile/pages.ts';
import { displayName } from '#domain/greeting.ts';
import { matterPath } from '#domain/matters/areas.ts';
import { useText } from '#web/i18n/use-text.ts';
import { managerQuery } from '#web/platform/house-people.ts';
import { Waiting } from '#web/platform/screen-shape.tsx';
import { accountQuery } from '#web/platform/sessions/account.ts';
import { RequireSession } from '#web/platform/sessions/require-session.tsx';
import type { SignedIn } from '#web/platform/sessions/use-session.ts';
import { ManagerDialog } from '#web/profile/manager-dialog.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { SectionLabel } from '#web/ui/panel/section-label.tsx';
import { Lattice } from '#web/ui/pictures/lattice.tsx';

const icons: Record<ProfileCard['id'], LucideIcon> = {
  'edit-profile': UserRound,
  'manage-documents': FileUp,
  'view-billing': Receipt,
  'manage-settings': SlidersHorizontal,
};

function PartCard({ card }: { card: ProfileCard }) {
  const { t } = useText();
  const Icon = icons[card.id];
  return (
    <li className="flex flex-col rounded-plate bg-raised p-6 shadow-[0_0_0_1px_var(--line)] tablet:p-7">
      <Icon size={20} strokeWidth={1.5} className="text-brass" aria-hidden="true" />
      <Heading level={2} size="card" className="mt-5">
        {t.profile.parts[card.id]}
      </Heading>
      <p className="mt-2.5 mb-7 text-[0.9375rem] leading-[1.6] text-ink-soft">{card.text}</p>
      <div className="mt-auto">
        <ButtonLink to={card.path} variant="outline" size="small">
          {card.title}
        </ButtonLink>
      </div>
    </li>
  );
}

export function ProfilePage({ payload: { page } }: { payload: PagePayload }) {
  // While the next page is on its way, this screen may be handed its payload.
  if (!isProfile(page)) return <Waiting />;
  return (
    <RequireSession>
      {(session) => <Profile content={page.content} session={session} />}
    </RequireSession>
  );
}

const isProfile = (page: Page): page is Shell => page.name === 'profile';

function Profile({ content, session }: { content: ProfileContent; session: SignedIn }) {
  const { t } = useText();
  const { data: user = session.user } = useQuery(accountQuery(session));
  return (
    <div className="wrap pt-[calc(var(--shell-h)+2.5rem)] pb-28 tablet:pt-[calc(var(--shell-h)+4rem)]">
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

/** A private line to a person: gulf, behind the screen. */
function AssistanceCard({ content: { assistance, liveChat } }: { content: ProfileContent }) {
  const { t } = useText();
  return (
    <section className="relative isolate flex flex-col overflow-hidden rounded-plate bg-deep p-6 text-inverse tablet:p-7">
      <div className="absolute inset-0 -z-1">
        <Lattice fade="end" inverse />
      </div>
      <SectionLabel inverse>{t.profile.assistance}</SectionLabel>
      <Heading level={2} size="h3" className="mt-4 max-w-[9em]">
        {assistance.text}
      </Heading>
      <div className="mt-auto grid gap-3 pt-10">
        <ToManager label={assistance.title} />
        <ButtonLink to={liveChat.path} variant="inverse-outline" wide>
          {liveChat.label}
        </ButtonLink>
      </div>
    </section>
  );
}

/** Leads to the conversation that is open, or begins one. */
function ToManager({ label }: { label: string }) {
  const { data } = useQuery(managerQuery);
  if (data?.conversation) {
    const { area, id } = data.conversation;
    return (
      <ButtonLink to={matterPath(area, id)} variant="inverse" wide>
        {label}
      </ButtonLink>
    );
  }
  return (
    <ManagerDialog
      name={data?.manager?.name}
      trigger={
        <Button variant="inverse" wide>
          {label}
        </Button>
      }
    />
  );
}
