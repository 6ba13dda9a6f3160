/** What the pages of schooling are made from. Plain types: the browser's first chunk imports this file. */
export type SchoolingPage = never;
