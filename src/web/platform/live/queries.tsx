import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { clientTopic, deskTopic, type LiveEvent, type LiveTopic } from '#contract/live.ts';
import { needsSecondFactor } from '#web/platform/auth/assurance.ts';
import { useRoom } from '#web/platform/live/live.ts';
import { usePrincipal } from '#web/platform/sessions/principal.ts';
import { type SignedIn, useSession } from '#web/platform/sessions/use-session.ts';

/** Which answers an event makes old. */
const about: Record<LiveEvent, string[]> = {
  matter: ['matters', 'billing', 'desk', 'dashboard'],
  notification: ['notifications'],
  booking: ['bookings', 'billing', 'desk', 'dashboard'],
  billing: ['billing', 'bookings', 'matters', 'desk', 'dashboard'],
  conversation: ['conversations', 'desk'],
  document: ['documents', 'desk', 'dashboard'],
  follow_up: ['desk'],
  typing: [],
};

/** Reads anew, as long as somebody is signed in, what the house says has changed. */
export function LiveQueries() {
  const session = useSession();
  const known = session && !needsSecondFactor(session) ? session : undefined;
  const client = useQueryClient();
  const acting = usePrincipal();
  // Who was away does not know what changed: everything is read anew, once, however many rooms there are.
  const readAll = () => void readAnew(client, {});
  // Whoever acts for a client hears what changes for that client.
  useRefetching(known && clientTopic(acting?.id ?? known.user.id), readAll);
  useRefetching(known && isStaff(known) ? deskTopic : undefined, () => {});
  return null;
}

const isStaff = ({ user }: SignedIn) => ['concierge', 'admin'].includes(user.app_metadata.role);

function useRefetching(topic: LiveTopic | undefined, back: () => void): void {
  const client = useQueryClient();
  useRoom(topic, {
    told: (event) => forget(client, about[event] ?? []),
    // What happened between the first reading and now was not told.
    joined: (isBack) => (isBack ? back() : forget(client, Object.values(about).flat())),
  });
}

function forget(client: QueryClient, keys: string[]): void {
  for (const key of new Set(keys)) void readAnew(client, { queryKey: [key] });
}

/**
 * A first answer that is on its way may be from before the change, and the library would wait for it
 * instead of asking again: those are asked once more when they have come.
 */
async function readAnew(client: QueryClient, which: { queryKey?: string[] }): Promise<void> {
  const onTheirWay = client
    .getQueryCache()
    .findAll({ ...which, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  await client.invalidateQueries(which);
  if (onTheirWay.length > 0)
    await client.invalidateQueries({ predicate: (query) => onTheirWay.includes(query) });
}
