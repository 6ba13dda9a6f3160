/** What the pages of profile are made from. Plain types: the browser's first chunk imports this file. */
export type ProfilePage = never;
