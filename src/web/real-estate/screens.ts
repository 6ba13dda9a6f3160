import type { RealEstatePage } from '#contract/real-estate.ts';
import { inWordsOf, type Screens } from '#web/screen.ts';

const page = inWordsOf('realEstate');

export const realEstateScreens: Screens<RealEstatePage> = {
  'real-estate': page(() =>
    import('#web/real-estate/real-estate-page.tsx').then((file) => file.realEstateScreen),
  ),
  homes: page(() =>
    import('#web/real-estate/homes/homes-page.tsx').then((file) => file.homesScreen),
  ),
  home: page(() => import('#web/real-estate/homes/home-page.tsx').then((file) => file.homeScreen)),
  area: page(() => import('#web/real-estate/areas/area-page.tsx').then((file) => file.areaScreen)),
  advisers: page(() =>
    import('#web/real-estate/advisers-page.tsx').then((file) => file.advisersScreen),
  ),
};
