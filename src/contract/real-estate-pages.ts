/** What the pages of real-estate are made from. Plain types: the browser's first chunk imports this file. */
export type RealEstatePage = never;
