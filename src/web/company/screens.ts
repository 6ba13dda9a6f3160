import type { CompanyPage } from '#contract/company.ts';
import type { Screens } from '#web/screen.ts';

const words = ['company' as const];

export const companyScreens: Screens<CompanyPage> = {
  about: {
    load: async () => (await import('#web/company/about-page.tsx')).aboutScreen,
    words,
  },
  team: {
    load: async () => (await import('#web/company/team-page.tsx')).teamScreen,
    words,
  },
  careers: {
    load: async () => (await import('#web/company/careers-page.tsx')).careersScreen,
    words,
  },
  press: {
    load: async () => (await import('#web/company/press-page.tsx')).pressScreen,
    words,
  },
  policy: {
    load: async () => (await import('#web/company/policy-page.tsx')).policyScreen,
    words,
  },
  faq: {
    load: async () => (await import('#web/company/faq-page.tsx')).faqScreen,
    words,
  },
  contact: {
    load: async () => (await import('#web/company/contact-page.tsx')).contactScreen,
    words,
  },
  sitemap: {
    load: async () => (await import('#web/company/sitemap-page.tsx')).sitemapScreen,
    words,
  },
};
