/** What the private calendar feed says of itself. */
export const itinerary = {
  feedName: 'Rihla bookings',
};
