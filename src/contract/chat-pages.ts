/** What the pages of chat are made from. Plain types: the browser's first chunk imports this file. */
export type ChatPage = never;
