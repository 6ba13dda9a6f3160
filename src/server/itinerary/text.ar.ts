import type { itinerary as english } from '#server/itinerary/text.en.ts';

export const itinerary: typeof english = {
  feedName: 'حجوزات رحلة',
};
