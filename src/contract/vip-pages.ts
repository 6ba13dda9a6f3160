/** What the pages of vip are made from. Plain types: the browser's first chunk imports this file. */
export type VipPage = never;
