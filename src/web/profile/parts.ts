import type { ProfileCard } from '#contract/profile-pages.ts';

/** The addresses of the parts, until each has a screen of its own. */
const cards: Record<string, ProfileCard['id']> = {
  '/profile/info': 'edit-profile',
  '/profile/documents': 'manage-documents',
  '/profile/payments': 'view-billing',
  '/profile/invoices': 'view-billing',
  '/profile/settings': 'manage-settings',
};

/** The card a reader came for; the profile itself is about all of them. */
export function cardAt(path: string): ProfileCard['id'] | undefined {
  return cards[path];
}
