/** How an answer is played: what the model looks up, and what it says then. */
import type { Behaviour } from '#server/assistant/model/testing.ts';

export interface Played {
  why: string;
  ask: string;
  look: Behaviour[];
  say: string;
}

export interface Bad extends Played {
  /** What must not be read by anybody. */
  never: RegExp;
}

const call = (name: string, args: object): Behaviour => ({ call: name, with: args });

export const yachts = call('search', { kind: 'yachts', party: 8 });
export const noor = call('details', { id: 'off-020' });
export const barq = call('details', { id: 'off-023' });
export const balloon = call('details', { id: 'off-057' });
export const suite = call('details', { id: 'off-011' });
export const safari = call('details', { id: 'off-038' });
export const catamaran = call('details', { id: 'off-025' });
export const cullinan = call('details', { id: 'off-028' });
export const skydive = call('details', { id: 'off-055' });
export const gWagon = call('details', { id: 'off-035' });
export const urus = call('details', { id: 'off-029' });
export const desertSkydive = call('details', { id: 'off-056' });
export const schools = call('search', { kind: 'schools', ages: [7] });
export const plans = call('search', { kind: 'plans' });
export const visa = call('look_up', { words: 'golden visa through property' });
export const hours = call('look_up', { words: 'are you available at any hour' });
export const balloonQuote = call('quote', { id: 'off-057', day: '2026-11-21', party: 2 });
export const festive = call('quote', { id: 'off-011', day: '2026-12-28', party: 2, length: 5 });
export const noorOpen = call('availability', { id: 'off-020', day: '2026-11-21', party: 4 });
export const noorQuote = call('quote', { id: 'off-020', day: '2026-11-21', party: 4 });
export const ownBookings = call('my_affairs', { about: 'bookings' });
export const person = call('propose', { kind: 'person' });
export const bookNoor = call('propose', { kind: 'thing', id: 'off-020' });
