import type { ArtTime } from '#contract/catalogue/shapes.ts';

/** What a ticket says, wherever it is shown: on the page, on paper and in a wallet. */
export interface TicketText {
  hour: string;
  until: (end: string) => string;
  nights: (count: number) => string;
  days: (count: number) => string;
  party: string;
  guests: (count: number) => string;
  names: (names: readonly string[], more: number) => string;
  where: string;
  whereCar: string;
  keeper: string;
  confirmed: string;
  asks: string;
  desk: string;
  driver: string;
  driverName: string;
  atTheDoor: string;
  light: string;
  sunset: (time: string) => string;
  sunrise: (time: string) => string;
  lights: Record<ArtTime, string>;
}
