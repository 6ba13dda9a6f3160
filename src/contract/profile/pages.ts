/** What the pages of profile are made from. Plain types: the browser's first chunk imports this file. */

/** Section 2 of the specification names the four. */
export interface ProfileCard {
  id: 'edit-profile' | 'manage-documents' | 'view-billing' | 'manage-settings';
  title: string;
  text: string;
  path: string;
}

export interface ProfileContent {
  title: string;
  cards: ProfileCard[];
  assistance: { title: string; text: string };
  liveChat: { label: string; path: string };
}

/** The parts of a profile, in the order of their tabs; the address of each ends with its name. */
export type ProfileTab = 'info' | 'family' | 'documents' | 'payments' | 'invoices' | 'settings';

export type ProfilePage = { name: 'profile' | `profile-${ProfileTab}`; content: ProfileContent };
