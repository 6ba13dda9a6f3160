/** What the pages of company are made from. Plain types: the browser's first chunk imports this file. */
export type CompanyPage = never;
