import type { partyEach as english } from '#web/bookings/party-text.en.ts';

export const partyEach: typeof english = {
  rooms: (range, each) => `${range}، حتى ${each} في الغرفة`,
  vehicles: (range, each) => `${range}، حتى ${each} في السيارة`,
  craft: (range, each) => `${range}، حتى ${each} على المركبة`,
  charters: (range, each) => `${range}، حتى ${each} في الرحلة`,
  groups: (range, each) => `${range}، حتى ${each} في المجموعة`,
};
