import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ConversationDesk } from '#contract/conversations/conversations.ts';
import type { HousePerson } from '#contract/matters/matters.ts';
import { initialsOf } from '#domain/initials.ts';
import { matterPath } from '#domain/matters/areas.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Bell } from '#web/notifications/bell.tsx';
import { addresses } from '#web/platform/addresses/addresses.ts';
import { needsSecondFactor } from '#web/platform/auth/assurance.ts';
import { conversationDeskQuery, managerQuery } from '#web/platform/house-people.ts';
import { clockHere } from '#web/platform/moments.ts';
import { openOverlay } from '#web/platform/overlays/overlay.ts';
import { sharedQueryClient } from '#web/platform/queries/client.ts';
import { usePrincipal } from '#web/platform/sessions/principal.ts';
import { isStaff } from '#web/platform/sessions/staff-role.ts';
import { useSession } from '#web/platform/sessions/use-session.ts';
import { AskField } from '#web/shell/house/ask-field.tsx';
import { HoldStrip } from '#web/shell/house/hold-strip.tsx';
import { Avatar } from '#web/ui/pictures/avatar.tsx';
import { Mark } from '#web/ui/pictures/mark.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** At the end of the house bar: the line to ask on, what is new, and who looks after the client. */
export function HouseEnd({ artBase }: { artBase: string }) {
  const session = useSession();
  const acting = usePrincipal();
  // Whoever is still at the door may ask nothing yet.
  if (!session || needsSecondFactor(session)) return null;
  return (
    <QueryClientProvider client={sharedQueryClient()}>
      <AskField className="house-ask" />
      <AskButton />
      {isStaff(session) && <ToDesk />}
      <Bell variant="quiet" artBase={artBase} />
      {/* The line to the manager is the client's own: who acts for them writes in their matters. */}
      {!acting && <Manager />}
      <HoldStrip />
    </QueryClientProvider>
  );
}

/** The same where the bar is too narrow for a line. */
function AskButton() {
  const { t } = useText();
  return (
    <button
      type="button"
      aria-label={t.house.askHouse}
      aria-haspopup="dialog"
      className="house-ask-button"
      onClick={() => openOverlay({ name: 'ask' })}
    >
      <Mark cut="small" className="size-7" />
      {t.house.ask}
    </button>
  );
}

/** Whoever works here finds the desk from every screen of their own. */
function ToDesk() {
  const { t } = useText();
  return (
    <Link
      to={addresses.desk}
      className="text-[0.875rem] whitespace-nowrap hover:text-brass max-tablet:hidden"
    >
      {t.house.desk}
    </Link>
  );
}

/** How soon the bar learns that somebody sat down at the desk, or left it. */
const askAgain = 60_000;

/** Leads to the open conversation with that person, or to where one begins. */
function Manager() {
  const { t, language } = useText();
  const { data } = useQuery(managerQuery);
  const { data: desk } = useQuery({
    ...conversationDeskQuery(language),
    refetchInterval: askAgain,
  });
  const words = useStanding(data?.manager ?? null, desk);
  if (!data?.manager) return null;
  const { manager, conversation } = data;
  const [first = manager.name] = manager.name.split(' ');
  return (
    <Link
      to={conversation ? matterPath(conversation.area, conversation.id) : addresses.ask}
      className="flex min-h-11 items-center gap-2.5 text-[0.875rem] whitespace-nowrap hover:text-brass"
    >
      <VisuallyHidden>{t.house.writeTo(manager.name)}</VisuallyHidden>
      <span aria-hidden className="flex">
        <Avatar
          initials={initialsOf(manager.name)}
          name={manager.name}
          size="small"
          {...(words && { presence: words })}
        />
      </span>
      <span className="max-desk:hidden">
        <b className="font-semibold">{first}</b> {words?.label}
      </span>
    </Link>
  );
}

/** Whether the manager is at the desk, who is called instead, or when the desk opens. */
function useStanding(manager: HousePerson | null, desk: ConversationDesk | undefined) {
  const { t } = useText();
  if (!manager || !desk) return undefined;
  const { hereNow, backAt, hasTheNight } = t.house;
  if (desk.people.some(({ id }) => id === manager.id))
    return { state: 'here', label: hereNow } as const;
  const [night] = desk.onCall?.name.split(' ') ?? [];
  if (night && desk.onCall?.id !== manager.id)
    return { state: 'off', label: hasTheNight(night) } as const;
  if (!desk.opensAt) return undefined;
  return { state: 'off', label: backAt(clockHere(desk.opensAt)) } as const;
}
