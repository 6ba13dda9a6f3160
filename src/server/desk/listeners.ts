import { accountChanged } from '#server/auth/events.ts';
import { tellAppointed } from '#server/desk/actions.ts';
import type { Events } from '#server/platform/events.ts';

/** A role that is given at the doors of the sign-in service is given to the house. */
export const deskListeners = (events: Events): void =>
  events.on(accountChanged, ({ acting, ...appointed }) => tellAppointed(acting.tx, appointed));
