import type { ProfileCard } from '#contract/profile-pages.ts';

export const profile = {
  title: 'My Profile',
  guest: 'Valued Guest',
  signedInAs: (name: string) => `Signed in as ${name}`,
  assistance: 'Assistance',
  /** What a person is asked to do until the part has a screen of its own. */
  subjects: {
    'edit-profile': 'Change my profile',
    'view-billing': 'My invoices and payments',
  } satisfies Record<Exclude<ProfileCard['id'], 'manage-settings' | 'manage-documents'>, string>,
  managerSubject: 'A word with my account manager',
  /** Above the button of a card, as the client would say it. */
  parts: {
    'edit-profile': 'Personal information',
    'manage-documents': 'Documents',
    'view-billing': 'Billing',
    'manage-settings': 'Settings',
  } satisfies Record<ProfileCard['id'], string>,
};
