/** What the chat's room says, with the words of a talk with a person and of the bar over both: one file, fetched together. */
export { chat } from '#web/chat/text.en.ts';
export { conversations } from '#web/conversations/text.en.ts';
export { house } from '#web/shell/house/text.en.ts';
