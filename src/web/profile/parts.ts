import type { ProfileTab } from '#contract/profile/pages.ts';

/** In the order they are read. */
export const profileTabs: readonly ProfileTab[] = [
  'info',
  'family',
  'documents',
  'payments',
  'invoices',
  'settings',
];

export const tabPath = (tab: ProfileTab) => `/profile/${tab}`;
