import type { RealEstatePage } from '#contract/real-estate.ts';
import type { Screens } from '#web/screen.ts';

export const realEstateScreens: Screens<RealEstatePage> = {
  'real-estate': {
    load: async () => (await import('#web/real-estate/real-estate-page.tsx')).realEstateScreen,
    words: ['realEstate'],
  },
  homes: {
    load: async () => (await import('#web/real-estate/homes-page.tsx')).homesScreen,
    words: ['realEstate'],
  },
  home: {
    load: async () => (await import('#web/real-estate/home-page.tsx')).homeScreen,
    words: ['realEstate'],
  },
  area: {
    load: async () => (await import('#web/real-estate/area-page.tsx')).areaScreen,
    words: ['realEstate'],
  },
  advisers: {
    load: async () => (await import('#web/real-estate/advisers-page.tsx')).advisersScreen,
    words: ['realEstate'],
  },
};
