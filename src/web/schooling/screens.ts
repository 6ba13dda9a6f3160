import type { SchoolingPage } from '#contract/schooling.ts';
import type { Screens } from '#web/screen.ts';

export const schoolingScreens: Screens<SchoolingPage> = {
  schooling: {
    load: async () => (await import('#web/schooling/schooling-page.tsx')).schoolingScreen,
    words: ['schooling'],
  },
  schools: {
    load: async () => (await import('#web/schooling/schools-page.tsx')).schoolsScreen,
    words: ['schooling'],
  },
  school: {
    load: async () => (await import('#web/schooling/school-page.tsx')).schoolScreen,
    words: ['schooling'],
  },
  'school-comparison': {
    load: async () =>
      (await import('#web/schooling/school-comparison-page.tsx')).schoolComparisonScreen,
    words: ['schooling'],
  },
  'schooling-support': {
    load: async () =>
      (await import('#web/schooling/schooling-support-page.tsx')).schoolingSupportScreen,
    words: ['schooling'],
  },
};
