import type { BusinessPage } from '#contract/business.ts';
import { inWordsOf, type Screens } from '#web/screen.ts';

const page = inWordsOf('business');

export const businessScreens: Screens<BusinessPage> = {
  business: page(() =>
    import('#web/business/business-page.tsx').then((file) => file.businessScreen),
  ),
  'business-package': page(() =>
    import('#web/business/package-page.tsx').then((file) => file.packageScreen),
  ),
  'business-compare': page(() =>
    import('#web/business/compare-page.tsx').then((file) => file.compareScreen),
  ),
  'business-licences': page(() =>
    import('#web/business/licences-page.tsx').then((file) => file.licencesScreen),
  ),
  'business-banking': page(() =>
    import('#web/business/banking-page.tsx').then((file) => file.bankingScreen),
  ),
  'business-visas': page(() =>
    import('#web/business/visas-page.tsx').then((file) => file.visasScreen),
  ),
  'business-legal': page(() =>
    import('#web/business/legal-page.tsx').then((file) => file.legalScreen),
  ),
};
