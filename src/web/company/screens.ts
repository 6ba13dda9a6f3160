import type { CompanyPage } from '#contract/company.ts';
import { inWordsOf, type Screens } from '#web/screen.ts';

const page = inWordsOf('company');

export const companyScreens: Screens<CompanyPage> = {
  about: page(() => import('#web/company/about-page.tsx').then((file) => file.aboutScreen)),
  team: page(() => import('#web/company/team-page.tsx').then((file) => file.teamScreen)),
  careers: page(() => import('#web/company/careers-page.tsx').then((file) => file.careersScreen)),
  press: page(() => import('#web/company/press-page.tsx').then((file) => file.pressScreen)),
  policy: page(() => import('#web/company/policy-page.tsx').then((file) => file.policyScreen)),
  faq: page(() => import('#web/company/faq-page.tsx').then((file) => file.faqScreen)),
  contact: page(() => import('#web/company/contact-page.tsx').then((file) => file.contactScreen)),
  sitemap: page(() => import('#web/company/sitemap-page.tsx').then((file) => file.sitemapScreen)),
};
