import type { SchoolingPage } from '#contract/schooling.ts';
import { inWordsOf, type Screens } from '#web/screen.ts';

const page = inWordsOf('schooling');

export const schoolingScreens: Screens<SchoolingPage> = {
  schooling: page(() =>
    import('#web/schooling/schooling-page.tsx').then((file) => file.schoolingScreen),
  ),
  schools: page(() => import('#web/schooling/schools-page.tsx').then((file) => file.schoolsScreen)),
  school: page(() => import('#web/schooling/school-page.tsx').then((file) => file.schoolScreen)),
  'school-comparison': page(() =>
    import('#web/schooling/school-comparison-page.tsx').then((file) => file.schoolComparisonScreen),
  ),
  'schooling-support': page(() =>
    import('#web/schooling/support-page.tsx').then((file) => file.schoolingSupportScreen),
  ),
};
