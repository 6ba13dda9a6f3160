import type { SealedPlace } from '#server/platform/secrets/sealed-place.ts';

/** The address of a feed opens it, and its owner may copy it again. */
export const feedTokens: SealedPlace = {
  table: 'app.calendar_feeds',
  key: 'id',
  column: 'token',
};
