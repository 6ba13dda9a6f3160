import type { ProfileCard, ProfileTab } from '#contract/profile-pages.ts';

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

/** The card under which the profile speaks of a part that has no screen of its own. */
const cards: Record<string, ProfileCard['id']> = {};

/** The card a reader came for; the profile itself is about all of them. */
export function cardAt(path: string): ProfileCard['id'] | undefined {
  return cards[path];
}
