/** What the pages of profile are made from. Plain types: the browser's first chunk imports this file. */

/** Section 2 of the specification names the four. */
export interface ProfileCard {
  id: 'edit-profile' | 'manage-documents' | 'view-billing' | 'manage-settings';
  title: string;
  text: string;
}

export interface ProfileContent {
  title: string;
  cards: ProfileCard[];
  assistance: { title: string; text: string };
  liveChat: { label: string; path: string };
}

export type ProfilePage = { name: 'profile'; content: ProfileContent };
