import { deskTopic, matterTopic } from '#contract/live.ts';
import { usePresence } from '#web/platform/live/live.ts';

/** Somebody who looks at the same thing at the same time. */
interface Onlooker {
  id: string;
  name: string;
}

/** Who else has this matter open: a colleague, or the client themselves. */
export const useOnlookers = (matterId: string): Onlooker[] => usePresence(matterTopic(matterId));

/** Which colleagues are at the desk. */
export const useOnShift = (): Onlooker[] => usePresence(deskTopic);
