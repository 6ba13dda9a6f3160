/** What the pages of business are made from. Plain types: the browser's first chunk imports this file. */
export type BusinessPage = never;
