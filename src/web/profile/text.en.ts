import type { ProfileCard, ProfileTab } from '#contract/profile-pages.ts';

export const profile = {
  title: 'My Profile',
  crumbs: 'Where you are',
  partsLabel: 'Parts of your profile',
  tabs: {
    info: 'Personal Information',
    family: 'Family',
    documents: 'Documents',
    payments: 'Payments',
    invoices: 'Invoices',
    settings: 'Settings',
  } satisfies Record<ProfileTab, string>,
  guest: 'Valued Guest',
  signedInAs: (name: string) => `Signed in as ${name}`,
  assistance: 'Assistance',
  /** What a person is asked for where the part has no screen of its own. */
  billingSubject: 'My invoices and payments',
  managerSubject: 'A word with my account manager',
  /** Above the button of a card, as the client would say it. */
  parts: {
    'edit-profile': 'Personal information',
    'manage-documents': 'Documents',
    'view-billing': 'Billing',
    'manage-settings': 'Settings',
  } satisfies Record<ProfileCard['id'], string>,
};
