import type { tour } from '#web/tour/text.en.ts';

export interface TourStep {
  /** Names the step's words. */
  id: keyof (typeof tour)['steps'];
  /** The page that is shown, as it really is. */
  path: string;
}

const welcome: TourStep = { id: 'welcome', path: '/' };

/** The way a client goes through the house. */
export const steps: TourStep[] = [
  welcome,
  { id: 'bookings', path: '/bookings' },
  { id: 'homes', path: '/real-estate' },
  { id: 'company', path: '/business' },
  { id: 'schools', path: '/schooling' },
  { id: 'evenings', path: '/vip' },
];

/** How long a step is shown before the next one comes by itself. */
export const stepSeconds = 8;

export const stepAt = (position: number): TourStep => steps[position] ?? welcome;
