import { assistantListeners } from '#server/assistant/listeners.ts';
import { billingListeners } from '#server/billing/listeners.ts';
import { deskListeners } from '#server/desk/listeners.ts';
import { documentListeners } from '#server/documents/listeners.ts';
import { matterListeners } from '#server/matters/listeners.ts';
import type { Services } from '#server/services.ts';
import { waitlistListeners } from '#server/waitlist/listeners.ts';

/** Who hears what of whom, in this order (platform/events.ts says what that means). */
export function listenToEvents({ events }: Pick<Services, 'events'>): void {
  waitlistListeners(events);
  billingListeners(events);
  assistantListeners(events);
  deskListeners(events);
  matterListeners(events);
  documentListeners(events);
}
