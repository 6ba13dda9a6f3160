import type { BusinessPage } from '#contract/business.ts';
import type { Feature } from '#web/feature-texts.ts';
import type { Screens } from '#web/screen.ts';

const words: Feature[] = ['business'];

export const businessScreens: Screens<BusinessPage> = {
  business: {
    load: async () => (await import('#web/business/business-page.tsx')).businessScreen,
    words,
  },
  'business-package': {
    load: async () => (await import('#web/business/business-package-page.tsx')).packageScreen,
    words,
  },
  'business-compare': {
    load: async () => (await import('#web/business/business-compare-page.tsx')).compareScreen,
    words,
  },
  'business-licences': {
    load: async () => (await import('#web/business/business-licences-page.tsx')).licencesScreen,
    words,
  },
  'business-banking': {
    load: async () => (await import('#web/business/business-banking-page.tsx')).bankingScreen,
    words,
  },
  'business-visas': {
    load: async () => (await import('#web/business/business-visas-page.tsx')).visasScreen,
    words,
  },
  'business-legal': {
    load: async () => (await import('#web/business/business-legal-page.tsx')).legalScreen,
    words,
  },
};
