export type Hour = 'dawn' | 'day' | 'golden' | 'dusk' | 'night';

export const hours: readonly Hour[] = ['dawn', 'day', 'golden', 'dusk', 'night'];

export const isHour = (word: string): word is Hour => hours.some((hour) => hour === word);

/** The hour a picture moves to on a dark page. */
export const darkerHour = (hour: Hour): Hour =>
  hour === 'dusk' || hour === 'night' ? 'night' : 'dusk';
