import { noteCopyRead } from '#server/documents/openings/copy-reads.ts';
import { identityRead } from '#server/matters/events.ts';
import type { Events } from '#server/platform/events.ts';

/** A copy that a matter was given is read there: the paper's log says so. */
export const documentListeners = (events: Events): void =>
  events.on(identityRead, ({ acting, read }) => noteCopyRead(acting, read));
