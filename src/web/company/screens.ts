import type { CompanyPage } from '#contract/company-pages.ts';
import type { Screens } from '#web/screen.ts';

export const companyScreens: Screens<CompanyPage> = {};
