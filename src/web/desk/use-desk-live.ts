import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deskTopic } from '#contract/live.ts';
import { countsQuery } from '#web/desk/queries.ts';
import { useRoom } from '#web/platform/live.ts';

/**
 * Whether the desk hears of changes at once; else it asks again every minute. What is heard is read anew
 * by the app itself; a server that does not answer has nothing to tell either.
 */
export function useDeskLive(): boolean {
  const [joined, setJoined] = useState(false);
  const hear = () => setJoined(true);
  // Whoever comes into a room that was joined before is only shown who is there.
  useRoom(deskTopic, { joined: hear, looking: hear });
  const { failureCount, fetchStatus } = useQuery(countsQuery);
  return joined && failureCount === 0 && fetchStatus !== 'paused';
}
