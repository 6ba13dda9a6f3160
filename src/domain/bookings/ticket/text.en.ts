import type { ArtTime } from '#contract/catalogue/shapes.ts';
import type { TicketText } from '#domain/bookings/ticket/text.ts';

const lights: Record<ArtTime, string> = {
  dawn: 'The first light as it begins',
  day: 'Full daylight as it begins',
  golden: 'Golden light as it begins',
  dusk: 'The last light as it begins',
  night: 'Night as it begins',
};

export const ticketText: TicketText = {
  hour: 'In Dubai',
  until: (end) => `until ${end}`,
  nights: (count) => (count === 1 ? '1 night' : `${count} nights`),
  days: (count) => (count === 1 ? '1 day' : `${count} days`),
  party: 'Party',
  guests: (count) => (count === 1 ? '1 guest' : `${count} guests`),
  names: (names, more) => (more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ')),
  where: 'Where it begins',
  whereCar: 'Where the car comes',
  keeper: 'Who looks after you',
  confirmed: 'confirmed it for you',
  asks: 'is asking the operator',
  desk: 'The house’s desk',
  driver: 'Who meets you',
  driverName: 'Your driver',
  atTheDoor: 'where the car comes',
  light: 'The light',
  sunset: (time) => `Sunset ${time}`,
  sunrise: (time) => `Sunrise ${time}`,
  lights,
};
