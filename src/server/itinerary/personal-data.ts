import type { PersonalData } from '#server/platform/personal-data.ts';

/** The address of a feed opens it for whoever has it, so it is left out of a file that travels. */
export const itineraryPersonalData: PersonalData = {
  name: 'itinerary',
  tables: ['app.planned_items', 'app.calendar_feeds'],
  readAs: 'owner',
  read: async (tx, { id }) => ({
    planned: await tx`
      select title, offering_id, day, time, minutes, created_at from app.planned_items
      where client_id = ${id} order by day, position`,
    feeds: await tx`
      select language, created_at, revoked_at, last_read_at, last_reader from app.calendar_feeds
      where client_id = ${id} order by created_at`,
  }),
};
