/** What stands in the calendar file of an event beside the catalogue's own words. */
export const eventFile = {
  dressCode: (code: string) => `Dress code: ${code}`,
  more: (url: string) => `RSVP and details: ${url}`,
};
