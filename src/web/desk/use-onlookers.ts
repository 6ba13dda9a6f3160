import { deskTopic, matterTopic } from '#contract/live.ts';
import { usePresence } from '#web/platform/live.ts';

/** Somebody who looks at the same thing at the same time. */
interface Onlooker {
  id: string;
  name: string;
}

/** Who else has this matter open: a colleague, or the client themselves. */
export function useOnlookers(matterId: string): Onlooker[] {
  return usePresence(matterTopic(matterId));
}

/** Which colleagues are at the desk. */
export function useOnShift(): Onlooker[] {
  return usePresence(deskTopic);
}
